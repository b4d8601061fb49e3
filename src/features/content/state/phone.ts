import { createAtom, keepAfterSignOut } from '../../../shared/state/store.js';

const tollFree = keepAfterSignOut(createAtom<string | null>('tollFree', null));
const tty = keepAfterSignOut(createAtom<string>('tty', '711'));

/** The toll-free number of this page; null until it is known, '' where nothing has one (TFN-01, ENV-05). */
export const $tollFree = tollFree.readable;
/** The number for people who are deaf or hard of hearing. */
export const $tty = tty.readable;

export function setTollFree(number: string): void {
  tollFree.set(number);
}

export function setTty(number: string): void {
  tty.set(number);
}
