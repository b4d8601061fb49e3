import { contentCall } from '../../shared/http/first-calls.js';
import type { Http } from '../../shared/http/http.js';
import type { Result } from '../../shared/http/problem.js';
import { request } from '../../shared/http/request.js';
import { neededText, type RowOf, readRows, shape, text } from '../../shared/http/shape.js';
import { type Decoder, fieldOf, readTexts } from '../../shared/http/wire.js';
import { benefitCategoryOf, type PlanBenefit } from './rules/plan-benefits.js';

/**
 * Content fragments that no page requests, because no rule uses them (CALL-22). They can still be decoded. They have
 * their own file so that no page downloads their decoders.
 */

const benefitRow = shape({ benefitId: neededText, benefitCategory: neededText, label: text });

/** CONST-02. */
export const decodePlanBenefits: Decoder<readonly PlanBenefit[]> = (body, issues) => {
  const rows = fieldOf(body, 'benefits');
  return Array.isArray(rows) ? readRows(rows, benefitRow, toPlanBenefit, issues, (benefit) => benefit.benefitId) : undefined;
};

function toPlanBenefit({ benefitId, benefitCategory, label }: RowOf<typeof benefitRow>): PlanBenefit | null {
  const category = benefitCategoryOf(benefitCategory);
  return category && { benefitId, benefitCategory: category, label };
}

/** Two-letter codes of states. */
export const decodeStates: Decoder<readonly string[]> = (body) =>
  readTexts(fieldOf(body, 'states'))?.filter((state) => /^[A-Z]{2}$/.test(state));

const spare = { stateFlip: decodeStates, planBenefits: decodePlanBenefits, approvedStates: decodeStates };

export type SpareName = keyof typeof spare;
type Spare<Name extends SpareName> = (typeof spare)[Name] extends Decoder<infer T> ? T : never;

export const spareNames = Object.keys(spare) as readonly SpareName[];

export function getSpareContent<Name extends SpareName>(http: Http, name: Name): Promise<Result<Spare<Name>>> {
  return request(http, contentCall(name), spare[name] as Decoder<Spare<Name>>);
}
