import { readCalendarDate } from '../../../shared/calendar/calendar-date.js';
import type { WallClock } from '../../../shared/calendar/wall-clock.js';
import type { KnownPerson } from '../../../shared/shopper/user.js';
import { presentSurname, presentText } from '../../../shared/validation/missing-text.js';
import { maskZip } from '../../../shared/validation/zip.js';
import type { ConfirmIdentityForm } from './confirm-identity.js';
import { checkIdentityForm, type Gender, type PersonFieldName, type PersonFields } from './person-fields.js';

/**
 * Returns the values of the profile for a form. It leaves out the Medicare number, because that number confirms the
 * identity. Other people may also see the screen.
 */
export function prefilled(person: KnownPerson | null): PersonFields {
  const birth = readCalendarDate(person?.dateOfBirth);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return {
    firstName: presentText(person?.firstName) ?? '',
    lastName: presentSurname(person?.lastName) ?? '',
    email: presentText(person?.email) ?? '',
    dateOfBirth: birth
      ? { month: twoDigits(birth.month), day: twoDigits(birth.day), year: String(birth.year).padStart(4, '0') }
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

/** Returns the fields that the shopper cannot change. These are the fields with a valid prefilled value (IDC-11). */
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
