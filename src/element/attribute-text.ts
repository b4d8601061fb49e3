/** A value as its attribute says it, in a server's HTML too; undefined leaves the attribute out. */
export function attributeText(value: unknown): string | undefined {
  if (value === true) return '';
  if (value === false || value === null || value === undefined) return undefined;
  return Array.isArray(value) ? value.join(' ') : String(value);
}
