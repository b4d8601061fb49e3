import { type Hidden, hide } from '../../shared/hidden.js';
import {
  decode,
  fieldsOf,
  flag,
  hiddenText,
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
  type Shape,
  shape,
  text,
  words,
  year,
  zip,
} from '../../shared/http/shape.js';
import {
  type Decoder,
  fieldOf,
  type Issues,
  inertJson,
  isJsonObject,
  type JsonObject,
  passThrough,
  readText,
} from '../../shared/http/wire.js';
import { readContact } from '../plan/contact-decoder.js';
import { readPlanId } from '../plan/plan-id-decoder.js';
import { planKey } from '../plan/rules/plan.js';
import { checkPlanId } from '../plan/rules/plan-id.js';
import { planKindOf } from '../plan/rules/plan-kind.js';
import type { ApplicationState } from './rules/application-status.js';
import type { ExternalDraft } from './rules/draft-merge.js';
import {
  type EnrolledPlan,
  type Enrollment,
  type EnrollmentStep,
  type MemberPlan,
  type NextYear,
  nextYearOutcomes,
  type SupplementEnrollment,
} from './rules/enrollment.js';

/**
 * Whether a row identifies a plan: by its id, or a supplement plan by its code. If not, an issue says so without the
 * value (VAL-04).
 */
export function namesPlan({ planId, planType }: { readonly planId: string; readonly planType: string }, issues: Issues): boolean {
  const isCode = planKindOf({ rawType: planType, planName: '', snpType: null }) === 'MEDSUPP';
  return isCode || readPlanId(planId, issues) !== null;
}

const stepRow = shape({ view: neededText, formValid: isSet, nextPageUrl: text });

/** The raw form data; an empty text counts as none. */
const unreadForm = leaf((value) => (typeof value === 'string' && readText(value) === null ? null : value));

/** An application's form data and its readable steps (ENT-07). The data is a list, or a list as JSON text. */
function readForm(
  value: unknown,
  issues: Issues,
): { readonly formData: Hidden<readonly unknown[]>; readonly steps: readonly EnrollmentStep[] } {
  const list = value === null ? [] : inertJson(value);
  if (!Array.isArray(list)) issues.texts.add('formData: unreadable');
  const formData = Array.isArray(list) ? list : [];
  return { formData: hide<readonly unknown[]>(formData), steps: readRows(formData, stepRow, passThrough, issues) };
}

const enrollmentRow = shape({
  planId: neededText,
  planName: neededWords,
  planYear: neededYear,
  planType: neededText,
  zipCode: zip,
  county: words,
  lastSaved: text,
  formData: unreadForm,
  status: words,
  isSubmitted: isSet,
  confirmationNumber: ['confirmationNo', text],
  monthlyPremium: number,
  outOfPocketMaximum: ['outofPocketMaximum', number],
  snpType: text,
  isJarvisEnrollment: flag,
});

/** Saved and submitted applications. A plan may have several submitted ones, with different confirmations (ENT-07). */
export function readEnrollments(rows: unknown, issues: Issues): readonly Enrollment[] {
  return readRows(
    rows,
    enrollmentRow,
    (row, _, value): Enrollment | null =>
      namesPlan(row, issues) ? { ...row, ...readForm(row.formData, issues), contact: readContact(value) } : null,
    issues,
    (one) => `${planKey(one.planId, one.planYear)} ${one.isSubmitted} ${one.confirmationNumber ?? ''}`,
  );
}

const enrolledRow = shape({
  planId: neededText,
  planName: neededWords,
  planYear: neededYear,
  planType: neededText,
  snpType: text,
  isEnrolled: isSet,
  effectiveDate: text,
  terminationDate: text,
  nextYear: leaf(readNextYear),
});

/** Any other outcome counts as unknown (NEXT-02). A plan id that is malformed counts as not named (VAL-04). */
function readNextYear(value: unknown): NextYear | null {
  const named = readText(fieldOf(value, 'outcome'));
  const outcome = nextYearOutcomes.find((one) => one === named) ?? 'unknown';
  const id = checkPlanId(readText(fieldOf(value, 'planId')) ?? '');
  return outcome === 'unknown' && !id.ok ? null : { outcome, planId: id.ok ? id.value : null };
}

/**
 * The plans that the member is or was enrolled in. A plan may occur several times in a year, even with the same start
 * day after a cancellation (ENT-01). So every row stays. Other code decides which one is in force (ACT-01).
 */
export function readEnrolledPlans(rows: unknown, issues: Issues): readonly EnrolledPlan[] {
  const make = (row: EnrolledPlan) => (namesPlan(row, issues) ? row : null);
  return readRows(rows, enrolledRow, make, issues);
}

const supplementApplication = openShape({ applicantDemographics: raw, applicationStatus: raw });
const demographics = openShape({ dateOfBirth: hiddenText, zipCode: zip });
const supplementStatus = shape({
  applicationStatus: neededText,
  adjudicationStatus: text,
  applicationId: neededText,
  statusDate: text,
  savedTimestamp: text,
  plans: raw,
});
const appliedPlan = shape({
  name: ['planName', neededWords],
  descriptor: ['planDescriptor', words],
  code: ['planCode', neededText],
  legalEntity: words,
});

/** The response of the first application: one enrollment or a list (CALL-05, SUP-03). */
export const decodeSupplementEnrollments: Decoder<readonly SupplementEnrollment[]> = (body, issues) => {
  const applications = isJsonObject(body) ? body.applications : undefined;
  if (applications !== null && !Array.isArray(applications)) return undefined;
  const response = fieldOf(applications?.[0], 'response');
  const rows = isJsonObject(response) ? [response] : response;
  return readRows(rows, supplementApplication, toSupplementEnrollment, issues, (one) => one.applicationId);
};

function toSupplementEnrollment(row: RowOf<typeof supplementApplication>, issues: Issues): SupplementEnrollment | null {
  const status = decode(supplementStatus, row.applicationStatus);
  if (!status) return null;
  const plans = readRows(status.plans, appliedPlan, passThrough, issues);
  return { ...status, ...fieldsOf(demographics, row.applicantDemographics), plans };
}

const draftBody = openShape({ formData: unreadForm, updatedAt: ['updateDateTime', text], createdAt: ['createDateTime', text] });
const draftApplicant = openShape({ applicantZipCode: ['zipCode', zip] });
const draftPlan = openShape({ planId: text, planName: words, planYear: year, planType: text });

/** There is no draft if the data is null, has no form, or has an invalid plan id (CALL-07, VAL-04). */
export const decodeExternalDraft: Decoder<ExternalDraft | null> = (body, issues) => {
  if (isJsonObject(body) && body.data === null) return null;
  const draft = decode(draftBody, fieldOf(body, 'data'));
  return draft && toExternalDraft(draft, issues);
};

function toExternalDraft({ formData, ...times }: RowOf<typeof draftBody>, issues: Issues): ExternalDraft | null {
  if (formData === null) return null;
  const form = inertJson(formData);
  const read = readForm(isJsonObject(form) ? (form.steps ?? null) : formData, issues);
  const draft = { ...fieldsOf(draftApplicant, null), ...fieldsOf(draftPlan, null), ...read, ...times };
  for (const holder of isJsonObject(form) ? [form] : filledIn(form)) {
    fillIn(draft, fieldsOf(draftApplicant, holder.applicant ?? holder));
    fillIn(draft, fieldsOf(draftPlan, holder.plan ?? holder));
  }
  const { planId, planType } = draft;
  return planId && !namesPlan({ planId, planType: planType ?? '' }, issues) ? null : draft;
}

/** The answers of the steps that can be read. */
function filledIn(steps: unknown): readonly JsonObject[] {
  const rows = Array.isArray(steps) ? steps.filter((step) => decode(stepRow, step)) : [];
  return rows.map((step) => fieldOf(step, 'data')).filter(isJsonObject);
}

/** For each field, the first object that has it wins. */
function fillIn(draft: Record<string, unknown>, known: object): void {
  for (const [name, value] of Object.entries(known)) draft[name] ??= value;
}

const statusRow = openShape({
  stateCode: ['applicationState', leaf((state) => readText(fieldOf(state, 'code')))],
  imageIdentifier: text,
  planId: text,
  planYear: year,
});

/**
 * Decodes the rows of the list with this name. Null counts as an empty list. Any other value that is not a list is a
 * bad body.
 */
function rowsUnder<R extends object>(name: string, row: Shape<R>): Decoder<readonly R[]> {
  return (body, issues) => {
    const rows = isJsonObject(body) ? body[name] : undefined;
    return rows === null || Array.isArray(rows) ? readRows(rows, row, passThrough, issues) : undefined;
  };
}

/** The entries as received. Another rule decides which ones count (CALL-18, ENR-04). */
export const decodeApplicationStatus: Decoder<readonly ApplicationState[]> = rowsUnder('applications', statusRow);

const memberPlanRow = shape({ yearAndPlanId: ['effDateYearAndPlanId', neededText], applicationIdentifier: text });

/** CALL-19. A plan may have several rows, with and without an application (ACT-03). */
export const decodeMemberPlans: Decoder<readonly MemberPlan[]> = rowsUnder('profileMemberPlans', memberPlanRow);
