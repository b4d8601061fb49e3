import { fact, ofPage, type View } from '../../../shared/state/page.js';

const active = ofPage(fact<number | null>('activeYear', null));

/** The plan year on the screen; null until the time is known. */
export const $activeYear: View<number | null> = active;

export function setActiveYear(year: number): void {
  active.set(year);
}
