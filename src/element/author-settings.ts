import { page } from '../shared/page/page-object.js';

/** Settings are said once a page: a second copy of the library speaks to the same. */
export function addAuthorSettings(input: unknown): void {
  const one = page();
  if (one.hearLate) one.hearLate(input);
  else one.said = [...(one.said ?? []), input];
}
