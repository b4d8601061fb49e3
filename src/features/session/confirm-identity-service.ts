import { isoDate, readCalendarDate, slashedDate } from '../../shared/calendar/calendar-date.js';
import type { Http } from '../../shared/http/http.js';
import type { Problem, Result } from '../../shared/http/problem.js';
import { request } from '../../shared/http/request.js';
import { ignored, newIssues } from '../../shared/http/wire.js';
import type { KnownPerson } from '../../shared/shopper/user.js';
import { cleanMedicareNumber } from '../../shared/validation/medicare-number.js';
import { decodeMerge, type MergeOutcome } from './merge-decoder.js';

/** The person, from the profile or from the form. */
export interface MergeRequest extends Pick<KnownPerson, 'firstName' | 'lastName' | 'email' | 'dateOfBirth' | 'mbi' | 'gender' | 'zipCode'> {
  /** 'm' merges. 's' saves that the shopper declined (IDC-08, IDC-10). */
  readonly action: 'm' | 's';
}

/** Confirms an identity, or declines to. Missing fields are sent as empty texts (IDC-05, IDC-10). */
export function mergeProfile(http: Http, person: MergeRequest): Promise<Result<MergeOutcome>> {
  const birth = readCalendarDate(person.dateOfBirth);
  const body = {
    firstName: trimmed(person.firstName),
    lastName: trimmed(person.lastName),
    email: trimmed(person.email),
    dob: birth ? slashedDate(birth) : '',
    mbi: cleanMedicareNumber(trimmed(person.mbi)),
    gender: trimmed(person.gender),
    zipCode: trimmed(person.zipCode),
    action: person.action,
  };
  return request(http, { name: 'mergeProfile', method: 'POST', body, outlivesPage: true }, decodeMerge);
}

function trimmed(text: string | null): string {
  return text?.trim() ?? '';
}

/** The number of attempts left after a failed merge, if its body has one (IDC-07). */
export function attemptsLeftAfter(problem: Problem): number | null {
  const outcome = problem.kind === 'status' ? decodeMerge(problem.body, newIssues()) : undefined;
  return outcome?.attemptsLeft ?? null;
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
