import type { CalendarDate } from '../../../../shared/calendar/calendar-date.js';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** `January 31, 2026`. */
export function longDate({ year, month, day }: CalendarDate): string {
  return `${months[month - 1]} ${day}, ${year}`;
}
