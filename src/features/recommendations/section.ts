import {
  fieldsOf,
  leaf,
  neededNumber,
  neededText,
  neededWords,
  neededYear,
  openShape,
  type RowOf,
  readRows,
  shape,
  text,
  words,
  zip,
} from '../../shared/http/shape.js';
import { fieldOf, type Issues, isJsonObject, readText } from '../../shared/http/wire.js';
import { readAmount } from '../../shared/money/amount.js';
import { namesPlan } from '../enrollment/decoder.js';
import { priceText } from '../plan/decoder.js';
import { planKey } from '../plan/rules/plan.js';
import { readOptionalBag, type Section } from '../profile/section.js';
import { noRecommendation, type RecommendationProfile, type RecommendedPlan } from './rules/recommended-plan.js';

declare module '../profile/rules/profile.js' {
  interface OtherSections {
    readonly recommendation: RecommendationProfile;
  }
}

const body = openShape({
  plans: ['planRecommendationObj', leaf((recommended) => fieldOf(recommended, 'plans'))],
  hasResults: ['planRecommendationResults', leaf(isFilled)],
  stateCode: text,
});
const recommendedRow = shape({
  rank: neededNumber,
  planId: text,
  planCode: text,
  planName: neededWords,
  planType: neededText,
  planYear: neededYear,
  legalEntity: words,
  deductible: priceText,
  zipCode: zip,
  county: words,
  monthlyPremiumText: ['monthlyPremiumFormatted', priceText],
  outOfPocketMaximum: ['outofPocketMaximum', leaf((maximum) => readAmount(isJsonObject(maximum) ? maximum.value : maximum))],
  enrollmentStatus: text,
  details: words,
  prescriptionDrugs: words,
});

/** JSON in a text. Without results if missing; undefined if it cannot be read (ENT-01, ENT-09). */
function readRecommendation(section: unknown, issues: Issues): RecommendationProfile | undefined {
  const bag = readOptionalBag(section, 'preData', issues);
  if (!isJsonObject(bag)) return bag === null ? noRecommendation : undefined;
  const rest = fieldsOf(body, bag);
  const plans = readRows(rest.plans, recommendedRow, toRecommendedPlan, issues, (one) => planKey(one.planId, one.planYear));
  return { ...rest, plans, hasResults: rest.hasResults || plans.length > 0 };
}

function toRecommendedPlan({ planCode, ...row }: RowOf<typeof recommendedRow>, issues: Issues): RecommendedPlan | null {
  const planId = row.planId ?? planCode ?? '';
  const plan = { ...row, planId };
  return planId && Number.isInteger(row.rank) && row.rank > 0 && namesPlan(plan, issues) ? plan : null;
}

/** Whether an answer is present and not empty. */
function isFilled(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return readText(value) !== null || value === true;
}

/** The recommended plans. */
export const recommendationSection: Section<'recommendation'> = {
  name: 'recommendation',
  field: 'preData',
  none: noRecommendation,
  read: readRecommendation,
};
