import { createAtom, keepAfterSignOut } from '../../../shared/state/store.js';
import type { PreviousPage } from '../rules/previous-page.js';

const previousPage = keepAfterSignOut(createAtom<PreviousPage>('previousPage', 'plan-summary'));

/** The page that the shopper came from (TOP-02, TOP-03). */
export const $previousPage = previousPage.readable;

export function setPreviousPage(page: PreviousPage): void {
  previousPage.set(page);
}
