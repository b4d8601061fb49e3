import { page } from '../shared/page/page-object.js';

/** A page has one list of settings, and every copy of the library adds to it. */
export function addAuthorSettings(input: unknown): void {
  const one = page();
  if (one.onLateSettings) one.onLateSettings(input);
  else one.authorSettings = [...(one.authorSettings ?? []), input];
}
