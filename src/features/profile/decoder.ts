import { decode, fieldsOf, flag, leaf, openShape, raw, text } from '../../shared/http/shape.js';
import { type Decoder, fieldOf, isJsonObject, type JsonObject, type Notes, readFlag, readText } from '../../shared/http/wire.js';
import type { UserDetails } from '../../shared/shopper/user.js';
import { readEnrolledPlans, readEnrollments } from '../enrollment/decoder.js';
import type { Profile, ProfileDrugs, ProfilePlans, ProfileProviders, SupplementProfile } from './rules/profile.js';
import {
  readProfileDrugs,
  readProfilePlans,
  readProfileProviders,
  readRecommendation,
  readSupplementProfile,
  readUser,
} from './sections-decoder.js';

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
  /** Null if the response does not say. */
  readonly isGuest: boolean | null;
}

/** The whole profile. A response without a uuid is a bad body. A broken section does not affect the others (ENT-01). */
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
 * Rejects a body that names another shopper: it is a bad body (SAFE-03). A body without a uuid passes, as the response
 * to a removal has none.
 */
export function requireShopper<T>(uuid: string, decoder: Decoder<T>): Decoder<T> {
  return (body, notes) => {
    const named = readText(fieldOf(body, 'uuid')) ?? readText(fieldOf(fieldOf(body, 'userDetails'), 'uuid'));
    // A uuid may be in upper case.
    return named === null || named.toLowerCase() === uuid.toLowerCase() ? decoder(body, notes) : undefined;
  };
}

/** The decoded type of each section of the profile. */
export interface ProfileSections {
  readonly user: UserDetails | null;
  readonly plans: ProfilePlans;
  readonly medsupp: SupplementProfile | null;
  readonly providers: ProfileProviders;
  readonly drugs: ProfileDrugs;
}

export type SectionName = keyof ProfileSections;

/** The field name of each section in requests and responses. */
export const sectionFields: { readonly [Name in SectionName]: string } = {
  user: 'userDetails',
  plans: 'plansDetails',
  medsupp: 'medsuppData',
  providers: 'providersDetails',
  drugs: 'drugsAndPharmacyDetails',
};

const readers: { readonly [Name in SectionName]: (section: unknown, notes: Notes, body: JsonObject) => ProfileSections[Name] } = {
  user: (section, _, body) => readUser(section, readText(body.uuid)),
  plans: readProfilePlans,
  medsupp: readSupplementProfile,
  providers: readProfileProviders,
  drugs: readProfileDrugs,
};

/**
 * Decodes one section. A null or missing section is empty if the response is a profile. A section that is not an
 * object is a bad body, so that a broken response never looks like an emptied list.
 *
 * @param mayMiss false for responses to writes: a missing section does not mean that the list is empty (REM-03)
 */
export function sectionDecoder<Name extends SectionName>(name: Name, mayMiss = true): Decoder<ProfileSections[Name]> {
  const field = sectionFields[name];
  return (body, notes) => {
    if (!isJsonObject(body) || !(Object.hasOwn(body, field) || (mayMiss && readText(body.uuid) !== null))) return undefined;
    const section = fieldOf(body, field);
    const isText = name === 'medsupp' && typeof section === 'string';
    return section === null || isJsonObject(section) || isText ? readers[name](section, notes, body) : undefined;
  };
}
