import type { County } from '../domain/place/county.js';
import type { Http } from './http.js';
import { decodeCounties } from './places-decoder.js';
import type { Result } from './problem.js';
import { request } from './request.js';

/** The counties of a ZIP code (CALL-08). */
export function getCounties(http: Http, zip: string): Promise<Result<readonly County[]>> {
  return request(http, { name: 'counties', params: { zip } }, decodeCounties);
}
