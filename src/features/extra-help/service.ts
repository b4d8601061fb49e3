import type { Http } from '../../shared/http/http.js';
import type { Result } from '../../shared/http/problem.js';
import { request } from '../../shared/http/request.js';
import { decodeLowIncome } from './decoder.js';
import type { LowIncomeData } from './rules/low-income.js';

export interface LowIncomeQuery {
  readonly zip: string;
  readonly stateCode: string;
  readonly fipsCountyCode: string;
  readonly year: number;
}

/**
 * The effect of Extra Help on the premiums of a location and year. The response depends on the shopper, so it is never
 * cached (CALL-20, SAFE-02).
 */
export function getLowIncome(http: Http, query: LowIncomeQuery): Promise<Result<LowIncomeData>> {
  const { zip, stateCode: state, fipsCountyCode: fips, year } = query;
  return request(http, { name: 'lowIncome', params: { zip, state, fips, year }, isFresh: true }, decodeLowIncome);
}
