import {
  decode,
  fieldsOf,
  hiddenText,
  isEmptyRow,
  leaf,
  list,
  neededNumber,
  neededText,
  neededWords,
  neededYear,
  openShape,
  type RowOf,
  raw,
  readRows,
  shape,
  text,
  words,
  year,
  zip,
} from '../../shared/http/shape.js';
import {
  fieldOf,
  hasTooManyRows,
  inertJson,
  isJsonObject,
  type Notes,
  passThrough,
  readJsonBag,
  readText,
  readWords,
  readZip,
} from '../../shared/http/wire.js';
import { readAmount } from '../../shared/money/amount.js';
import type { UserDetails } from '../../shared/shopper/user.js';
import { presentSurname } from '../../shared/validation/missing-text.js';
import { readDrugs } from '../drugs/decoder.js';
import { readPharmacy } from '../drugs/pharmacy-decoder.js';
import { namesPlan } from '../enrollment/decoder.js';
import { priceText, readPlans, readSupplementPlans } from '../plans/decoder.js';
import { type PlanKey, planKey } from '../plans/rules/plan.js';
import { readSavedPlans } from '../plans/rules/saved-plans.js';
import { readProviders } from '../providers/decoder.js';
import type { RecommendedPlan } from '../recommendations/rules/recommended-plan.js';
import type { ProfileDrugs, ProfilePlans, ProfileProviders, RecommendationProfile, SupplementProfile } from './rules/profile.js';

/** A last name may be "Null" (INP-11). */
const surname = leaf((value) => readWords(value) ?? presentSurname(typeof value === 'string' ? value : null));

export const userBody = openShape({
  uuid: text,
  firstName: words,
  lastName: surname,
  email: hiddenText,
  dateOfBirth: ['dob', hiddenText],
  mbi: hiddenText,
  gender: text,
  zipCode: zip,
  optumId: text,
  userType: text,
  profileType: text,
  salesforceRecordType: text,
  telesalesType: ['telesalesProfileType', text],
  createdBy: text,
  mergedProfileUuid: text,
  importAgreementDate: ['importAgreementData', leaf((agreement) => readText(fieldOf(agreement, 'agreementDate')))],
});

/** Optional facts of the person (ENT-13). */
const userFactsBody = openShape({
  fullName: text,
  nickName: text,
  profileStatus: text,
  consent: text,
  importHistory: leaf((history) => (Array.isArray(history) ? history.map(inertJson) : [])),
  accountLinkIds: list,
});

/** The person of the profile; null if the section is missing or empty (LOGIN-04). */
export function readUser(section: unknown, profileUuid: string | null): UserDetails | null {
  const user = fieldsOf(userBody, section);
  const uuid = user.uuid ?? profileUuid;
  return isEmptyRow(user) || uuid === null ? null : { ...user, ...fieldsOf(userFactsBody, section), uuid };
}

const plansBody = openShape({
  zipCode: zip,
  savedPlans: leaf((value) => readSavedPlans(typeof value === 'string' ? value : '')),
  plans: raw,
});
const keyRow = shape({ planId: text, planCode: text, planYear: neededYear });

/** The saved plans. The string stays exactly as stored (YEAR-07). */
export function readProfilePlans(section: unknown, notes: Notes): ProfilePlans {
  const { plans: rows, ...body } = fieldsOf(plansBody, section);
  return {
    ...body,
    savedOn: readByPlan(rows, (row) => readText(fieldOf(row, 'savedOn'))),
    oleLaunchData: readByPlan(rows, (row) => fieldOf(row, 'oleLaunchData')),
    details: readPlans(Array.isArray(rows) ? rows.filter(hasDetails) : rows, notes),
    stored: isJsonObject(section) ? section : null,
  };
}

/** Whether a row has plan details. A row may say only which plan was saved and when, which is valid. */
function hasDetails(row: unknown): boolean {
  return savedPlanKey(row) === undefined || readText(fieldOf(row, 'planName')) !== null;
}

/** The plan key of a row; undefined if it cannot be read. */
export function savedPlanKey(value: unknown): PlanKey | undefined {
  const row = decode(keyRow, value);
  const id = row?.planId ?? row?.planCode;
  return row && id ? planKey(id, row.planYear) : undefined;
}

/** The values that the rows give, by plan key. Null is left out. */
function readByPlan<T>(rows: unknown, read: (row: unknown) => T | null): Readonly<Record<string, NonNullable<T>>> {
  const byPlan: Record<string, NonNullable<T>> = Object.create(null);
  for (const row of Array.isArray(rows) ? rows : []) {
    const key = savedPlanKey(row);
    const value = read(row);
    if (key && value !== null && value !== undefined) byPlan[key] = value;
  }
  return byPlan;
}

export function readProfileDrugs(section: unknown, notes: Notes): ProfileDrugs {
  return {
    drugs: readDrugs(fieldOf(section, 'drugInfoDetails'), notes),
    ...(hasTooManyRows(fieldOf(section, 'drugInfoDetails')) && { isCut: true }),
    pharmacy: readPharmacy(fieldOf(section, 'pharmacyObj'), notes),
    stored: isJsonObject(section) ? section : null,
  };
}

const providersBody = openShape({ zipCode: zip, planYear: year, providers: ['providerIdList', raw] });

export function readProfileProviders(section: unknown, notes: Notes): ProfileProviders {
  const body = fieldsOf(providersBody, section);
  const isCut = hasTooManyRows(body.providers) && { isCut: true };
  return { ...body, providers: readProviders(body.providers, notes), ...isCut, stored: isJsonObject(section) ? section : null };
}

const supplementBody = openShape({
  zipCode: zip,
  stateCode: text,
  favorites: ['savedPlanInformation', leaf((saved) => fieldOf(saved, 'favoritedPlans'))],
  applicantZipCode: ['applicantInformation', leaf((applicant) => readZip(fieldOf(applicant, 'zipCode')))],
  plans: raw,
});
const favoriteRow = shape({ planCode: neededText, planYear: neededYear });

/** The supplement section, JSON in a text; null if missing or unreadable (ENT-01). */
export function readSupplementProfile(section: unknown, notes: Notes): SupplementProfile | null {
  const body = decode(supplementBody, readJsonBag(section, 'medsuppData', notes));
  if (!body) return null;
  const { stateCode, ...rest } = body;
  return {
    ...rest,
    favorites: readRows(body.favorites, favoriteRow, passThrough, notes, (one) => planKey(one.planCode, one.planYear)),
    plans: readSupplementPlans(body.plans, stateCode, notes),
  };
}

const recommendationBody = openShape({
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

/** The recommendation section, JSON in a text. Without results if missing or unreadable (ENT-01, ENT-09). */
export function readRecommendation(section: unknown, notes: Notes): RecommendationProfile {
  const body = fieldsOf(recommendationBody, readJsonBag(section, 'preData', notes));
  const plans = readRows(body.plans, recommendedRow, toRecommendedPlan, notes, (one) => planKey(one.planId, one.planYear));
  return { ...body, plans, hasResults: body.hasResults || plans.length > 0 };
}

function toRecommendedPlan({ planCode, ...row }: RowOf<typeof recommendedRow>, notes: Notes): RecommendedPlan | null {
  const planId = row.planId ?? planCode ?? '';
  const plan = { ...row, planId };
  return planId && Number.isInteger(row.rank) && row.rank > 0 && namesPlan(plan, notes) ? plan : null;
}

/** Whether an answer is present and not empty. */
function isFilled(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return readText(value) !== null || value === true;
}
