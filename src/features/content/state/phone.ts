import { fact, ofPage, type View } from '../../../shared/state/page.js';

const tollFree = ofPage(fact<string | null>('tollFree', null));
const tty = ofPage(fact<string>('tty', '711'));

/** The toll-free number of this page; null until it is known, '' where nothing has one (TFN-01, ENV-05). */
export const $tollFree: View<string | null> = tollFree;
/** The number for people who are deaf or hard of hearing. */
export const $tty: View<string> = tty;

export function setTollFree(number: string): void {
  tollFree.set(number);
}

export function setTty(number: string): void {
  tty.set(number);
}
