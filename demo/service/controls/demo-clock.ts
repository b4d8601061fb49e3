import type { Context } from 'hono';
import { type DemoDate, readDemoDate } from '../demo-date.js';
import { cookieOf, switchOf } from './identity.js';

export const DATE_COOKIE = 'ucp_demo_date';

/** The system date of the demo. A date that was set does not advance: the service returns it until it is set again. */
export interface DemoClock {
  /** The date of a request: its switch `x-demo-date`, else its cookie, else the date set for all, else today. */
  of(c: Context): DemoDate;
  today(): DemoDate;
  /** Sets the date for all requests without one of their own. Null restores the real date. */
  set(text: string | null): void;
}

/** @param now the real wall clock, `YYYY-MM-DDTHH:mm:ss` */
export function createDemoClock(now: () => string): DemoClock {
  let fixed: string | null = null;

  function today(): DemoDate {
    const real = readDemoDate(now(), { text: '', year: 1970, month: 1 });
    return fixed === null ? real : readDemoDate(fixed, real);
  }

  return {
    today,
    of(c) {
      const text = switchOf(c, 'date') ?? cookieOf(c, DATE_COOKIE);
      return text ? readDemoDate(text, today()) : today();
    },
    set(text) {
      fixed = text;
    },
  };
}
