import {
  decode,
  isSet,
  neededText,
  neededYear,
  number,
  openShape,
  type RowOf,
  raw,
  readRows,
  shape,
  text,
} from '../../shared/http/shape.js';
import { type Decoder, fieldOf, type Issues } from '../../shared/http/wire.js';
import { readPlanId } from '../plan/plan-id-decoder.js';
import { planKey } from '../plan/rules/plan.js';
import type { LowIncomeData } from './rules/low-income.js';

const lowIncomeBody = openShape({ isEligible: ['_isEligibleForLIS', isSet], level: ['_LISLevel', text], premiums: ['_subsidyList', raw] });
const premiumRow = shape({ planId: neededText, planYear: neededYear, monthlyPremium: number });

/**
 * The low-income data of a location and year (ENT-10, CALL-20). Without an explicit flag, the shopper is not eligible.
 */
export const decodeLowIncome: Decoder<LowIncomeData> = (body, issues) => {
  const data = decode(lowIncomeBody, fieldOf(body, 'data'));
  if (!data) return undefined;
  return { ...data, premiums: readRows(data.premiums, premiumRow, toPremium, issues, (one) => planKey(one.planId, one.planYear)) };
};

function toPremium(row: RowOf<typeof premiumRow>, issues: Issues): LowIncomeData['premiums'][number] | null {
  return readPlanId(row.planId, issues) && row;
}
