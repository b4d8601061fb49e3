import { createAtom, keepAfterSignOut, pageSingleton } from '../../../shared/state/store.js';

const host = keepAfterSignOut(createAtom<HTMLElement | null>('compareBarHost', null));

/** The element that shows the compare bar: the first list of saved plans, else the first card that stands alone. */
export const $compareBarHost = host.readable;

interface Offer {
  readonly element: HTMLElement;
  readonly isOfList: boolean;
}

const offers = () => pageSingleton<Set<Offer>>('compareBarOffers', () => new Set());

/** Call it when an element that can show the bar is drawn; the result is called when it leaves the page. */
export function offerCompareBar(element: HTMLElement, isOfList: boolean): () => void {
  const offer = { element, isOfList };
  offers().add(offer);
  chooseHost();
  return () => {
    offers().delete(offer);
    chooseHost();
  };
}

function chooseHost(): void {
  const all = [...offers()];
  host.set((all.find(({ isOfList }) => isOfList) ?? all[0])?.element ?? null);
}
