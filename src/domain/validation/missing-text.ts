/** The text without blanks around it; null when nothing is left, or what a program wrote by mistake: 'null', 'undefined' (VAL-05). */
export function presentText(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' || trimmed === 'null' || trimmed === 'undefined' ? null : trimmed;
}

/** The same of a last name: 'null' is one (INP-11). */
export function presentSurname(text: string | null | undefined): string | null {
  return presentText(text) ?? (text?.trim().toLowerCase() === 'null' ? text.trim() : null);
}

/** Nothing, blanks, or a text that a program wrote by mistake: 'null', 'undefined' (VAL-05). */
export function isMissingText(text: string | null | undefined): boolean {
  return presentText(text) === null;
}
