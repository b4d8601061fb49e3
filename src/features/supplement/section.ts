import { hasType, hasTypedRows } from '../../shared/http/json-type.js';
import { fieldsOf, leaf, neededText, neededYear, openShape, raw, readRows, shape, text, zip } from '../../shared/http/shape.js';
import { fieldOf, type Issues, isJsonObject, passThrough, readZip } from '../../shared/http/wire.js';
import { readSupplementPlans } from '../plan/decoder.js';
import { planKey, type SupplementPlan } from '../plan/rules/plan.js';
import { isUnreadList, readOptionalBag, type Section, type SectionCall } from '../profile/section.js';

/** The section `medsuppData`, which the service sends as JSON in a string (ENT-01). */
export interface SupplementProfile {
  readonly zipCode: string | null;
  readonly favorites: readonly { readonly planCode: string; readonly planYear: number }[];
  readonly applicantZipCode: string | null;
  readonly plans: readonly SupplementPlan[];
}

declare module '../profile/rules/profile.js' {
  interface OtherSections {
    /** Null if there is none. */
    readonly supplement: SupplementProfile | null;
  }
}

const body = openShape({
  zipCode: zip,
  stateCode: text,
  favorites: ['savedPlanInformation', leaf((saved) => fieldOf(saved, 'favoritedPlans'))],
  applicantZipCode: ['applicantInformation', leaf((applicant) => readZip(fieldOf(applicant, 'zipCode')))],
  plans: raw,
});
const favoriteRow = shape({ planCode: neededText, planYear: neededYear });

/** Null if missing (ENT-01). Undefined if it cannot be read, which is no empty list. */
function readSupplement(section: unknown, issues: Issues): SupplementProfile | null | undefined {
  const bag = readOptionalBag(section, 'medsuppData', issues);
  if (!isJsonObject(bag)) return bag;
  const { stateCode, ...rest } = fieldsOf(body, bag);
  const isTyped = [
    hasType(fieldOf(bag, 'savedPlanInformation'), 'object', 'savedPlanInformation', issues),
    hasTypedRows(rest.favorites, 'favoritedPlans', ['planCode', 'planYear'], issues),
  ].every(Boolean);
  const favorites = readRows(rest.favorites, favoriteRow, passThrough, issues, (one) => planKey(one.planCode, one.planYear));
  if (!isTyped || isUnreadList(rest.favorites, favorites)) return undefined;
  return { ...rest, favorites, plans: readSupplementPlans(rest.plans, stateCode, issues) };
}

/** The saved supplement plans. */
export const supplementSection: Section<'supplement'> & SectionCall<SupplementProfile | null> = {
  name: 'supplement',
  call: 'medsupp',
  field: 'medsuppData',
  none: null,
  read: readSupplement,
  readAnswer: readSupplement,
};
