import {
  decode,
  fieldsOf,
  flag,
  isSet,
  leaf,
  neededText,
  neededWords,
  neededYear,
  number,
  openShape,
  type RowOf,
  raw,
  readRows,
  shape,
  text,
  words,
  zip,
} from '../../shared/http/shape.js';
import { type Decoder, dataOf, type Issues, isJsonObject, passThrough, readTexts, readWords } from '../../shared/http/wire.js';
import { isBrokenAmount, readAmount } from '../../shared/money/amount.js';
import { premiumText } from '../../shared/money/money-text.js';
import { readContact } from './contact-decoder.js';
import { readEstimate } from './estimate-decoder.js';
import { readPlanId } from './plan-id-decoder.js';
import { keyOf, type MedicarePlan, type Plan, type PlanKind, type SnpCondition, type SupplementPlan, snpConditions } from './rules/plan.js';
import type { PlanContact } from './rules/plan-contact.js';
import { isPrivateFeeForService, planKindOf, snpKindOf } from './rules/plan-kind.js';

/**
 * A price in the service's wording. A bare number is formatted as money. A malformed or negative amount counts as no
 * price: 'NaN', '1e3', '$-' (CONST-01, INP-05).
 */
export const priceText = leaf((value) => {
  const text = readWords(value);
  const amount = readAmount(text);
  if (text === null || (amount !== null && amount < 0) || isBrokenAmount(text)) return null;
  if (amount === null) return text;
  return text.includes('$') ? text.replace(/\s/g, '') : premiumText(amount);
});

const planRow = shape({
  planId: text,
  name: ['planName', neededWords],
  rawType: ['planType', neededText],
  year: ['planYear', neededYear],
  snpType: text,
  isCommunityPlan: ['isUHCCPPlan', isSet],
  lisMonthlyPremiumText: ['lisMonthlyPremiumFormatted', priceText],
  lisBuyDown: isSet,
  outOfPocketMaximum: ['outofPocketMaximum', number],
  partDDeductible: number,
  prescriptionDrugs: flag,
});

const supplementRow = shape({
  planId: text,
  planCode: text,
  name: ['planName', neededWords],
  planType: text,
  year: ['planYear', neededYear],
  stateCode: text,
  legalEntity: ['msLegalEntity', words],
  positioningStatement: ['msPlanPositioningStatement', words],
  rider: raw,
});

/** Whole and half stars from 0 to 5. Anything else is no rating (FACT-01). */
const stars = leaf((value) => {
  const rating = readAmount(value);
  return rating !== null && rating >= 0 && rating <= 5 && Number.isInteger(rating * 2) ? rating : null;
});

/** A nonnegative amount of money. Some services wrap it in an object. */
const limit = leaf((value) => {
  const amount = readAmount(isJsonObject(value) ? value.value : value);
  return amount !== null && amount >= 0 ? amount : null;
});

/** One code that we do not know makes the whole list unknown (COST-10). */
const conditions = leaf((value): readonly SnpCondition[] | null => {
  const codes = readTexts(value);
  const known = snpConditions.filter((one) => codes?.includes(one));
  return codes?.length && known.length === new Set(codes).size ? known : null;
});

const count = leaf((value) => {
  const amount = readAmount(value);
  return amount !== null && Number.isInteger(amount) && amount >= 0 ? amount : null;
});

/** Optional facts of a Medicare plan (FACT-01, ENT-13). */
const medicareFactRow = openShape({
  overallStarRating: stars,
  networkType: text,
  medicalDeductible: limit,
  tier1PreferredGeneric: text,
  averageMonthlyDrugCost: limit,
  coveredDrugsCount: count,
  businessSegment: text,
  groupId: text,
  snpConditions: conditions,
  isEnrolled: flag,
});

/** Optional facts of all plans. */
const factRow = openShape({
  zipCode: zip,
  county: words,
  detailsUrl: ['planDetailsUrl', text],
  monthlyPremium: number,
  monthlyPremiumText: ['monthlyPremiumFormatted', priceText],
  benefits: raw,
  bullets: ['marketingInformation', raw],
  bulletsV2: ['marketingBulletsV2', raw],
});

const benefitRow = shape({ label: neededWords, value: neededWords });
const bulletRow = shape({ rank: number, text: ['shortBullets', neededWords], icon: ['iconFileName', text] });
const bulletV2Row = shape({ rank: number, text: ['shortBullets', neededWords], icon: text });
const riderRow = shape({ name: ['benefitName', neededWords], help: ['helpText', words] });

/** Plans of any type (ENT-02). */
export function readPlans(rows: unknown, issues: Issues): readonly Plan[] {
  return readRows(rows, planRow, toPlan, issues, keyOf);
}

/** Supplement plans, whose type may be missing. `stateCode` is the default for rows without a state. */
export function readSupplementPlans(rows: unknown, stateCode: string | null, issues: Issues): readonly SupplementPlan[] {
  const make = (row: RowOf<typeof supplementRow>, _: Issues, value: unknown) => toSupplementPlan(row, stateCode, issues, value);
  return readRows(rows, supplementRow, make, issues, keyOf);
}

function toPlan(row: RowOf<typeof planRow>, issues: Issues, value: unknown): Plan | null {
  const { rawType, name: planName, snpType, prescriptionDrugs, partDDeductible } = row;
  const kind = planKindOf({ rawType, planName, snpType, hasDrugCoverage: prescriptionDrugs ?? partDDeductible !== null });
  if (kind === null) issues.texts.add('plan type: unknown');
  if (kind === null) return null;
  if (kind !== 'MEDSUPP') return toMedicarePlan(row, kind, issues, value);
  const supplement = decode(supplementRow, value);
  return supplement ? toSupplementPlan(supplement, null, issues, value) : null;
}

function toMedicarePlan(
  { planId, snpType, prescriptionDrugs: _, ...row }: RowOf<typeof planRow>,
  kind: Exclude<PlanKind, 'MEDSUPP'>,
  issues: Issues,
  value: unknown,
): MedicarePlan | null {
  const id = readPlanId(planId, issues);
  if (id === null) return null;
  const typeFacts = { rawType: row.rawType, planName: row.name, snpType };
  return {
    kind,
    id,
    snpKind: kind === 'SNP' ? snpKindOf(typeFacts) : null,
    isPrivateFeeForService: isPrivateFeeForService(typeFacts),
    drugEstimate: readEstimate(value, issues),
    ...row,
    ...fieldsOf(medicareFactRow, value),
    ...factsOf(value, issues),
  };
}

function toSupplementPlan(
  { planId, planCode, planType, rider, ...row }: RowOf<typeof supplementRow>,
  stateCode: string | null,
  issues: Issues,
  value: unknown,
): SupplementPlan | null {
  const code = planCode ?? planId;
  if (code === null) return null;
  return {
    kind: 'MEDSUPP',
    code,
    rawType: planType ?? 'MedSupp',
    riders: readRows(rider, riderRow, passThrough, issues),
    ...row,
    stateCode: row.stateCode ?? stateCode,
    ...factsOf(value, issues),
  };
}

function factsOf(value: unknown, issues: Issues) {
  const row = fieldsOf(factRow, value);
  return {
    ...row,
    benefits: readRows(row.benefits, benefitRow, passThrough, issues),
    bullets: readRows(row.bullets, bulletRow, passThrough, issues),
    bulletsV2: readRows(row.bulletsV2, bulletV2Row, passThrough, issues),
  };
}

/** CALL-14. */
export const decodePlanList: Decoder<readonly Plan[]> = (body, issues) => {
  const data = dataOf(body);
  return data && readPlans(data.plans, issues);
};

/** The first plan; null if there is none or it cannot be read (CALL-15). */
export const decodePlanDetails: Decoder<Plan | null> = (body, issues) => {
  const data = dataOf(body);
  if (!data) return undefined;
  const first = Array.isArray(data.plans) ? data.plans.slice(0, 1) : data.plans;
  return readPlans(first, issues)[0] ?? null;
};

/** CALL-16. */
export const decodePlanContact: Decoder<PlanContact | null> = (body) => {
  const data = dataOf(body);
  return data && readContact(data);
};

/** The supplement plans of a ZIP code, and its state (SUP-01). */
export interface SupplementPlans {
  readonly stateCode: string | null;
  readonly plans: readonly SupplementPlan[];
}

const supplementBody = openShape({ stateCode: text, plans: raw });

/** CALL-17. */
export const decodeSupplementPlans: Decoder<SupplementPlans> = (body, issues) => {
  const data = decode(supplementBody, dataOf(body));
  return data && { ...data, plans: readSupplementPlans(data.plans, data.stateCode, issues) };
};
