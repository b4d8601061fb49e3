import { fieldsOf, type WallClock } from './wall-clock.js';

/** `3:42 PM CST`: 12-hour, and always labelled CST, also while Chicago keeps daylight time (ENR-06, ENV-04). */
export function clockText(moment: WallClock): string {
  const { hour, minute } = fieldsOf(moment);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'} CST`;
}

/** `11/14/2025, 3:42 PM CST`: a timestamp as en-US writes it (ENV-04). */
export function timestampText(moment: WallClock): string {
  return `${dateText(moment)}, ${clockText(moment)}`;
}

/** `11/14/2025`: its day alone. */
export function dateText(moment: WallClock): string {
  const { year, month, day } = fieldsOf(moment);
  return `${month}/${day}/${year}`;
}

/** `2026-11-20T09:30:00`: the wall clock itself, for machines. */
export function isoText(moment: WallClock): string {
  return new Date(moment).toISOString().slice(0, 19);
}
