import { readCalendarDate } from '../calendar/calendar-date.js';
import type { WallClock } from '../calendar/wall-clock.js';
import { presentSurname, presentText } from '../validation/missing-text.js';
import { maskZip } from '../validation/zip.js';
import type { ConfirmIdentityForm } from './confirm-identity.js';
import { checkIdentityForm, type Gender, type PersonFieldName, type PersonFields } from './person-fields.js';
import type { KnownPerson } from './user.js';

/**
 * What the profile already knows of the person, for a form to start with. The Medicare number is left out: it is what
 * confirms the identity, and it is not put on a screen that someone else may look at.
 */
export function prefilled(person: KnownPerson | null): PersonFields {
  const birth = readCalendarDate(person?.dateOfBirth);
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    firstName: presentText(person?.firstName) ?? '',
    lastName: presentSurname(person?.lastName) ?? '',
    email: presentText(person?.email) ?? '',
    dateOfBirth: birth
      ? { month: two(birth.month), day: two(birth.day), year: String(birth.year).padStart(4, '0') }
      : { month: '', day: '', year: '' },
    gender: genderOf(person?.gender),
    medicareNumber: '',
    zipCode: maskZip(presentText(person?.zipCode) ?? ''),
  };
}

function genderOf(text: string | null | undefined): Gender | null {
  const first = text?.trim().charAt(0).toLowerCase();
  return first === 'm' || first === 'f' ? first : null;
}

/** The fields that a shopper may not change: those whose prefilled value is valid; the others stay open (IDC-11). */
export function lockedFields(
  fields: PersonFields,
  form: ConfirmIdentityForm,
  { isBaseAccount, locksFields, today }: { readonly isBaseAccount: boolean; readonly locksFields: boolean; readonly today: WallClock },
): ReadonlySet<PersonFieldName> {
  if (isBaseAccount || !locksFields) return new Set();
  const checked = checkIdentityForm(fields, form, today);
  const names = Object.keys(fields) as PersonFieldName[];
  return new Set(names.filter((name) => name !== 'medicareNumber' && (checked.ok || !checked.invalid.has(name))));
}
