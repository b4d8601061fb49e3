import { createAtom, keepAfterSignOut } from '../../../shared/state/store.js';

const failed = keepAfterSignOut(createAtom<boolean>('hasDateCallFailed', false));

/** Whether the last call for the server's date failed: then the page does not know whether a service is there (LOAD-05). */
export const $hasDateCallFailed = failed.readable;

export function dateCallAnswered(isOk: boolean): void {
  failed.set(!isOk);
}
