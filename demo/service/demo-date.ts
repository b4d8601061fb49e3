/** The system date of a request: the text as given, and its parsed parts. */
export interface DemoDate {
  readonly text: string;
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

const ISO = /^(\d{4})-(\d{2})-\d{2}/;
const SLASHES = /^(\d{2})\/\d{2}\/(\d{4})/;

/**
 * Parses `YYYY-MM-DD…` and `MM/DD/YYYY…`. Any other text is kept, so that a page can be tried with an unreadable date.
 * Its year and month are those of `fallback`.
 */
export function readDemoDate(text: string, fallback: DemoDate): DemoDate {
  const iso = ISO.exec(text);
  if (iso) return { text, year: Number(iso[1]), month: Number(iso[2]) };
  const slashes = SLASHES.exec(text);
  if (slashes) return { text, year: Number(slashes[2]), month: Number(slashes[1]) };
  return { text, year: fallback.year, month: fallback.month };
}

/** `YYYY-MM-DDTHH:mm:ss` in Chicago time. */
export function chicagoTime(moment: Date): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/Chicago',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(moment);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}`;
}

/** The plan year that is on sale: the next one from October on (YEAR-01). */
export function activeYear(at: DemoDate): number {
  return at.month >= 10 ? at.year + 1 : at.year;
}

/** `YYYY-MM-DD`, `days` before or after the date. An unreadable date counts as the first of its month. */
export function dayFrom(at: DemoDate, days: number): string {
  const iso = /^\d{4}-\d{2}-(\d{2})/.exec(at.text);
  const slashes = /^\d{2}\/(\d{2})\/\d{4}/.exec(at.text);
  const day = Number(iso?.[1] ?? slashes?.[1] ?? 1);
  return new Date(Date.UTC(at.year, at.month - 1, day + days)).toISOString().slice(0, 10);
}

/** The date as a timestamp, `YYYY-MM-DDTHH:mm:ss`; noon if it has no time. */
export function stampOf(at: DemoDate): string {
  const time = /^\d{4}-\d{2}-\d{2}T(\d{2}:\d{2}:\d{2})/.exec(at.text)?.[1] ?? '12:00:00';
  return `${dayFrom(at, 0)}T${time}`;
}
