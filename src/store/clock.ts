import { dayOf, plus, type WallClock } from '../domain/calendar/wall-clock.js';
import { fact, ofPage, type View } from './page.js';

interface ServerTime {
  /** What the server's clock said … */
  readonly wall: WallClock;
  /** … when the browser's monotonic clock stood here. */
  readonly elapsed: number;
}

const serverTime = ofPage(fact<ServerTime | null>('serverTime', null));
const today = ofPage(fact<WallClock | null>('today', null));

/** Midnight of the server's day; null until the time is known. Changes once a day, so what it decides is decided once a day. */
export const $today: View<WallClock | null> = today;

export function setServerTime(wall: WallClock, elapsed: number): void {
  serverTime.set({ wall, elapsed });
  today.set(dayOf(wall));
}

/** The server's wall clock, carried forward by the monotonic clock (YEAR-05). */
export function wallClockAt(elapsed: number): WallClock | null {
  const known = serverTime.get();
  return known && plus(known.wall, elapsed - known.elapsed);
}

/** Lets a new day in, when the clock has passed midnight. */
export function turnDay(elapsed: number): void {
  const now = wallClockAt(elapsed);
  if (now !== null) today.set(dayOf(now));
}
