import { isoDate, readCalendarDate } from '../../shared/calendar/calendar-date.js';
import type { Http } from '../../shared/http/http.js';
import type { Result } from '../../shared/http/problem.js';
import { request } from '../../shared/http/request.js';
import { type Decoder, fieldOf, ignored, readText } from '../../shared/http/wire.js';
import type { KnownPerson } from '../../shared/shopper/user.js';
import { cleanMedicareNumber } from '../../shared/validation/medicare-number.js';
import type { PlanComparison } from './rules/comparison.js';

/** Only a plain OK means that the email was sent. Anything else is shown as an error (TOP-04). */
const decodeSent: Decoder<null> = (body) => (readText(fieldOf(body, 'status')) === 'OK' ? null : undefined);

export interface SavedPlansEmail {
  readonly emailAddress: string;
  readonly planYear: number;
  /** Plan ids, and the codes of supplement plans. */
  readonly planIds: readonly string[];
  readonly siteId: string;
  /** The comparison table of printed page one, in the shopper's language, for the email (COST-09). */
  readonly comparison?: PlanComparison;
}

/** Emails the saved plans to an address (TOP-04). */
export function emailSavedPlans(http: Http, body: SavedPlansEmail): Promise<Result<null>> {
  return request(http, { name: 'emailPlans', method: 'POST', body }, decodeSent);
}

export interface ReminderStop {
  readonly user: Pick<KnownPerson, 'email' | 'firstName' | 'lastName' | 'mbi' | 'gender' | 'dateOfBirth' | 'zipCode'>;
  readonly siteId: string;
  /** M, P, TPM or TPP (IDN-08). */
  readonly statusLetter: string;
  readonly deeplink: string;
}

/** Stops the reminder emails to a person whose identity was confirmed. The response is ignored (IDC-09). */
export function stopReminders(http: Http, { user, siteId, statusLetter, deeplink }: ReminderStop): Promise<Result<null>> {
  const birth = readCalendarDate(user.dateOfBirth);
  const body = {
    emailAddress: user.email ?? '',
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    mbi: cleanMedicareNumber(user.mbi ?? ''),
    gender: user.gender ?? '',
    dob: birth ? isoDate(birth) : '',
    zip: user.zipCode ?? '',
    siteId: /aarp/i.test(siteId) ? 'AARPM' : 'UHCM',
    uhcstatus: statusLetter,
    deeplink,
    profileStatus: 'A',
  };
  return request(http, { name: 'stopReminder', method: 'POST', body, answers: 'nothing', outlivesPage: true }, ignored);
}
