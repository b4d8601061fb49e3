/** The status of a saved draft: the one that can be resumed (CARD-06, ENR-01). */
export const IN_PROGRESS = 'In Progress';

/** A plan's enrollment status: none, the pending one, or any other as the service wrote it (CARD-06). */
export type EnrollmentStatus =
  | { readonly kind: 'none' }
  | { readonly kind: 'pending'; readonly text: typeof IN_PROGRESS }
  | { readonly kind: 'other'; readonly text: string };

/** Reads a status without regard to case; 'in-progress' is 'In Progress'; 'none', empty and missing are none (CARD-06). */
export function readEnrollmentStatus(status: string | null | undefined): EnrollmentStatus {
  const text = status?.trim() ?? '';
  const letters = text.toLowerCase().replace(/[\s_-]/g, '');
  if (letters === '' || letters === 'none') return { kind: 'none' };
  return letters === 'inprogress' ? { kind: 'pending', text: IN_PROGRESS } : { kind: 'other', text };
}
