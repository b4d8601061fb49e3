import type { Http } from './http.js';
import type { Result } from './problem.js';
import { request } from './request.js';
import { type Decoder, fieldOf, readText } from './wire.js';

/**
 * A phone number. It may have letters and words beside its digits, as '1-800-MEDICARE'. Words alone are not a number
 * (TFN-01).
 */
export function readNumber(value: unknown): string | null {
  const text = readText(value);
  return text && /\d{3}/.test(text) ? text : null;
}

/** A response without a phone number is a bad body; the caller then uses the default number (TFN-01). */
export const decodeTollFreeNumber: Decoder<string> = (body) => readNumber(fieldOf(body, 'maPdpTFN')) ?? undefined;

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
