/** Sentences about what somebody typed. The command and the settings page of the WordPress plugin say the same. */
export const typedWords = {
  address: (what: string) => `${what} must be an address with its scheme, such as https://services.example.com`,
  unknownCalls: (names: string) => `The library has no call named ${names}. docs/tags.md lists the names.`,
};
