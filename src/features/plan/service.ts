import { planCall } from '../../shared/http/first-calls.js';
import type { Http } from '../../shared/http/http.js';
import type { Result } from '../../shared/http/problem.js';
import { request } from '../../shared/http/request.js';
import { decodePlanContact, decodePlanDetails, decodePlanList } from './decoder.js';
import type { Plan } from './rules/plan.js';
import type { PlanContact } from './rules/plan-contact.js';

/** The details of one plan; null if the service has none (CALL-15, ERR-02). */
export function getPlanDetails(http: Http, planId: string, year: number): Promise<Result<Plan | null>> {
  return request(http, planCall(planId, year), decodePlanDetails);
}

export interface PlanListQuery {
  readonly planYear: number;
  /** The plan type in the services' spelling. Every type of special needs plan is requested as SNP. */
  readonly productType: string;
  readonly stateCode: string;
  readonly fipsCountyCode: string;
}

/** The plans of a type in a county (CALL-14). */
export function getPlanList(http: Http, query: PlanListQuery): Promise<Result<readonly Plan[]>> {
  const productType = query.productType.toUpperCase().includes('SNP') ? 'SNP' : query.productType;
  return request(http, { name: 'planList', params: { ...query, productType } }, decodePlanList);
}

/** The contact for a plan; null if the service has none (CALL-16). */
export function getPlanContact(http: Http, planId: string, year: number): Promise<Result<PlanContact | null>> {
  return request(http, { name: 'planContact', params: { planId, year } }, decodePlanContact);
}
