import type { Http } from '../../shared/http/http.js';
import type { Result } from '../../shared/http/problem.js';
import { request } from '../../shared/http/request.js';
import { type Decoder, fieldOf, readText } from '../../shared/http/wire.js';
import type { PlanComparison } from './rules/comparison.js';

/** Only a plain OK means that the email was sent. Anything else is shown as an error (TOP-04). */
const decodeSent: Decoder<null> = (body) => (readText(fieldOf(body, 'status')) === 'OK' ? null : undefined);

export interface SavedPlansEmail {
  readonly emailAddress: string;
  readonly planYear: number;
  /** Plan ids, and the codes of supplement plans. */
  readonly planIds: readonly string[];
  readonly siteId: string;
  /** The comparison table of printed page one, in the shopper's language, for the email (COST-09). */
  readonly comparison?: PlanComparison;
}

/** Emails the saved plans to an address (TOP-04). */
export function emailSavedPlans(http: Http, body: SavedPlansEmail): Promise<Result<null>> {
  return request(http, { name: 'emailPlans', method: 'POST', body }, decodeSent);
}
