import { page } from '../shared/page/page-object.js';

/** Returns the earlier settings. Later ones are passed to `late`. */
export function receiveAuthorSettings(late: (input: unknown) => void): readonly unknown[] {
  const { said = [] } = page();
  Object.assign(page(), { hearLate: late, said: [] });
  return said;
}

/** Test hook: what is said is kept again until someone takes it, and samples are over. */
export function resetAuthorSettings(): void {
  Object.assign(page(), { hearLate: undefined, said: [], memory: undefined });
}
