/** The status of a saved draft, which can be resumed (CARD-06, ENR-01). */
export const IN_PROGRESS = 'In Progress';

/** A plan's enrollment status. `text` of kind `other` is the text of the service (CARD-06). */
export type EnrollmentStatus =
  | { readonly kind: 'none' }
  | { readonly kind: 'pending'; readonly text: typeof IN_PROGRESS }
  | { readonly kind: 'other'; readonly text: string };

/** Reads a status in any letter case, with or without hyphens. 'none', empty and missing values are no status (CARD-06). */
export function readEnrollmentStatus(status: string | null | undefined): EnrollmentStatus {
  const text = status?.trim() ?? '';
  const letters = text.toLowerCase().replace(/[\s_-]/g, '');
  if (letters === '' || letters === 'none') return { kind: 'none' };
  return letters === 'inprogress' ? { kind: 'pending', text: IN_PROGRESS } : { kind: 'other', text };
}
