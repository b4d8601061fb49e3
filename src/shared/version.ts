/** The version of the library, the same as in package.json. */
export const version = '1.1.0';
