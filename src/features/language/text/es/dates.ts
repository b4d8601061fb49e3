import type { CalendarDate } from '../../../../shared/calendar/calendar-date.js';

const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/** `31 de enero de 2026`. */
export function longDate({ year, month, day }: CalendarDate): string {
  return `${day} de ${months[month - 1]} de ${year}`;
}
