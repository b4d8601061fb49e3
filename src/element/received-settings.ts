import { page } from '../shared/page/page-object.js';

/** Returns the earlier settings. Later ones are passed to `late`. */
export function receiveAuthorSettings(late: (input: unknown) => void): readonly unknown[] {
  const { authorSettings = [] } = page();
  Object.assign(page(), { onLateSettings: late, authorSettings: [] });
  return authorSettings;
}

/** Test hook: what is set is kept again until someone takes it, and samples are over. */
export function resetAuthorSettings(): void {
  Object.assign(page(), { onLateSettings: undefined, authorSettings: [], memory: undefined });
}
