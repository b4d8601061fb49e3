import { $today, setServerTime, turnDay, wallClockAt } from '../../../shared/calendar/clock-state.js';
import { nextMidnight } from '../../../shared/calendar/midnight.js';
import { activeYear } from '../../../shared/calendar/plan-year.js';
import { clockStart } from '../../../shared/calendar/system-date.js';
import type { WallClock } from '../../../shared/calendar/wall-clock.js';
import { httpClient, valueOrLog } from '../../../shared/calls/http-client.js';
import { onReturn } from '../../../shared/page/activity.js';
import { pageDocument } from '../../../shared/page/page-document.js';
import { $settings } from '../../../shared/settings/state.js';
import { pageSingleton, pageWatch } from '../../../shared/state/store.js';
import { clock } from '../../../shared/time/clock.js';
import { getServerDate } from '../service.js';
import { dateCallAnswered } from '../state/date-call.js';
import { $activeYear, setActiveYear } from '../state/year.js';
import { chosenYear } from './chosen-year.js';

/** The date is asked for again after ten minutes away, or when the browser's two clocks have drifted apart by this much (YEAR-05). */
const AWAY = 600_000;
const SLEPT = 90_000;
const MINUTE = 60_000;

/** Called when the date has led to another plan year: what is on the page is still of the earlier one. */
type YearTurned = (year: number) => void;

/**
 * Reads the server's date; a missing or unreadable one gives the browser's time in Chicago. The page's first year needs no `yearTurned`.
 */
export async function readServerTime(yearTurned?: YearTurned): Promise<void> {
  const asked = clock.epoch();
  const text = await requestServerDate();
  // The answer may be from before a sleep.
  if (text && clock.epoch() - asked > SLEPT) return readServerTime(yearTurned);
  setServerTime(clockStart(text, clock.epoch()), clock.elapsed());
  firstRead();
  decideYear(yearTurned);
}

/** Resolves when the page knows its date. */
export function serverTime(): Promise<void> {
  return pageSingleton('serverTime', readServerTime);
}

/** The server's date; none when the flag is off, so that the browser's time in Chicago counts (ENV-02). */
async function requestServerDate(): Promise<string | null> {
  const settings = $settings.get();
  if (settings?.preview && settings.systemDate) return settings.systemDate;
  if (!settings?.flags.systemDateTime) return null;
  const answer = await getServerDate(httpClient());
  dateCallAnswered(answer.ok);
  return valueOrLog(answer);
}

const clocks = () => ({ elapsed: clock.elapsed(), epoch: clock.epoch() });

/** How the browser's two clocks stood when the page's date was first read: the computer may sleep while the page still loads. */
const firstRead = () => pageSingleton('firstRead', clocks);

/** Chicago's winter offset. Summer time is an hour off, so the guess is wrong for the first hour of October 1 only. */
const CHICAGO = 6 * 3_600_000;

/** The active year before the server has said its date: by this browser's clock, which is right nearly always. */
export function likelyYear(): number {
  return activeYear((clock.epoch() - CHICAGO) as WallClock, chosenYear());
}

/** The chosen year while it still counts, else the calendar's (YEAR-01, YEAR-05). */
function decideYear(yearTurned?: YearTurned): void {
  const today = $today.get();
  if (today === null) return;
  const before = $activeYear.get();
  const year = activeYear(today, chosenYear());
  setActiveYear(year);
  if (year !== before) yearTurned?.(year);
}

/**
 * Keeps day and year right on a page that stays open, sleeps or is hidden. `cameBack` is called when it returns after a while in the same
 * plan year, because it may have missed changes elsewhere. `dayTurned` is called on a new day of the same plan year.
 */
export function keepTimeCurrent(yearTurned: YearTurned, cameBack: () => void, dayTurned: () => void): void {
  pageWatch('keepTime', () => {
    const isBack = watchAbsence();
    // Timers stop in the back-forward cache and are late afterwards, so the day is looked at on return, too.
    const look = () => {
      const year = $activeYear.get();
      if (isBack()) void readServerTime(yearTurned).then(() => year === $activeYear.get() && cameBack());
      const isNewDay = turnDay(clock.elapsed());
      decideYear(yearTurned);
      if (isNewDay && year === $activeYear.get()) dayTurned();
    };
    look();
    const stops = [onReturn(look), eachMinute(look)];
    return () => {
      for (const stop of stops) stop();
    };
  });
}

/**
 * Checks once a minute and at midnight, to start the new day and to notice a sleep that fired no event. Returns a function that ends it.
 * Midnight is the end of the day that the page knows, not of the clock's. A browser cuts a timer to whole milliseconds, so it may fire just
 * before midnight. By the next check the clock's own midnight would be a day away.
 */
function eachMinute(look: () => void): () => void {
  let stop = () => {};
  const tick = () => {
    const now = wallClockAt(clock.elapsed());
    const today = $today.get();
    if (now === null || today === null) return;
    stop = clock.after(Math.min(nextMidnight(today) - now, MINUTE), () => {
      look();
      tick();
    });
  };
  tick();
  return () => stop();
}

/**
 * The returned function says whether the page has slept, or was hidden for long, since the last call. Sleep shows in one of two ways. The
 * monotonic clock stood still while the other advanced, or a visible page had no check for more than a minute.
 */
function watchAbsence(): () => boolean {
  let seen = firstRead();
  let hiddenAt: number | null = null;
  let hasSlept = false;
  return () => {
    const now = clocks();
    const passed = now.epoch - seen.epoch;
    hasSlept ||= Math.abs(passed - (now.elapsed - seen.elapsed)) > SLEPT || (hiddenAt === null && passed > MINUTE + SLEPT);
    seen = now;
    if (pageDocument.hidden) {
      hiddenAt ??= now.epoch;
      return false;
    }
    const isBack = hasSlept || (hiddenAt !== null && now.epoch - hiddenAt > AWAY);
    hiddenAt = null;
    hasSlept = false;
    return isBack;
  };
}
