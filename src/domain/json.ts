/**
 * A value as JSON. Old libraries of a host page give every list a `toJSON` that makes a text of it; what is written here is the value
 * itself, so that a service is sent lists as lists.
 */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, name) {
    return this[name];
  });
}
