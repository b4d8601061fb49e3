import type { Http } from '../../shared/http/http.js';
import type { Result } from '../../shared/http/problem.js';
import { request } from '../../shared/http/request.js';
import { decodeCounties } from './decoder.js';
import type { County } from './rules/county.js';

/** The counties of a ZIP code (CALL-08). */
export function getCounties(http: Http, zip: string): Promise<Result<readonly County[]>> {
  return request(http, { name: 'counties', params: { zip } }, decodeCounties);
}
