/** Formats a value as JSON and ignores `toJSON` methods. Old libraries on a host page add a `toJSON` to arrays that returns text. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, name) {
    return this[name];
  });
}
