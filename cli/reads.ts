import { getTollFreeNumber } from '../src/features/content/phone-service.js';
import { type FragmentName, fragmentNames, getContent, getTextFragment, type TextFragmentName } from '../src/features/content/service.js';
import { getSpareContent, type SpareName, spareNames } from '../src/features/content/spare-content-service.js';
import { drugsSection } from '../src/features/drugs/section.js';
import { estimatePlanCost, getGenericDrug, searchDrugs } from '../src/features/drugs/service.js';
import { getExternalDraft, getMemberPlans, getSupplementEnrollments, searchApplicationStatus } from '../src/features/enrollment/service.js';
import { getLowIncome } from '../src/features/extra-help/service.js';
import { getPharmacy, getPharmacyCoverage } from '../src/features/pharmacies/service.js';
import type { County } from '../src/features/place/rules/county.js';
import { getCounties } from '../src/features/place/service.js';
import type { PlanId } from '../src/features/plan/rules/plan.js';
import { getPlanContact, getPlanDetails, getPlanList } from '../src/features/plan/service.js';
import { getServerDate } from '../src/features/plan-year/service.js';
import { plansSection } from '../src/features/plans/section.js';
import type { SentProfile } from '../src/features/profile/decoder.js';
import { contentOf } from '../src/features/profile/rules/unread.js';
import type { SectionCall } from '../src/features/profile/section.js';
import { getProfile, getProfileSection } from '../src/features/profile/service.js';
import { userSection } from '../src/features/profile/user-section.js';
import { versionOf } from '../src/features/profile/write-service.js';
import { providersSection } from '../src/features/providers/section.js';
import { supplementSection } from '../src/features/supplement/section.js';
import { getSupplementPlans } from '../src/features/supplement/service.js';
import { sections } from '../src/sections.js';
import { reveal } from '../src/shared/hidden.js';
import type { EndpointName } from '../src/shared/http/endpoints.js';
import type { Http } from '../src/shared/http/http.js';
import type { Result } from '../src/shared/http/problem.js';
import { writingCalls } from '../src/shared/http/writing-calls.js';

/** What is known for the next reads: from the options, and from the reads before. */
export interface CheckState {
  readonly uuid: string | null;
  zip: string | null;
  plan: string | null;
  year: number;
  profile: SentProfile | null;
  county: County | null;
}

/** Why a call is not made. */
interface Skipped {
  readonly reason: string;
}

/** A call that changes nothing, as the library makes it. */
export interface Read {
  /** Its id in `docs/openapi.yaml`. */
  readonly operation: string;
  /** The end of the path where the contract leaves it open, such as a section. */
  readonly path?: string;
  readonly make: (http: Http, known: CheckState) => Promise<Result<unknown>> | Skipped;
  /** Other requirements of the response, and the message for each. */
  readonly inspect?: (value: never, known: CheckState) => Inspected;
  /** A page has built-in words for a file that is not there. */
  readonly mayBeMissing?: string;
  /** No page makes this call today. */
  readonly isUnused?: boolean;
}

interface Inspected {
  readonly faults?: readonly string[];
  readonly notes?: readonly string[];
}

const skip = (reason: string): Skipped => ({ reason });
const NO_UUID = 'pass --uuid';

/** Why something of the profile is not known. */
function lacks({ uuid, profile: holder }: CheckState, what: string, option = ''): Skipped {
  const other = option && `pass ${option}`;
  if (holder) return skip(`the profile has no ${what}${other && `: ${other}`}`);
  return skip(uuid ? `the profile could not be read${other && `: ${other}`}` : `pass --uuid${option && ` or ${option}`}`);
}

const noZip = (known: CheckState) => lacks(known, 'ZIP code', '--zip');
const noPlan = (known: CheckState) => lacks(known, 'saved plan', '--plan');
const noDrugs = (known: CheckState) => lacks(known, 'drugs');
const noPharmacy = (known: CheckState) => lacks(known, 'pharmacy');
const noNumber = (known: CheckState) => lacks(known, 'Medicare number');
const NO_COUNTY = 'there is no county to ask for';

function read<T>(
  operation: string,
  make: (http: Http, known: CheckState) => Promise<Result<T>> | Skipped,
  more: Pick<Read, 'path' | 'mayBeMissing' | 'isUnused'> & { readonly inspect?: (value: T, known: CheckState) => Inspected } = {},
): Read {
  return { operation, make, ...more } as Read;
}

const profile = read(
  'readProfile',
  (http, { uuid, year }) => (uuid ? getProfile(http, sections, { uuid, planYear: year, isMerged: false }) : skip(NO_UUID)),
  {
    path: '/profiles/data/v1/{uuid}/all/{planYear}/false',
    inspect(value, known) {
      known.profile = value;
      known.zip ??= contentOf(value.plans).zipCode ?? value.user?.zipCode ?? null;
      known.plan ??= contentOf(value.plans).savedPlans.plans[0]?.id ?? null;
      return {};
    },
  },
);

const NO_VERSION = 'there is no ETag and no lastModifiedOn, so two devices can overwrite each other (docs/data-guarantees.md)';

function section(part: SectionCall<unknown>, hasVersion: boolean): Read {
  return read('readSection', (http, { uuid }) => (uuid ? getProfileSection(http, uuid, part) : skip(NO_UUID)), {
    path: `/profiles/data/v1/{uuid}/${part.call}`,
    inspect: (value) => (hasVersion && value && versionOf(value as never) === undefined ? { notes: [NO_VERSION] } : {}),
  });
}

const plans: readonly Read[] = [
  read('counties', (http, known) => (known.zip ? getCounties(http, known.zip) : noZip(known)), {
    inspect(value, known) {
      known.county = value[0] ?? null;
      return known.county ? {} : { notes: ['there is no county for this ZIP code'] };
    },
  }),
  read('planDetails', (http, known) => (known.plan ? getPlanDetails(http, known.plan, known.year) : noPlan(known)), {
    inspect(value, { plan, year }) {
      if (!value) return { notes: ['there is no such plan'] };
      const isOther = value.year !== year || (value.kind === 'MEDSUPP' ? value.code : value.id) !== plan;
      return isOther ? { faults: ['the first plan of the response has another id or plan year than the path'] } : {};
    },
  }),
  read('planContact', (http, known) => (known.plan ? getPlanContact(http, known.plan, known.year) : noPlan(known))),
  read('supplementPlans', (http, known) => (known.zip ? getSupplementPlans(http, known.zip) : noZip(known))),
  read('lowIncome', (http, known) => {
    const { zip, county, year } = known;
    if (!zip) return noZip(known);
    return county ? getLowIncome(http, { zip, stateCode: county.stateCode, fipsCountyCode: county.fipsCountyCode, year }) : skip(NO_COUNTY);
  }),
  read(
    'planList',
    (http, { county, year }) =>
      county
        ? getPlanList(http, { planYear: year, productType: 'MAPD', stateCode: county.stateCode, fipsCountyCode: county.fipsCountyCode })
        : skip(NO_COUNTY),
    { isUnused: true },
  ),
];

const drugsOf = ({ profile: holder }: CheckState) => (holder ? contentOf(holder.drugs).drugs : []);
const pharmacyOf = ({ profile: holder }: CheckState) => holder && contentOf(holder.drugs).pharmacy;

const drugs: readonly Read[] = [
  read('searchDrugs', (http, known) => (drugsOf(known).length > 0 ? searchDrugs(http, drugsOf(known)) : noDrugs(known))),
  read('genericDrug', (http, known) => {
    const [drug] = drugsOf(known);
    if (!drug) return noDrugs(known);
    return getGenericDrug(http, { drugTypeId: drug.id ?? drug.ndc, drugIdentifier: drug.name, year: known.year });
  }),
  read('estimatePlanCost', (http, known) => {
    const { zip, county, plan, year } = known;
    if (drugsOf(known).length === 0) return noDrugs(known);
    if (!zip || !county) return skip(NO_COUNTY);
    if (!plan) return noPlan(known);
    const asked = { zipCode: zip, county: county.fipsCountyCode, drugs: drugsOf(known), plans: [{ id: plan as PlanId, year }] };
    return estimatePlanCost(http, { ...asked, pharmacy: pharmacyOf(known) });
  }),
  read('pharmacy', (http, known) => {
    const pharmacy = pharmacyOf(known);
    return pharmacy ? getPharmacy(http, pharmacy.number, known.year) : noPharmacy(known);
  }),
  read('pharmacyCoverage', (http, known) => {
    const { plan, year } = known;
    const pharmacy = pharmacyOf(known);
    if (!pharmacy) return noPharmacy(known);
    if (!plan) return noPlan(known);
    return getPharmacyCoverage(http, { pharmacyNumber: pharmacy.number, planYear: year, planType: 'MAPD', planIds: [plan as PlanId] });
  }),
];

const mbiOf = ({ profile: holder }: CheckState) => (holder?.user?.mbi && reveal(holder.user.mbi)) || null;

const enrollments: readonly Read[] = [
  read('supplementEnrollment', (http) => getSupplementEnrollments(http)),
  read('externalDraft', (http, known) => {
    const hidden = known.profile?.user?.email;
    const email = hidden && reveal(hidden);
    return email ? getExternalDraft(http, { traceId: crypto.randomUUID(), email }) : lacks(known, 'email address');
  }),
  read('applicationStatus', (http, known) => {
    const mbi = mbiOf(known);
    return mbi ? searchApplicationStatus(http, mbi) : noNumber(known);
  }),
  read('memberPlans', (http, known) => {
    const mbi = mbiOf(known);
    return mbi && known.uuid ? getMemberPlans(http, { uuid: known.uuid, mbi, isFutureYearPlans: false }) : noNumber(known);
  }),
];

const BUILT_IN = 'it is not there: pages show built-in words';
const words: readonly TextFragmentName[] = ['supplementContent', 'profileContent', 'shopperContent', 'shopperMessages', 'contactUs'];

const isWords = (name: FragmentName): name is TextFragmentName => (words as readonly string[]).includes(name);

const content: readonly Read[] = [
  ...fragmentNames.map((name) => read(name, (http) => getContent(http, name), isWords(name) ? { mayBeMissing: BUILT_IN } : {})),
  ...words.map((name) =>
    read(`${name}Spanish`, (http) => getTextFragment(http, name, 'es'), {
      mayBeMissing: 'it is not there: Spanish pages show the default file',
    }),
  ),
  ...spareNames.map((name: SpareName) => read(name, (http) => getSpareContent(http, name), { isUnused: true })),
];

/** Every read, in an order in which each has what it needs from those before. */
export const reads: readonly Read[] = [
  read('serverDate', (http) => getServerDate(http)),
  profile,
  section(userSection, false),
  section(plansSection, true),
  section(supplementSection, false),
  section(providersSection, true),
  section(drugsSection, true),
  ...plans,
  ...drugs,
  ...enrollments,
  read('tollFreeNumber', (http) => getTollFreeNumber(http, { pscCookie: '', hostname: 'localhost' })),
  ...content,
];

/** The calls that are never made: they change something or tell somebody, and `validateAuth` uses up a sign-in code. */
export const neverMade: readonly EndpointName[] = ['validateAuth', ...writingCalls];
