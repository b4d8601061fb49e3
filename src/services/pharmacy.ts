import type { Pharmacy } from '../domain/drug/drug.js';
import type { PlanId } from '../domain/plan/plan.js';
import type { Http } from './http.js';
import { decodePharmacy, decodePharmacyCoverage, NO_PHARMACY, type PharmacyCoverage } from './pharmacy-decoder.js';
import { messageIn, type Result } from './problem.js';
import { request } from './request.js';

/** The pharmacy with this number; null if the service has none, whatever the response status (CALL-09, ERR-02). */
export async function getPharmacy(http: Http, pharmacyNumber: string, planYear: number): Promise<Result<Pharmacy | null>> {
  const result = await request(http, { name: 'pharmacy', params: { pharmacyNumber, planYear } }, decodePharmacy);
  const isNone = !result.ok && result.problem.kind === 'status' && messageIn(result.problem.body) === NO_PHARMACY;
  return isNone ? { ok: true, value: null, notes: [] } : result;
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
