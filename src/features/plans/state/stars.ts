import { computed } from 'nanostores';
import { createAtom, keepAfterSignOut, type ReadableAtom } from '../../../shared/state/store.js';

const explained = keepAfterSignOut(createAtom<number>('starDisclosures', 0));
const lists = keepAfterSignOut(createAtom<readonly object[]>('listsWithStars', []));

/** How many disclosures that explain the stars are on the page (FACT-04). */
export const $starDisclosures = explained.readable;
/** The first element with stars shows the sentence if no disclosures do. Of a thousand cards none is notified of the others. */
export const $firstWithStars: ReadableAtom<object | undefined> = computed(lists.readable, (all) => all[0]);

/** Call it when such disclosures are drawn; the result is called when they leave the page. */
export function addStarDisclosures(): () => void {
  explained.set(explained.get() + 1);
  return () => explained.set(explained.get() - 1);
}

/** Call it when a list shows stars; the result is called when it shows none any more. */
export function addStars(by: object): () => void {
  lists.set([...lists.get(), by]);
  return () => lists.set(lists.get().filter((one) => one !== by));
}
