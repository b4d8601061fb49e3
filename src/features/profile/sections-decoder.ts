import { hasType, hasTypedRows, isMissing, type JsonType } from '../../shared/http/json-type.js';
import {
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
  type Shape,
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
  type JsonObject,
  MOST_ROWS,
  type Notes,
  passThrough,
  readJsonBag,
  readText,
  readWords,
  readZip,
} from '../../shared/http/wire.js';
import { readAmount } from '../../shared/money/amount.js';
import type { UserDetails } from '../../shared/shopper/user.js';
import { isMissingText, presentSurname } from '../../shared/validation/missing-text.js';
import { readDrugs } from '../drugs/decoder.js';
import { readPharmacy } from '../drugs/pharmacy-decoder.js';
import { namesPlan } from '../enrollment/decoder.js';
import { priceText, readPlans, readSupplementPlans } from '../plan/decoder.js';
import { planKey } from '../plan/rules/plan.js';
import { readSavedPlans, unreadEntries } from '../plan/rules/saved-plans.js';
import { readProviders } from '../providers/decoder.js';
import type { RecommendedPlan } from '../recommendations/rules/recommended-plan.js';
import { doctorRows, drugRows, planRows, type Rows, savedPlanKey } from './rows-decoder.js';
import type {
  ProfileDrugs,
  ProfilePlans,
  ProfileProviders,
  ReadList,
  RecommendationProfile,
  SupplementProfile,
  UnreadableList,
} from './rules/profile.js';

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

/**
 * The person of the profile. Null if the section is missing or empty (LOGIN-04). Undefined if it is of another type: then nothing says that
 * the details are missing.
 */
export function readUser(section: unknown, profileUuid: string | null, notes: Notes): UserDetails | null | undefined {
  const isTyped = hasType(section, 'object', 'userDetails', notes);
  const user = fieldsOf(userBody, section);
  const uuid = user.uuid ?? profileUuid;
  if (!isTyped || (isEmptyRow(user) && !areTexts(section, 'userDetails', userBody, notes))) return undefined;
  return isEmptyRow(user) || uuid === null ? null : { ...user, ...fieldsOf(userFactsBody, section), uuid };
}

/** Whether the fields that the library knows are missing, texts or numbers. */
function areTexts(section: unknown, name: string, { names }: Shape<unknown>, notes: Notes): boolean {
  return names.map(([, field]) => hasType(fieldOf(section, field), 'text or number', `${field} of ${name}`, notes)).every(Boolean);
}

const plansBody = openShape({
  zipCode: zip,
  savedPlans: leaf((value) => readSavedPlans(typeof value === 'string' ? value : '')),
  plans: raw,
});
/** A list whose section is of its type; otherwise its items are shown only (SAFE-01). */
function asList<Content>(isTyped: boolean, shown: Content, read: ReadList): (Content & ReadList) | UnreadableList<Content> {
  return isTyped ? { ...shown, ...read } : { isUnreadable: true, shown };
}

/** The section as it came. A write sends all of it back. */
function storedList(section: unknown, unreadRows: ReadonlySet<unknown>): ReadList {
  return { stored: isJsonObject(section) ? section : null, ...(unreadRows.size > 0 && { unreadRows }) };
}

/** The same for a list of rows. */
function storedRows(section: unknown, { name, keyOf }: Rows): ReadList {
  const sent = fieldOf(section, name);
  const rows: readonly unknown[] = Array.isArray(sent) ? sent : [];
  const rowsBeyond = new Set(rows.slice(MOST_ROWS));
  const unreadRows = new Set(rows.slice(0, MOST_ROWS).filter((row) => keyOf(row) === undefined));
  return { ...storedList(section, unreadRows), ...(rowsBeyond.size > 0 && { rowsBeyond }) };
}

/** The fields of a section that a write sends back or reads again. */
function hasTypedFields(section: unknown, name: string, types: Readonly<Record<string, JsonType>>, notes: Notes): boolean {
  if (!hasType(section, 'object', name, notes)) return false;
  return Object.entries(types)
    .map(([field, type]) => hasType(fieldOf(section, field), type, field, notes))
    .every(Boolean);
}

/** The saved plans. The string stays exactly as stored (YEAR-07). */
export function readProfilePlans(section: unknown, notes: Notes): ProfilePlans {
  const { plans: rows, ...body } = fieldsOf(plansBody, section);
  const types = { savedPlans: 'text', zipCode: 'text or number' } as const;
  const isTyped = [hasTypedFields(section, 'plansDetails', types, notes), hasTypedRows(rows, planRows.name, planRows.fields, notes)].every(
    Boolean,
  );
  const content = {
    ...body,
    savedOn: readByPlan(rows, (row) => readText(fieldOf(row, 'savedOn'))),
    oleLaunchData: readByPlan(rows, (row) => fieldOf(row, 'oleLaunchData')),
    details: readPlans(Array.isArray(rows) ? rows.filter(hasDetails) : rows, notes),
  };
  return asList(isTyped, content, storedList(section, unreadEntries(body.savedPlans.text)));
}

/** Whether a row has plan details. A row may say only which plan was saved and when, which is valid. */
function hasDetails(row: unknown): boolean {
  return savedPlanKey(row) === undefined || readText(fieldOf(row, 'planName')) !== null;
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
  const rows = fieldOf(section, drugRows.name);
  const pharmacy = fieldOf(section, 'pharmacyObj');
  const isTyped = [
    hasTypedFields(section, 'drugsAndPharmacyDetails', { pharmacyObj: 'object' }, notes),
    hasTypedRows(rows, drugRows.name, drugRows.fields, notes),
    hasTypedFields(isJsonObject(pharmacy) ? pharmacy : null, 'pharmacyObj', pharmacyTypes, notes),
  ].every(Boolean);
  const isCut = hasTooManyRows(rows) && { isCut: true };
  const content = { drugs: readDrugs(rows, notes), ...isCut, pharmacy: readPharmacy(pharmacy, notes) };
  return asList(isTyped, content, storedRows(section, drugRows));
}

const pharmacyTypes = { pharmacyNumber: 'text or number', pharmacyName: 'text or number' } as const;

const providersBody = openShape({ zipCode: zip, planYear: year, providers: [doctorRows.name, raw] });

export function readProfileProviders(section: unknown, notes: Notes): ProfileProviders {
  const body = fieldsOf(providersBody, section);
  const rows = body.providers;
  const types = { zipCode: 'text or number', planYear: 'text or number' } as const;
  const isTyped = [
    hasTypedFields(section, 'providersDetails', types, notes),
    hasTypedRows(rows, doctorRows.name, doctorRows.fields, notes),
  ].every(Boolean);
  const isCut = hasTooManyRows(rows) && { isCut: true };
  const content = { ...body, providers: readProviders(rows, notes), ...isCut };
  return asList(isTyped, content, storedRows(section, doctorRows));
}

const supplementBody = openShape({
  zipCode: zip,
  stateCode: text,
  favorites: ['savedPlanInformation', leaf((saved) => fieldOf(saved, 'favoritedPlans'))],
  applicantZipCode: ['applicantInformation', leaf((applicant) => readZip(fieldOf(applicant, 'zipCode')))],
  plans: raw,
});
const favoriteRow = shape({ planCode: neededText, planYear: neededYear });

/** The supplement section, JSON in a text; null if missing (ENT-01). Undefined if it cannot be read, which is no empty list. */
export function readSupplementProfile(section: unknown, notes: Notes): SupplementProfile | null | undefined {
  const bag = readOptionalBag(section, 'medsuppData', notes);
  if (!isJsonObject(bag)) return bag;
  const { stateCode, ...body } = fieldsOf(supplementBody, bag);
  const isTyped = [
    hasType(fieldOf(bag, 'savedPlanInformation'), 'object', 'savedPlanInformation', notes),
    hasTypedRows(body.favorites, 'favoritedPlans', ['planCode', 'planYear'], notes),
  ].every(Boolean);
  const favorites = readRows(body.favorites, favoriteRow, passThrough, notes, (one) => planKey(one.planCode, one.planYear));
  if (!isTyped || isUnreadList(body.favorites, favorites)) return undefined;
  return { ...body, favorites, plans: readSupplementPlans(body.plans, stateCode, notes) };
}

/** JSON in a text, or an object; null if missing, undefined if it cannot be read. */
function readOptionalBag(section: unknown, name: string, notes: Notes): JsonObject | null | undefined {
  const isNone = typeof section === 'string' ? isMissingText(section) : isMissing(section);
  if (isNone) return null;
  if (typeof section !== 'string') hasType(section, 'object', name, notes);
  return readJsonBag(section, name, notes) ?? undefined;
}

/** Whether a list has rows, but none could be read. */
function isUnreadList(rows: unknown, read: readonly unknown[]): boolean {
  return Array.isArray(rows) && rows.length > 0 && read.length === 0;
}

/** The rows of a list that the library only shows; undefined if it is not a list, or none of its rows can be read. */
export function readShownRows<T>(rows: unknown, name: string, read: (rows: unknown, notes: Notes) => readonly T[], notes: Notes) {
  if (!hasType(rows, 'list', name, notes)) return undefined;
  const made = read(rows, notes);
  return isUnreadList(rows, made) ? undefined : made;
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

/** A recommendation without results, as of a shopper who has not answered. */
export const noRecommendation: RecommendationProfile = { plans: [], hasResults: false, stateCode: null };

/** The recommendation section, JSON in a text. Without results if missing; undefined if it cannot be read (ENT-01, ENT-09). */
export function readRecommendation(section: unknown, notes: Notes): RecommendationProfile | undefined {
  const bag = readOptionalBag(section, 'preData', notes);
  if (!isJsonObject(bag)) return bag === null ? noRecommendation : undefined;
  const body = fieldsOf(recommendationBody, bag);
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
