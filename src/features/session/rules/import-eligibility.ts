import { readDay } from '../../../shared/calendar/service-time.js';
import { fieldsOf, type WallClock } from '../../../shared/calendar/wall-clock.js';

/** Says whether a member's items may be imported, and why. */
export type ImportEligibility =
  | { readonly isEligible: true; readonly reason: 'never-agreed' | 'agreed-earlier' }
  | { readonly isEligible: false; readonly reason: 'agreed-this-month' };

/** Allows an import unless the member agreed to one earlier in the same month, by the server's date (IMP-02). */
export function importEligibility(agreementDate: string | null, today: WallClock): ImportEligibility {
  const agreed = readDay(agreementDate);
  if (agreed === null) return { isEligible: true, reason: 'never-agreed' };
  const then = fieldsOf(agreed.at);
  const now = fieldsOf(today);
  const isSameMonth = then.year === now.year && then.month === now.month;
  return isSameMonth ? { isEligible: false, reason: 'agreed-this-month' } : { isEligible: true, reason: 'agreed-earlier' };
}
