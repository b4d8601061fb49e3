const LONGEST = 40;
const AMOUNT = /^(-\s?\$?|\$\s?-|\$|)\s?((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|\.\d+)$/;

/**
 * Reads US dollars from a number or from a text such as `1234.5`, `$1,234.50` or `$ 26.40`. A negative amount stays
 * negative. Returns null for anything else, such as 'Not Applicable', '', 'NaN', '1e3' or '$-' (INP-05).
 */
export function readAmount(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.length > LONGEST) return null;
  const match = AMOUNT.exec(value.trim());
  if (!match) return null;
  const amount = Number(match[2]?.replaceAll(',', ''));
  return match[1]?.includes('-') ? -amount : amount;
}

/** Whether a text looks like an amount but is not one. It has no words, or it is 'NaN' or 'Infinity' (INP-05). */
export function isBrokenAmount(text: string): boolean {
  if (readAmount(text) !== null) return false;
  const bare = text.slice(0, LONGEST).replace(/[$\s,+-]/g, '');
  return /^(?:nan|infinity)$/i.test(bare) || !Number.isNaN(Number(bare)) || !/\p{L}/u.test(bare);
}
