import { computed } from 'nanostores';
import { createAtom, keepAfterSignOut, type ReadableAtom } from '../state/store.js';
import { dayOf, plus, type WallClock } from './wall-clock.js';

interface ServerTime {
  /** The server's clock … */
  readonly wall: WallClock;
  /** … when the browser's monotonic clock stood here. */
  readonly elapsed: number;
}

const serverTime = keepAfterSignOut(createAtom<ServerTime | null>('serverTime', null));
const moment = keepAfterSignOut(createAtom<WallClock | null>('moment', null));

/** The server's wall clock when it was last read, or when a new day began. Rules that depend on the time of day are decided then. */
export const $moment = moment.readable;

/** Midnight of the server's day; null until the time is known. Changes once a day, and so do the decisions that depend on it. */
export const $today: ReadableAtom<WallClock | null> = computed(moment.readable, (wall) => wall && dayOf(wall));

export function setServerTime(wall: WallClock, elapsed: number): void {
  serverTime.set({ wall, elapsed });
  moment.set(wall);
}

/** The server's wall clock, carried forward by the monotonic clock (YEAR-05). */
export function wallClockAt(elapsed: number): WallClock | null {
  const known = serverTime.get();
  return known && plus(known.wall, elapsed - known.elapsed);
}

/** Begins a new day when the clock has passed midnight; true then. */
export function turnDay(elapsed: number): boolean {
  const now = wallClockAt(elapsed);
  const isNew = now !== null && dayOf(now) !== $today.get();
  if (isNew) moment.set(now);
  return isNew;
}
