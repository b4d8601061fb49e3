import { readWrittenTime } from '../../shared/calendar/written-time.js';
import type { Http } from '../../shared/http/http.js';
import type { Result } from '../../shared/http/problem.js';
import { request } from '../../shared/http/request.js';
import { type Decoder, fieldOf, readText } from '../../shared/http/wire.js';

/** The server's date as written. A date that does not exist is a bad body (CALL-21, YEAR-05). */
export const decodeServerDate: Decoder<string> = (body) => {
  const date = readText(fieldOf(body, 'systemDate'));
  return date !== null && readWrittenTime(date) ? date : undefined;
};

/** The server's date, never from a cache (CALL-21). */
export function getServerDate(http: Http): Promise<Result<string>> {
  return request(http, { name: 'serverDate', isFresh: true }, decodeServerDate);
}
