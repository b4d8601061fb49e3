import type { Http } from '../../shared/http/http.js';
import type { Result } from '../../shared/http/problem.js';
import { request } from '../../shared/http/request.js';
import { decodeSupplementPlans, type SupplementPlans } from '../plan/decoder.js';

/** The supplement plans sold at a ZIP code, and its state (CALL-17). */
export function getSupplementPlans(http: Http, zipCode: string): Promise<Result<SupplementPlans>> {
  return request(http, { name: 'supplementPlans', params: { zipCode } }, decodeSupplementPlans);
}
