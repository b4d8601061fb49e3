import type { Http } from '../../shared/http/http.js';
import type { Result } from '../../shared/http/problem.js';
import { request } from '../../shared/http/request.js';
import { decodeTollFreeNumber } from './phone-decoder.js';

export interface TollFreeQuery {
  readonly pscCookie: string;
  readonly hostname: string;
}

/**
 * Timeout in milliseconds, after which the default number is used. A shopper who needs help must not wait half a
 * minute.
 */
const TIMEOUT = 10_000;

/** The toll-free number of the campaign of this visit (TFN-01). */
export function getTollFreeNumber(http: Http, query: TollFreeQuery): Promise<Result<string>> {
  const headers = { 'cache-control': 'no-cache', pragma: 'no-cache' };
  return request(http, { name: 'tollFreeNumber', params: { ...query }, headers, timeout: TIMEOUT }, decodeTollFreeNumber);
}
