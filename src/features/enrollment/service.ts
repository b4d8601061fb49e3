import type { Http } from '../../shared/http/http.js';
import type { Result } from '../../shared/http/problem.js';
import { request } from '../../shared/http/request.js';
import { cleanMedicareNumber } from '../../shared/validation/medicare-number.js';
import { decodeApplicationStatus, decodeExternalDraft, decodeMemberPlans, decodeSupplementEnrollments } from './decoder.js';
import type { ApplicationState } from './rules/application-status.js';
import type { ExternalDraft } from './rules/draft-merge.js';
import type { MemberPlan, SupplementEnrollment } from './rules/enrollment.js';

const PAGE_SIZE = 100;

export interface ExternalDraftQuery {
  /** A random id that names the call in the service's traces. */
  readonly traceId: string;
  readonly email: string;
}

/** The draft that another site of the brand has for an email address; null if there is none (CALL-07). */
export function getExternalDraft(http: Http, query: ExternalDraftQuery): Promise<Result<ExternalDraft | null>> {
  const call = {
    name: 'externalDraft',
    method: 'POST',
    params: { 'trace-id': query.traceId },
    body: { emailId: query.email },
  } as const;
  return request(http, call, decodeExternalDraft);
}

/** The states of a member's submitted applications, the first 100 (CALL-18, ENR-05). */
export function searchApplicationStatus(http: Http, memberNumber: string): Promise<Result<readonly ApplicationState[]>> {
  const body = { memberNumber, pageSize: PAGE_SIZE };
  return request(http, { name: 'applicationStatus', method: 'POST', body }, decodeApplicationStatus);
}

export interface MemberPlansQuery {
  readonly uuid: string;
  readonly mbi: string;
  readonly isFutureYearPlans: boolean;
}

/** Links the member's plans to the applications they came from (CALL-19, ACT-03). */
export function getMemberPlans(http: Http, query: MemberPlansQuery): Promise<Result<readonly MemberPlan[]>> {
  const { uuid, mbi, isFutureYearPlans } = query;
  const body = { uuid, mbi: cleanMedicareNumber(mbi) };
  return request(http, { name: 'memberPlans', method: 'POST', params: { flag: isFutureYearPlans }, body }, decodeMemberPlans);
}

/** The member's applications for supplement plans, never from a cache (CALL-05, SAFE-02). */
export function getSupplementEnrollments(http: Http): Promise<Result<readonly SupplementEnrollment[]>> {
  return request(http, { name: 'supplementEnrollment', isFresh: true }, decodeSupplementEnrollments);
}
