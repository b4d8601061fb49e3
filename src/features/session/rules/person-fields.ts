import { isoDate } from '../../../shared/calendar/calendar-date.js';
import type { WallClock } from '../../../shared/calendar/wall-clock.js';
import { checkBirthDate, type DateFields } from '../../../shared/validation/date-fields.js';
import { checkEmail } from '../../../shared/validation/email.js';
import { checkImportNumber, checkMbi } from '../../../shared/validation/medicare-number.js';
import { checkName, checkSurname } from '../../../shared/validation/name.js';
import { validOrNull } from '../../../shared/validation/validation-result.js';
import { checkZip } from '../../../shared/validation/zip.js';
import type { ConfirmIdentityForm } from './confirm-identity.js';

export type Gender = 'm' | 'f';

/** The values of a form about a person, as typed. Personal data. */
export interface PersonFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly dateOfBirth: DateFields;
  /** Null until the shopper selects one. */
  readonly gender: Gender | null;
  readonly medicareNumber: string;
  readonly zipCode: string;
}

export type PersonFieldName = keyof PersonFields;

/** A person as sent to the service. Texts are trimmed, the Medicare number has no hyphens, and the birth date is `1950-01-31`. */
export interface CheckedPerson {
  readonly firstName: string;
  readonly lastName: string;
  /** Null if the form does not have the field. */
  readonly email: string | null;
  readonly dateOfBirth: string;
  readonly gender: Gender | null;
  readonly mbi: string | null;
  readonly zipCode: string | null;
}

/** The person, or the invalid fields in the order of the form. */
export type PersonCheck<Field extends string> =
  | { readonly ok: true; readonly person: CheckedPerson }
  | { readonly ok: false; readonly invalid: ReadonlySet<Field> };

/** The parsed value of each field. It is null if the field is invalid, and missing if the form lacks the field. */
type ParsedFields = Partial<Record<PersonFieldName, string | null>>;

function dateOfBirth(fields: DateFields, today: WallClock): string | null {
  const checked = checkBirthDate(fields, today);
  return checked.ok ? isoDate(checked.value) : null;
}

/** Checks the form that confirms an identity. `form` says which of the optional fields it has (IDC-02 to IDC-05). */
export function checkIdentityForm(fields: PersonFields, form: ConfirmIdentityForm, today: WallClock): PersonCheck<PersonFieldName> {
  return outcomeOf({
    firstName: validOrNull(checkName(fields.firstName)),
    lastName: validOrNull(checkSurname(fields.lastName)),
    email: validOrNull(checkEmail(fields.email)),
    ...(form.hasGender && { gender: fields.gender }),
    dateOfBirth: dateOfBirth(fields.dateOfBirth, today),
    ...(form.hasMedicareNumber && { medicareNumber: validOrNull(checkMbi(fields.medicareNumber)) }),
    ...(form.hasZipCode && { zipCode: validOrNull(checkZip(fields.zipCode)) }),
  });
}

/** The fields of the import form (IMP-04). It has no email or gender, but a checkbox for the attestation. */
export interface ImportFields extends PersonFields {
  readonly isAttested: boolean;
}

export type ImportFieldName = PersonFieldName | 'isAttested';

/** Checks the import form. It also accepts the 9 or 10 digits of an older Medicare card (IMP-04, IMP-05, IMP-08). */
export function checkImportForm(fields: ImportFields, today: WallClock): PersonCheck<ImportFieldName> {
  const checked = outcomeOf({
    firstName: validOrNull(checkName(fields.firstName)),
    lastName: validOrNull(checkSurname(fields.lastName)),
    dateOfBirth: dateOfBirth(fields.dateOfBirth, today),
    zipCode: validOrNull(checkZip(fields.zipCode)),
    medicareNumber: validOrNull(checkImportNumber(fields.medicareNumber)),
  });
  if (fields.isAttested) return checked;
  return { ok: false, invalid: new Set<ImportFieldName>([...(checked.ok ? [] : checked.invalid), 'isAttested']) };
}

/** The fields at fault. */
export function faultsOf<Field extends string>(checked: PersonCheck<Field>): ReadonlySet<Field> {
  return checked.ok ? new Set() : checked.invalid;
}

function outcomeOf(read: ParsedFields): PersonCheck<PersonFieldName> {
  const invalid = (Object.keys(read) as PersonFieldName[]).filter((field) => read[field] === null);
  if (invalid.length > 0) return { ok: false, invalid: new Set(invalid) };
  const { firstName, lastName, email = null, dateOfBirth, gender = null, medicareNumber: mbi = null, zipCode = null } = read;
  const required = { firstName: firstName ?? '', lastName: lastName ?? '', dateOfBirth: dateOfBirth ?? '' };
  return { ok: true, person: { ...required, email, gender: gender as Gender | null, mbi, zipCode } };
}
