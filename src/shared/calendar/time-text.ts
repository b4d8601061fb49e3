import { fieldsOf, type WallClock } from './wall-clock.js';

/** Formats a time as `3:42 PM CST`. It says CST even in daylight saving time (ENR-06, ENV-04). */
export function clockText(moment: WallClock): string {
  const { hour, minute } = fieldsOf(moment);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'} CST`;
}

/** Formats a timestamp in en-US, as `11/14/2025, 3:42 PM CST` (ENV-04). */
export function timestampText(moment: WallClock): string {
  return `${dateText(moment)}, ${clockText(moment)}`;
}

/** Formats a date in en-US, as `11/14/2025`. */
export function dateText(moment: WallClock): string {
  const { year, month, day } = fieldsOf(moment);
  return `${month}/${day}/${year}`;
}

/** Formats a wall clock as `2026-11-20T09:30:00`, for machines. */
export function isoText(moment: WallClock): string {
  return new Date(moment).toISOString().slice(0, 19);
}
