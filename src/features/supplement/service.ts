import type { Http } from '../../shared/http/http.js';
import type { Result } from '../../shared/http/problem.js';
import { request } from '../../shared/http/request.js';
import { decodeSupplementEnrollments } from '../enrollment/decoder.js';
import type { SupplementEnrollment } from '../enrollment/rules/enrollment.js';
import { decodeSupplementPlans, type SupplementPlans } from '../plan/decoder.js';

/** The supplement plans sold at a ZIP code, and its state (CALL-17). */
export function getSupplementPlans(http: Http, zipCode: string): Promise<Result<SupplementPlans>> {
  return request(http, { name: 'supplementPlans', params: { zipCode } }, decodeSupplementPlans);
}

/** The member's applications for supplement plans, never from a cache (CALL-05, SAFE-02). */
export function getSupplementEnrollments(http: Http): Promise<Result<readonly SupplementEnrollment[]>> {
  return request(http, { name: 'supplementEnrollment', isFresh: true }, decodeSupplementEnrollments);
}
