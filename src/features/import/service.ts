import { readCalendarDate, slashedDate } from '../../shared/calendar/calendar-date.js';
import type { Http } from '../../shared/http/http.js';
import type { Problem, Result } from '../../shared/http/problem.js';
import { request } from '../../shared/http/request.js';
import { newNotes } from '../../shared/http/wire.js';
import type { KnownPerson } from '../../shared/shopper/user.js';
import { cleanMedicareNumber } from '../../shared/validation/medicare-number.js';
import { decodeImport, decodeMerge, type ImportSummary, type MergeOutcome } from './decoder.js';

export interface ImportRequest {
  readonly uuid: string;
  readonly isAuthUser: boolean;
  /** One of the settings' `importTriggers`. */
  readonly triggeredBy: string;
}

/** Timeout of the claims search in milliseconds. The page says that it takes up to a minute (IMP-03). */
const SEARCH_TIMEOUT = 60_000;

/** Imports a member's drugs and doctors from their claims (CALL-06). */
export function importMemberItems(http: Http, body: ImportRequest): Promise<Result<ImportSummary>> {
  return request(http, { name: 'importMemberItems', method: 'POST', body, timeout: SEARCH_TIMEOUT }, decodeImport);
}

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
  const outcome = problem.kind === 'status' ? decodeMerge(problem.body, newNotes()) : undefined;
  return outcome?.attemptsLeft ?? null;
}
