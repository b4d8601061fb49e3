import type { UserDetails } from '../domain/identity/user.js';
import type { Profile, ProfileDrugs, ProfilePlans, ProfileProviders, SupplementProfile } from '../domain/profile/profile.js';
import { readEnrolledPlans, readEnrollments } from './enrollments-decoder.js';
import {
  readProfileDrugs,
  readProfilePlans,
  readProfileProviders,
  readRecommendation,
  readSupplementProfile,
  readUser,
} from './profile-sections-decoder.js';
import { decode, fieldsOf, flag, leaf, openShape, raw, text } from './shape.js';
import { type Bag, type Decoder, fieldOf, isBag, type Notes, readFlag, readText } from './wire.js';

const profileBody = openShape({
  uuid: text,
  isGuest: flag,
  userDetails: raw,
  macraData: raw,
  plansDetails: raw,
  memberEnrolledPlans: raw,
  enrollmentsDetails: raw,
  drugsAndPharmacyDetails: raw,
  providersDetails: raw,
  medsuppData: raw,
  preData: raw,
});
const extraHelpBody = openShape({
  subsidyLevel: ['lisSubsidyLevel', leaf((level) => oneOf(['0', '1'], level))],
  extraHelpAnswer: leaf((answer) => oneOf(['yes', 'no'], answer)),
});

/** A profile as its service sends it. */
export interface SentProfile extends Omit<Profile, 'isGuest'> {
  /** Null where it does not say. */
  readonly isGuest: boolean | null;
}

/** The whole profile; an answer without a uuid is none. A broken section does not affect the others (ENT-01). */
export const decodeProfile: Decoder<SentProfile> = (answer, notes) => {
  const body = decode(profileBody, answer);
  const user = readUser(body?.userDetails, body?.uuid ?? null);
  const uuid = body?.uuid ?? user?.uuid;
  if (!body || uuid === undefined) return undefined;
  return {
    uuid,
    isGuest: body.isGuest ?? readFlag(fieldOf(body.userDetails, 'isGuestUser')),
    user,
    ...fieldsOf(extraHelpBody, body.macraData),
    plans: readProfilePlans(body.plansDetails, notes),
    enrolledPlans: readEnrolledPlans(body.memberEnrolledPlans, notes),
    enrollments: readEnrollments(fieldOf(body.enrollmentsDetails, 'enrollments'), notes),
    drugs: readProfileDrugs(body.drugsAndPharmacyDetails, notes),
    providers: readProfileProviders(body.providersDetails, notes),
    supplement: readSupplementProfile(body.medsuppData, notes),
    recommendation: readRecommendation(body.preData, notes),
  };
};

function oneOf<const T extends string>(known: readonly T[], value: unknown): T | null {
  const text = readText(value);
  return known.find((one) => one === text) ?? null;
}

/**
 * Reads nothing of a body that names another shopper than the one who was asked for: it is a bad body, like one that cannot be read
 * (SAFE-03). A body that names nobody passes, as the answer to a removal does.
 */
export function ofShopper<T>(uuid: string, decoder: Decoder<T>): Decoder<T> {
  return (body, notes) => {
    const named = readText(fieldOf(body, 'uuid')) ?? readText(fieldOf(fieldOf(body, 'userDetails'), 'uuid'));
    // A uuid may be written in capitals.
    return named === null || named.toLowerCase() === uuid.toLowerCase() ? decoder(body, notes) : undefined;
  };
}

/** What each section of the profile is read as. */
export interface ProfileSections {
  readonly user: UserDetails | null;
  readonly plans: ProfilePlans;
  readonly medsupp: SupplementProfile | null;
  readonly providers: ProfileProviders;
  readonly drugs: ProfileDrugs;
}

export type SectionName = keyof ProfileSections;

/** Where a section stands in what is sent and received. */
export const sectionFields: { readonly [Name in SectionName]: string } = {
  user: 'userDetails',
  plans: 'plansDetails',
  medsupp: 'medsuppData',
  providers: 'providersDetails',
  drugs: 'drugsAndPharmacyDetails',
};

const readers: { readonly [Name in SectionName]: (section: unknown, notes: Notes, body: Bag) => ProfileSections[Name] } = {
  user: (section, _, body) => readUser(section, readText(body.uuid)),
  plans: readProfilePlans,
  medsupp: readSupplementProfile,
  providers: readProfileProviders,
  drugs: readProfileDrugs,
};

/**
 * One section. One that is null or missing is empty, if the answer is about it or is a profile's; a section that is no
 * object is a bad body, so that a broken answer never looks like an emptied list.
 *
 * @param mayMiss false for answers to writes: one that says nothing of the list that was written has not emptied it (REM-03).
 */
export function sectionDecoder<Name extends SectionName>(name: Name, mayMiss = true): Decoder<ProfileSections[Name]> {
  const field = sectionFields[name];
  return (body, notes) => {
    if (!isBag(body) || !(Object.hasOwn(body, field) || (mayMiss && readText(body.uuid) !== null))) return undefined;
    const section = fieldOf(body, field);
    const isText = name === 'medsupp' && typeof section === 'string';
    return section === null || isBag(section) || isText ? readers[name](section, notes, body) : undefined;
  };
}
