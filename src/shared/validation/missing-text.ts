/** Trims a text. Returns null if it is empty, 'null' or 'undefined' (VAL-05). */
export function presentText(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' || trimmed === 'null' || trimmed === 'undefined' ? null : trimmed;
}

/** Trims a last name. Unlike `presentText`, it accepts 'null' as a name (INP-11). */
export function presentSurname(text: string | null | undefined): string | null {
  return presentText(text) ?? (text?.trim().toLowerCase() === 'null' ? text.trim() : null);
}

/** Whether a text is missing, blank, 'null' or 'undefined' (VAL-05). */
export function isMissingText(text: string | null | undefined): boolean {
  return presentText(text) === null;
}
