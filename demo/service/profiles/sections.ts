import { BadRequest } from '../calls/requests.js';
import { type DrugsDetails, isRow, type PlansDetails, type ProfileData, type ProvidersDetails, type Row, textOf } from './profile-data.js';
import { plansNamed } from './saved-plans.js';

/** Section names of the path, and their fields of the profile. */
const SECTIONS = {
  user: ['userDetails', 'macraData'],
  plans: ['plansDetails'],
  medsupp: ['medsuppData'],
  providers: ['providersDetails'],
  drugs: ['drugsAndPharmacyDetails'],
  enrollments: ['enrollmentsDetails'],
  pre: ['preData'],
} as const satisfies Readonly<Record<string, readonly (keyof ProfileData)[]>>;

export type SectionName = keyof typeof SECTIONS | 'all';
type Field = (typeof SECTIONS)[keyof typeof SECTIONS][number] | 'memberEnrolledPlans';

export function isSectionName(name: string): name is SectionName {
  return name === 'all' || Object.hasOwn(SECTIONS, name);
}

/** The profile or a section of it, with uuid and isGuest. */
export function sectionOf(profile: ProfileData, section: SectionName): Row {
  if (section === 'all') return { ...profile };
  const fields: Record<string, unknown> = { uuid: profile.uuid, isGuest: profile.isGuest };
  for (const field of SECTIONS[section]) fields[field] = profile[field];
  return fields;
}

function rows(value: unknown, name: string): readonly Row[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new BadRequest(`${name} must be a list`);
  if (!value.every(isRow)) throw new BadRequest(`${name} must hold objects`);
  return value;
}

function objectIn(body: Row, field: string): Row {
  const value = body[field];
  if (!isRow(value)) throw new BadRequest(`${field} must be an object`);
  return value;
}

function textIn(body: Row, field: string): string | null {
  const value = body[field];
  if (value !== null && typeof value !== 'string') throw new BadRequest(`${field} must be text`);
  return value;
}

/** The time of a section's last change. Later than the previous one, even if the demo's date stands still. */
export function changedOn(before: string | null, now: string): string {
  if (before === null || before < now) return now;
  const [moment = '', thousandths = '0'] = before.split('.');
  return `${moment}.${String(Number(thousandths) + 1).padStart(3, '0')}`;
}

/**
 * The new plans section. A body with only the saved-plans string keeps the details of plans that are still in it, and
 * records the save time of new ones.
 */
function newPlans({ plansDetails: stored }: ProfileData, body: Row, now: string): PlansDetails {
  const sent = objectIn(body, 'plansDetails');
  const savedPlans = textIn(sent, 'savedPlans')?.trim() ?? '';
  return {
    ...sent,
    zipCode: textOf(sent, 'zipCode') || null,
    savedPlans,
    plans: (sent.plans ?? null) === null ? plansNamed(savedPlans, stored.plans, now) : rows(sent.plans, 'plansDetails.plans'),
    lastModifiedOn: changedOn(stored.lastModifiedOn, now),
  };
}

function newDrugs(body: Row): DrugsDetails {
  const sent = objectIn(body, 'drugsAndPharmacyDetails');
  const pharmacy = sent.pharmacyObj ?? null;
  if (pharmacy !== null && !isRow(pharmacy)) throw new BadRequest('pharmacyObj must be an object');
  return { ...sent, drugInfoDetails: rows(sent.drugInfoDetails, 'drugInfoDetails'), pharmacyObj: pharmacy };
}

function newProviders({ providersDetails: stored }: ProfileData, body: Row, now: string): ProvidersDetails {
  const sent = objectIn(body, 'providersDetails');
  const year = Number(sent.planYear);
  return {
    ...sent,
    zipCode: textOf(sent, 'zipCode') || null,
    planYear: Number.isInteger(year) && year > 0 ? year : null,
    providerIdList: rows(sent.providerIdList, 'providerIdList'),
    lastModifiedOn: changedOn(stored.lastModifiedOn, now),
  };
}

/** The new value of a profile field. The person's fields are merged over the stored ones; lists are replaced. */
function replaced(profile: ProfileData, field: Field, body: Row, now: string): Partial<ProfileData> {
  switch (field) {
    case 'userDetails':
      return { userDetails: { ...profile.userDetails, ...objectIn(body, field), lastModifiedDate: now } };
    case 'macraData':
      return { macraData: { ...profile.macraData, ...objectIn(body, field) } };
    case 'plansDetails':
      return { plansDetails: newPlans(profile, body, now) };
    case 'drugsAndPharmacyDetails':
      return { drugsAndPharmacyDetails: newDrugs(body) };
    case 'providersDetails':
      return { providersDetails: newProviders(profile, body, now) };
    case 'enrollmentsDetails':
      return { enrollmentsDetails: { enrollments: rows(objectIn(body, field).enrollments, 'enrollments') } };
    case 'memberEnrolledPlans':
      return { memberEnrolledPlans: rows(body[field], field) };
    case 'medsuppData':
      return { medsuppData: textIn(body, field) };
    case 'preData':
      return { preData: textIn(body, field) };
  }
}

/**
 * The profile after an update of a section. Replaces the fields of that section that the body has.
 * @throws {BadRequest} if the body has none of them, or one has the wrong shape
 */
export function updateSection(profile: ProfileData, section: SectionName, body: Row, now: string): ProfileData {
  const fields: readonly Field[] = section === 'all' ? Object.values(SECTIONS).flat() : SECTIONS[section];
  const sent = fields.filter((field) => Object.hasOwn(body, field));
  if (sent.length === 0) throw new BadRequest(`The body holds nothing of the section '${section}'`);
  const changes = sent.map((field) => replaced(profile, field, body, now));
  return Object.assign({}, profile, ...changes);
}
