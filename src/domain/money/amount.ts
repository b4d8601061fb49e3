const LONGEST = 40;
const AMOUNT = /^(-\s?\$?|\$\s?-|\$|)\s?((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|\.\d+)$/;

/**
 * An amount in US dollars as a service writes it: a number, or a text such as `1234.5`, `$1,234.50` or `$ 26.40`.
 * Anything else is missing and gives null: 'Not Applicable', '', 'null', 'NaN', 'Infinity', '1e3', '$-' (INP-05). A negative amount is read as such.
 */
export function readAmount(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.length > LONGEST) return null;
  const match = AMOUNT.exec(value.trim());
  if (!match) return null;
  const amount = Number(match[2]?.replaceAll(',', ''));
  return match[1]?.includes('-') ? -amount : amount;
}

/** A text that would be an amount and is none: without words, or what a program writes for no number, such as 'NaN' (INP-05). */
export function isBrokenAmount(text: string): boolean {
  if (readAmount(text) !== null) return false;
  const bare = text.slice(0, LONGEST).replace(/[$\s,+-]/g, '');
  return /^(?:nan|infinity)$/i.test(bare) || !Number.isNaN(Number(bare)) || !/\p{L}/u.test(bare);
}
