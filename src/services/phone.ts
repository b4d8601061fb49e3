import type { Http } from './http.js';
import type { Result } from './problem.js';
import { request } from './request.js';
import { type Decoder, fieldOf, readText } from './wire.js';

/** A number to call. It may have letters and words beside its digits, as '1-800-MEDICARE'; words alone are none (TFN-01). */
export function readNumber(value: unknown): string | null {
  const text = readText(value);
  return text && /\d{3}/.test(text) ? text : null;
}

/** A missing number, or words that are none, is a bad body: the caller falls back to the default one either way (TFN-01). */
export const decodeTollFreeNumber: Decoder<string> = (body) => readNumber(fieldOf(body, 'maPdpTFN')) ?? undefined;

export interface TollFreeQuery {
  readonly pscCookie: string;
  readonly hostname: string;
}

/** Milliseconds after which the default number will do: whoever looks for help does not wait half a minute for whom to call. */
const PATIENCE = 10_000;

/** The toll-free number of the campaign that the visit came from (TFN-01). */
export function getTollFreeNumber(http: Http, query: TollFreeQuery): Promise<Result<string>> {
  const headers = { 'cache-control': 'no-cache', pragma: 'no-cache' };
  return request(http, { name: 'tollFreeNumber', params: { ...query }, headers, timeout: PATIENCE }, decodeTollFreeNumber);
}
