import type { Http } from '../../shared/http/http.js';
import type { Result } from '../../shared/http/problem.js';
import { request } from '../../shared/http/request.js';
import { decodeImport, type ImportSummary } from './decoder.js';

export interface ImportRequest {
  readonly uuid: string;
  readonly isAuthUser: boolean;
  /** One of the settings' `importTriggers`. */
  readonly triggeredBy: string;
}

/** Timeout of the claims search in milliseconds. The page says that it takes up to a minute (IMP-03). */
const SEARCH_TIMEOUT = 60_000;

/** Imports a member's drugs and doctors from their claims (CALL-06). */
export function importMemberItems(http: Http, body: ImportRequest): Promise<Result<ImportSummary>> {
  return request(http, { name: 'importMemberItems', method: 'POST', body, timeout: SEARCH_TIMEOUT }, decodeImport);
}
