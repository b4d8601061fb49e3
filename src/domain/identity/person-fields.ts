import { isoDate } from '../calendar/calendar-date.js';
import type { WallClock } from '../calendar/wall-clock.js';
import { valueIn } from '../validation/checked.js';
import { checkBirthDate, type DateFields } from '../validation/date-fields.js';
import { checkEmail } from '../validation/email.js';
import { checkImportNumber, checkMbi } from '../validation/medicare-number.js';
import { checkName, checkSurname } from '../validation/name.js';
import { checkZip } from '../validation/zip.js';
import type { ConfirmIdentityForm } from './confirm-identity.js';

export type Gender = 'm' | 'f';

/** What a form about a person holds, as it was typed. Personal data. */
export interface PersonFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly dateOfBirth: DateFields;
  /** Null until one is chosen. */
  readonly gender: Gender | null;
  readonly medicareNumber: string;
  readonly zipCode: string;
}

export type PersonFieldName = keyof PersonFields;

/** A person in the form that is sent: trimmed, the Medicare number without hyphens, the birth date as `1950-01-31`. */
export interface CheckedPerson {
  readonly firstName: string;
  readonly lastName: string;
  /** Null where the form has no such field. */
  readonly email: string | null;
  readonly dateOfBirth: string;
  readonly gender: Gender | null;
  readonly mbi: string | null;
  readonly zipCode: string | null;
}

/** The person, or the fields at fault in the order of the form. */
export type PersonCheck<Field extends string> =
  | { readonly ok: true; readonly person: CheckedPerson }
  | { readonly ok: false; readonly invalid: ReadonlySet<Field> };

/** What each field of a form was read as; null for what cannot be read. A field that the form lacks is not here. */
type Read = Partial<Record<PersonFieldName, string | null>>;

function dateOfBirth(fields: DateFields, today: WallClock): string | null {
  const checked = checkBirthDate(fields, today);
  return checked.ok ? isoDate(checked.value) : null;
}

/** Checks the form that confirms an identity; which of the varying fields count is the form's to say (IDC-02 to IDC-05). */
export function checkIdentityForm(fields: PersonFields, form: ConfirmIdentityForm, today: WallClock): PersonCheck<PersonFieldName> {
  return outcomeOf({
    firstName: valueIn(checkName(fields.firstName)),
    lastName: valueIn(checkSurname(fields.lastName)),
    email: valueIn(checkEmail(fields.email)),
    ...(form.hasGender && { gender: fields.gender }),
    dateOfBirth: dateOfBirth(fields.dateOfBirth, today),
    ...(form.hasMedicareNumber && { medicareNumber: valueIn(checkMbi(fields.medicareNumber)) }),
    ...(form.hasZipCode && { zipCode: valueIn(checkZip(fields.zipCode)) }),
  });
}

/** The form of an import asks for no email and no gender, but for a tick under what the shopper attests (IMP-04). */
export interface ImportFields extends PersonFields {
  readonly isAttested: boolean;
}

export type ImportFieldName = PersonFieldName | 'isAttested';

/** Checks the form of an import; its Medicare number may be the 9 or 10 digits of an older card (IMP-04, IMP-05, IMP-08). */
export function checkImportForm(fields: ImportFields, today: WallClock): PersonCheck<ImportFieldName> {
  const checked = outcomeOf({
    firstName: valueIn(checkName(fields.firstName)),
    lastName: valueIn(checkSurname(fields.lastName)),
    dateOfBirth: dateOfBirth(fields.dateOfBirth, today),
    zipCode: valueIn(checkZip(fields.zipCode)),
    medicareNumber: valueIn(checkImportNumber(fields.medicareNumber)),
  });
  if (fields.isAttested) return checked;
  return { ok: false, invalid: new Set<ImportFieldName>([...(checked.ok ? [] : checked.invalid), 'isAttested']) };
}

function outcomeOf(read: Read): PersonCheck<PersonFieldName> {
  const invalid = (Object.keys(read) as PersonFieldName[]).filter((field) => read[field] === null);
  if (invalid.length > 0) return { ok: false, invalid: new Set(invalid) };
  const { firstName, lastName, email = null, dateOfBirth, gender = null, medicareNumber: mbi = null, zipCode = null } = read;
  const needed = { firstName: firstName ?? '', lastName: lastName ?? '', dateOfBirth: dateOfBirth ?? '' };
  return { ok: true, person: { ...needed, email, gender: gender as Gender | null, mbi, zipCode } };
}
