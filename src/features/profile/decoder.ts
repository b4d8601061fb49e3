import { hasType } from '../../shared/http/json-type.js';
import { decode, fieldsOf, flag, leaf, openShape, raw, text } from '../../shared/http/shape.js';
import { type Decoder, fieldOf, isJsonObject, type JsonObject, type Notes, readFlag, readText } from '../../shared/http/wire.js';
import type { UserDetails } from '../../shared/shopper/user.js';
import { readEnrolledPlans, readEnrollments } from '../enrollment/decoder.js';
import type { Enrollment } from '../enrollment/rules/enrollment.js';
import type { OtherSection, Profile, ReadList, ReadLists, SupplementProfile, UnreadableList } from './rules/profile.js';
import {
  noRecommendation,
  readProfileDrugs,
  readProfilePlans,
  readProfileProviders,
  readRecommendation,
  readShownRows,
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

/**
 * The whole profile. A response without a uuid is a bad body. A section of a wrong type does not affect the others (ENT-01). If it is a
 * list, it is unreadable. Any other section is empty and has failed.
 */
export const decodeProfile: Decoder<SentProfile> = (answer, notes) => {
  const body = decode(profileBody, answer);
  if (!body || !hasTypedUuid(answer, notes)) return undefined;
  const user = readUser(body.userDetails, body.uuid, notes);
  const uuid = body.uuid ?? user?.uuid;
  if (uuid === undefined) return undefined;
  const failed = new Set<OtherSection>();
  const orFailed = <T>(section: OtherSection, read: T | undefined, none: T): T => {
    if (read === undefined) failed.add(section);
    return read ?? none;
  };
  const hasExtraHelp = hasType(body.macraData, 'object', 'macraData', notes);
  return {
    uuid,
    isGuest: body.isGuest ?? readFlag(fieldOf(body.userDetails, 'isGuestUser')),
    user: orFailed('user', user, null),
    ...orFailed('extraHelp', hasExtraHelp ? fieldsOf(extraHelpBody, body.macraData) : undefined, fieldsOf(extraHelpBody, null)),
    plans: readProfilePlans(body.plansDetails, notes),
    enrolledPlans: orFailed('enrolledPlans', readShownRows(body.memberEnrolledPlans, 'memberEnrolledPlans', readEnrolledPlans, notes), []),
    enrollments: orFailed('enrollments', readEnrollmentSection(body.enrollmentsDetails, notes), []),
    drugs: readProfileDrugs(body.drugsAndPharmacyDetails, notes),
    providers: readProfileProviders(body.providersDetails, notes),
    supplement: orFailed('supplement', readSupplementProfile(body.medsuppData, notes), null),
    recommendation: orFailed('recommendation', readRecommendation(body.preData, notes), noRecommendation),
    ...(failed.size > 0 && { failed }),
  };
};

function readEnrollmentSection(section: unknown, notes: Notes): readonly Enrollment[] | undefined {
  if (!hasType(section, 'object', 'enrollmentsDetails', notes)) return undefined;
  return readShownRows(fieldOf(section, 'enrollments'), 'enrollments', readEnrollments, notes);
}

/** Whether the uuid that names the shopper is missing or a text: of another type it does not say whose body it is (SAFE-03). */
function hasTypedUuid(body: unknown, notes: Notes): boolean {
  const uuid = fieldOf(body, 'uuid') ?? fieldOf(fieldOf(body, 'userDetails'), 'uuid');
  return hasType(uuid, 'text', 'uuid', notes);
}

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
    if (!hasTypedUuid(body, notes)) return undefined;
    const named = readText(fieldOf(body, 'uuid')) ?? readText(fieldOf(fieldOf(body, 'userDetails'), 'uuid'));
    // A uuid may be in upper case.
    return named === null || named.toLowerCase() === uuid.toLowerCase() ? decoder(body, notes) : undefined;
  };
}

/** The decoded type of each section of the profile. */
export interface ProfileSections extends ReadLists {
  readonly user: UserDetails | null;
  readonly medsupp: SupplementProfile | null;
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

type Reader<T> = (section: unknown, notes: Notes, body: JsonObject) => T | undefined;

const readers: { readonly [Name in SectionName]: Reader<ProfileSections[Name]> } = {
  user: (section, notes, body) => readUser(section, readText(body.uuid), notes),
  plans: (section, notes) => readOnly(readProfilePlans(section, notes)),
  medsupp: readSupplementProfile,
  providers: (section, notes) => readOnly(readProfileProviders(section, notes)),
  drugs: (section, notes) => readOnly(readProfileDrugs(section, notes)),
};

function readOnly<List extends ReadList>(list: List | UnreadableList<unknown>): List | undefined {
  return list.isUnreadable ? undefined : list;
}

/**
 * Decodes one section. A null or missing section is empty if the response is a profile. A section of a wrong type is a bad body. So a
 * broken response never looks like an emptied list (SAFE-01).
 *
 * @param mayMiss false for responses to writes: a missing section does not mean that the list is empty (REM-03)
 */
export function sectionDecoder<Name extends SectionName>(name: Name, mayMiss = true): Decoder<ProfileSections[Name]> {
  const field = sectionFields[name];
  return (body, notes) => {
    if (!isJsonObject(body) || !hasTypedUuid(body, notes)) return undefined;
    const isThere = Object.hasOwn(body, field) || (mayMiss && readText(body.uuid) !== null);
    return isThere ? readers[name](fieldOf(body, field), notes, body) : undefined;
  };
}
