import { createAtom, ofPage, type ReadableAtom } from '../../../shared/state/store.js';

const active = ofPage(createAtom<number | null>('activeYear', null));

/** The plan year on the screen; null until the time is known. */
export const $activeYear: ReadableAtom<number | null> = active;

export function setActiveYear(year: number): void {
  active.set(year);
}
