import { untilMidnight } from '../../domain/calendar/midnight.js';
import { activeYear } from '../../domain/calendar/plan-year.js';
import { clockStart } from '../../domain/calendar/system-date.js';
import type { WallClock } from '../../domain/calendar/wall-clock.js';
import { onReturn } from '../../platform/activity.js';
import { clock } from '../../platform/clock.js';
import { $today, setServerTime, turnDay, wallClockAt } from '../../store/clock.js';
import { cell } from '../../store/page.js';
import { $activeYear, setActiveYear } from '../../store/year.js';
import { chosenYear } from './chosen-year.js';

/** Ten minutes away, or this much difference between the two clocks of the browser, and the date is asked for again (YEAR-05). */
const AWAY = 600_000;
const SLEPT = 90_000;
const MINUTE = 60_000;

/** Hears that the clock has brought another year: what is on the page is of the earlier one. */
type YearTurned = (year: number) => void;

/** Asks for the server's date; a missing or unreadable one gives the browser's time in Chicago. Nobody needs to hear of a page's first year. */
export async function readServerTime(ask: () => Promise<string | null>, yearTurned?: YearTurned): Promise<void> {
  const text = await ask();
  setServerTime(clockStart(text, clock.epoch()), clock.elapsed());
  settleYear(yearTurned);
}

/** Winter in Chicago; its summer is an hour off, which is a guess too many on two nights a year. */
const CHICAGO = 6 * 3_600_000;

/** The active year before the server has said its date: by this browser's clock, which is right nearly always. */
export function likelyYear(): number {
  return activeYear((clock.epoch() - CHICAGO) as WallClock, chosenYear());
}

/** The chosen year while it still counts, else the calendar's (YEAR-01, YEAR-05). */
function settleYear(yearTurned?: YearTurned): void {
  const today = $today.get();
  if (today === null) return;
  const before = $activeYear.get();
  const year = activeYear(today, chosenYear());
  setActiveYear(year);
  if (year !== before) yearTurned?.(year);
}

/**
 * Keeps the day and the year right on a page that stays open, sleeps or hides. Of one that comes back in the same year, the caller hears: it
 * may have missed what was saved elsewhere.
 */
export function keepTime(ask: () => Promise<string | null>, yearTurned: YearTurned, cameBack: () => void): void {
  cell('keepTime', () => {
    const isBack = watchAbsence();
    // Timers that stood still, as in the back-forward cache, are late by as long: who comes back is of the new day at once.
    const look = () => {
      const year = $activeYear.get();
      if (isBack()) void readServerTime(ask, yearTurned).then(() => year === $activeYear.get() && cameBack());
      turnDay(clock.elapsed());
      settleYear(yearTurned);
    };
    const stops = [onReturn(look), eachMinute(look)];
    return () => {
      for (const stop of stops) stop();
    };
  });
}

/** Looks once a minute, and at midnight: that lets the new day in, and notices a sleep that nobody announced. Returns what ends it. */
function eachMinute(look: () => void): () => void {
  let stop = () => {};
  const tick = () => {
    const now = wallClockAt(clock.elapsed());
    if (now === null) return;
    stop = clock.after(Math.min(untilMidnight(now), MINUTE), () => {
      look();
      tick();
    });
  };
  tick();
  return () => stop();
}

/**
 * Whether the page was hidden for long, or slept, since it was last asked. Some computers stop the monotonic clock in their sleep; on others
 * a page that nobody hid was not asked each minute.
 */
function watchAbsence(): () => boolean {
  const clocks = () => ({ elapsed: clock.elapsed(), epoch: clock.epoch() });
  let seen = clocks();
  let hiddenAt: number | null = null;
  let hasSlept = false;
  return () => {
    const now = clocks();
    const passed = now.epoch - seen.epoch;
    hasSlept ||= Math.abs(passed - (now.elapsed - seen.elapsed)) > SLEPT || (hiddenAt === null && passed > MINUTE + SLEPT);
    seen = now;
    if (document.hidden) {
      hiddenAt ??= now.epoch;
      return false;
    }
    const isBack = hasSlept || (hiddenAt !== null && now.epoch - hiddenAt > AWAY);
    hiddenAt = null;
    hasSlept = false;
    return isBack;
  };
}
