import type { SamplePerson } from '../../../shared/settings/allowed.js';
import {
  NEXT_PLAN,
  otherSamplePharmacies,
  planTypeOf,
  type Row,
  SAMPLE_ZIP,
  SAVED_PLANS,
  sampleDraft,
  sampleDrugs,
  sampleEnrolledPlan,
  samplePharmacy,
  sampleProviders,
  sampleRecommendations,
  savedPlan,
} from './sample-items.js';

/** A profile in the service's format. */
export interface SampleProfile {
  readonly uuid: string;
  readonly isGuest: boolean;
  readonly userDetails: Row | null;
  readonly macraData: Row;
  readonly plansDetails: Row;
  readonly memberEnrolledPlans: readonly Row[];
  readonly enrollmentsDetails: Row;
  readonly drugsAndPharmacyDetails: Row;
  readonly providersDetails: Row;
  readonly medsuppData: string | null;
  readonly preData: string | null;
}

/** What becomes of the current plan of each member on January 1 (NEXT-02). A guest has no plan. */
const nextYears: Readonly<Record<SamplePerson, Row | null>> = {
  guest: null,
  member: { outcome: 'renews' },
  agent: { outcome: 'renews' },
  'member-moves': { outcome: 'moves', planId: NEXT_PLAN },
  'member-ends': { outcome: 'ends' },
};

export const sampleUuid = (person: SamplePerson): string => `sample-${person}`;

/** The member, whose profile the agent also works on. No Medicare number has an S. */
const member: Row = {
  email: 'sample@example.com',
  firstName: 'Sample',
  lastName: 'Person',
  fullName: 'Sample Person',
  dob: '1950-01-01',
  mbi: '1SA0SA0SA00',
  gender: 'f',
  zipCode: SAMPLE_ZIP,
  optumId: 'sample',
  userType: 'hsid',
  profileType: 'AUTHENTICATED',
  profileStatus: 'A',
  salesforceRecordType: 'm',
  mergedProfileUuid: null,
  importAgreementData: { agreementDate: '2020-01-01T10:00:00Z' },
};

/** A saved-plans entry: `id year type`. */
const entryOf = (planId: string, planYear: number) => `${planId} ${planYear} ${planTypeOf(planId)}`;

/** The plans section for a saved-plans text. `day` is `YYYY-MM-DD`. */
function plansSection(savedPlans: string, day: string): Row {
  const named = savedPlans.split(',').map((entry) => entry.trim().split(/\s+/));
  const plans = named.flatMap(([id, year], place) => (id && year ? [savedPlan(id, Number(year), day, place)] : []));
  return { zipCode: SAMPLE_ZIP, savedPlans, plans, lastModifiedOn: null };
}

/** The profile of a new shopper. */
export function emptyProfile(uuid: string): SampleProfile {
  return {
    uuid,
    isGuest: true,
    userDetails: null,
    macraData: { lisSubsidyLevel: null, extraHelpAnswer: null },
    plansDetails: { zipCode: null, savedPlans: '', plans: [], lastModifiedOn: null },
    memberEnrolledPlans: [],
    enrollmentsDetails: { enrollments: [] },
    drugsAndPharmacyDetails: { drugInfoDetails: [], pharmacyObj: null },
    providersDetails: { zipCode: null, planYear: null, providerIdList: [], lastModifiedOn: null },
    medsuppData: null,
    preData: null,
  };
}

/** The initial profile of a sample person. `now` is `YYYY-MM-DDTHH:mm:ss`. */
export function sampleProfile(person: SamplePerson, now: string): SampleProfile {
  const day = now.slice(0, 10);
  const year = Number(now.slice(0, 4));
  const years = [year, year + 1];
  const isGuest = person === 'guest';
  const nextYear = nextYears[person];
  return {
    uuid: sampleUuid(person),
    isGuest,
    userDetails: isGuest ? null : member,
    macraData: { lisSubsidyLevel: null, extraHelpAnswer: null },
    plansDetails: plansSection(years.flatMap((one) => SAVED_PLANS.map((id) => entryOf(id, one))).join(','), day),
    memberEnrolledPlans: nextYear ? [sampleEnrolledPlan(year, nextYear)] : [],
    enrollmentsDetails: { enrollments: years.map((one) => sampleDraft(one, day)) },
    drugsAndPharmacyDetails: { drugInfoDetails: sampleDrugs, pharmacyObj: samplePharmacy, otherPharmacies: otherSamplePharmacies },
    providersDetails: { zipCode: SAMPLE_ZIP, planYear: year, providerIdList: sampleProviders, lastModifiedOn: null },
    medsuppData: JSON.stringify({
      zipCode: SAMPLE_ZIP,
      savedPlanInformation: { favoritedPlans: years.map((planYear) => ({ planCode: 'SA', planYear })) },
      applicantInformation: { zipCode: SAMPLE_ZIP },
    }),
    preData: JSON.stringify({
      planRecommendationObj: { plans: years.flatMap(sampleRecommendations) },
      planRecommendationResults: { answeredOn: day },
      stateCode: 'XX',
    }),
  };
}

/** The fields of each section of the path. */
const sections: Readonly<Record<string, readonly (keyof SampleProfile)[]>> = {
  user: ['userDetails', 'macraData'],
  plans: ['plansDetails'],
  medsupp: ['medsuppData'],
  providers: ['providersDetails'],
  drugs: ['drugsAndPharmacyDetails'],
  enrollments: ['enrollmentsDetails'],
  pre: ['preData'],
};

/** The profile, or a section of it. */
export function sectionOf(profile: SampleProfile, section: string): Row {
  const { uuid, isGuest } = profile;
  const fields = sections[section];
  return fields ? { uuid, isGuest, ...Object.fromEntries(fields.map((field) => [field, profile[field]])) } : { ...profile };
}

/** The profile after a write of a section. Fields of the person are merged; lists are replaced. */
export function profileAfterWrite(profile: SampleProfile, section: string, body: Row, day: string): SampleProfile {
  const sent = (sections[section] ?? []).filter((field) => field in body);
  const values = sent.map((field) => [field, newValue(profile, field, body[field] as Row, day)] as const);
  return { ...profile, ...Object.fromEntries(values) };
}

function newValue(profile: SampleProfile, field: keyof SampleProfile, value: Row, day: string): unknown {
  if (field === 'userDetails') return { ...(profile.userDetails ?? {}), ...value };
  if (field === 'macraData') return { ...profile.macraData, ...value };
  return field === 'plansDetails' ? plansSection(String(value.savedPlans ?? ''), day) : value;
}

/** The profile without a saved plan, or without a supplement favorite. */
export function profileAfterRemoval(profile: SampleProfile, section: string, planId: string, planYear: string, day: string): SampleProfile {
  if (section === 'medsupp') return { ...profile, medsuppData: withoutFavorite(profile.medsuppData, planId, planYear) };
  const entries = String(profile.plansDetails.savedPlans).split(',');
  const kept = entries.filter((entry) => !entry.trim().startsWith(`${planId} ${planYear} `));
  return { ...profile, plansDetails: plansSection(kept.join(','), day) };
}

interface Favorites {
  readonly savedPlanInformation: { readonly favoritedPlans: readonly { readonly planCode: string; readonly planYear: number }[] };
}

function withoutFavorite(data: string | null, code: string, year: string): string | null {
  if (data === null) return null;
  const all = JSON.parse(data) as Favorites;
  const favoritedPlans = all.savedPlanInformation.favoritedPlans.filter((one) => !(one.planCode === code && String(one.planYear) === year));
  return JSON.stringify({ ...all, savedPlanInformation: { favoritedPlans } });
}
