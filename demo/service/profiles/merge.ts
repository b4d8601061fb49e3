import { withNewRows } from './combine.js';
import { isoDate, type ProfileData, type Row, textOf } from './profile-data.js';
import type { OtherProfile, Person, ProfileRecord } from './profile-record.js';
import type { Change } from './profiles.js';
import { withNewEntries, withNewPlans } from './saved-plans.js';

export interface MergeAnswer {
  readonly status: 200 | 403;
  readonly body: {
    readonly isProfileMerged: boolean;
    readonly remainingRetryCount: number;
    readonly mergedProfile: ProfileData | null;
  };
}

function isSameText(typed: string, known: string): boolean {
  return typed.toLowerCase() === known.toLowerCase();
}

/** The field that a telesales type asks for, besides name and birth date (IDC-02). */
function matchesType(typed: Row, person: Person, telesalesType: string): boolean {
  const isSameZip = textOf(typed, 'zipCode') === person.zipCode;
  switch (telesalesType) {
    case 'MEMBER-CONSENT':
      return isSameText(textOf(typed, 'mbi').replaceAll('-', ''), person.mbi);
    case 'MEMBER-NO-CONSENT':
      return isSameZip;
    default:
      return isSameZip && isSameText(textOf(typed, 'gender'), person.gender);
  }
}

/** Whether the typed data are the person's. Ignores the mailing address, which does not prove an identity. */
function isPerson(typed: Row, person: Person, telesalesType: string): boolean {
  return (
    isSameText(textOf(typed, 'firstName'), person.firstName) &&
    isSameText(textOf(typed, 'lastName'), person.lastName) &&
    isoDate(textOf(typed, 'dob')) === person.dob &&
    matchesType(typed, person, telesalesType)
  );
}

function withPerson(profile: ProfileData, person: Person, email: string, mergedProfileUuid: string): ProfileData {
  const { firstName, lastName, dob, mbi, gender, zipCode } = person;
  const known = { firstName, lastName, fullName: `${firstName} ${lastName}`, dob, mbi, gender, zipCode, mergedProfileUuid };
  return { ...profile, userDetails: { ...profile.userDetails, ...known, email: email || person.email } };
}

function withOther(profile: ProfileData, other: OtherProfile, now: string): ProfileData {
  const { plansDetails, drugsAndPharmacyDetails, providersDetails } = profile;
  return {
    ...profile,
    plansDetails: {
      ...plansDetails,
      plans: withNewPlans(plansDetails.plans, other.plans),
      savedPlans: withNewEntries(plansDetails.savedPlans, other.plans),
      lastModifiedOn: now,
    },
    drugsAndPharmacyDetails: {
      ...drugsAndPharmacyDetails,
      drugInfoDetails: withNewRows(drugsAndPharmacyDetails.drugInfoDetails, other.drugs, 'nationalDrugCode'),
    },
    providersDetails: {
      ...providersDetails,
      providerIdList: withNewRows(providersDetails.providerIdList, other.providers, 'providerId'),
      lastModifiedOn: now,
    },
  };
}

function refused(record: ProfileRecord, status: 200 | 403): Change<MergeAnswer> {
  const body = { isProfileMerged: false, remainingRetryCount: record.attemptsLeft, mergedProfile: null };
  return { record, answer: { status, body } };
}

/**
 * Action 'm' compares the typed data with the person's. If they match, the person's other profile is added. If not, an
 * attempt is used up. After the last one even correct data are refused (403). Action 's' only records that the shopper
 * declined.
 */
export function mergeProfile(record: ProfileRecord, typed: Row, now: string): Change<MergeAnswer> {
  const { person, otherProfile } = record.background;
  if (typed.action === 's') {
    const userDetails = { ...record.profile.userDetails, isMergeSkipped: true };
    return refused({ ...record, profile: { ...record.profile, userDetails } }, 200);
  }
  if (record.attemptsLeft === 0) return refused(record, 403);
  const telesalesType = textOf(record.profile.userDetails ?? {}, 'telesalesProfileType');
  if (!person || !isPerson(typed, person, telesalesType)) return refused({ ...record, attemptsLeft: record.attemptsLeft - 1 }, 200);
  const known = withPerson(record.profile, person, textOf(typed, 'email'), otherProfile?.uuid ?? record.profile.uuid);
  const profile = otherProfile ? withOther(known, otherProfile, now) : known;
  const body = { isProfileMerged: true, remainingRetryCount: record.attemptsLeft, mergedProfile: profile };
  return { record: { ...record, profile }, answer: { status: 200, body } };
}
