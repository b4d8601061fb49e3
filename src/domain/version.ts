/** The version of this copy of the library; the package says the same. */
export const version = '0.1.0';
