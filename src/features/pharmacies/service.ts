import type { Http } from '../../shared/http/http.js';
import { messageIn, type Result } from '../../shared/http/problem.js';
import { request } from '../../shared/http/request.js';
import type { PlanId } from '../plan/rules/plan.js';
import { decodePharmacy, decodePharmacyCoverage, NO_PHARMACY, type PharmacyCoverage } from './decoder.js';
import type { Pharmacy } from './rules/pharmacy.js';

/** The pharmacy with this number; null if the service has none, whatever the response status (CALL-09, ERR-02). */
export async function getPharmacy(http: Http, pharmacyNumber: string, planYear: number): Promise<Result<Pharmacy | null>> {
  const result = await request(http, { name: 'pharmacy', params: { pharmacyNumber, planYear } }, decodePharmacy);
  const isNone = !result.ok && result.problem.kind === 'status' && messageIn(result.problem.body) === NO_PHARMACY;
  return isNone ? { ok: true, value: null, issues: [] } : result;
}

export interface PharmacyCoverageQuery {
  readonly pharmacyNumber: string;
  readonly planYear: number;
  readonly planType: string;
  readonly planIds: readonly PlanId[];
}

/** Whether plans of one type cover a pharmacy (CALL-10). */
export function getPharmacyCoverage(http: Http, query: PharmacyCoverageQuery): Promise<Result<readonly PharmacyCoverage[]>> {
  const params = { ...query, planIds: query.planIds.join(',') };
  return request(http, { name: 'pharmacyCoverage', params }, decodePharmacyCoverage);
}
