import { hasType } from '../../shared/http/json-type.js';
import { encode, fieldsOf, hiddenText, isEmptyRow, leaf, list, openShape, type Shape, text, words, zip } from '../../shared/http/shape.js';
import { fieldOf, type Issues, inertJson, type JsonObject, readText, readWords } from '../../shared/http/wire.js';
import type { KnownPerson, UserDetails } from '../../shared/shopper/user.js';
import { presentSurname } from '../../shared/validation/missing-text.js';
import type { Section, SectionCall } from './section.js';

/** A last name may be "Null" (INP-11). */
const surname = leaf((value) => readWords(value) ?? presentSurname(typeof value === 'string' ? value : null));

const userBody = openShape({
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
function readUser(section: unknown, issues: Issues, profileUuid: string | null): UserDetails | null | undefined {
  const isTyped = hasType(section, 'object', 'userDetails', issues);
  const user = fieldsOf(userBody, section);
  const uuid = user.uuid ?? profileUuid;
  if (!isTyped || (isEmptyRow(user) && !areTexts(section, userBody, issues))) return undefined;
  return isEmptyRow(user) || uuid === null ? null : { ...user, ...fieldsOf(userFactsBody, section), uuid };
}

/** Whether the fields that the library knows are missing, texts or numbers. */
function areTexts(section: unknown, { names }: Shape<unknown>, issues: Issues): boolean {
  return names.map(([, field]) => hasType(fieldOf(section, field), 'text or number', `${field} of userDetails`, issues)).every(Boolean);
}

/** The person. */
export const userSection: Section<'user'> & SectionCall<UserDetails | null> = {
  name: 'user',
  call: 'user',
  field: 'userDetails',
  none: null,
  read: readUser,
  readAnswer: readUser,
};

/** Fields of the person that the shopper can change (IMP-04). */
export type UserChange = Partial<
  Pick<KnownPerson, 'firstName' | 'lastName' | 'email' | 'dateOfBirth' | 'mbi' | 'gender' | 'zipCode' | 'importAgreementDate'>
>;

/** Only the changed fields: the service keeps the others. */
export function encodeUser({ importAgreementDate: agreementDate, ...fields }: UserChange): JsonObject {
  return { ...encode(userBody, fields), ...(agreementDate !== undefined && { importAgreementData: { agreementDate } }) };
}
