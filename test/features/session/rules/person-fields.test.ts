import { describe, expect, it } from 'vitest';
import { confirmIdentityForm } from '../../../../src/features/session/rules/confirm-identity.js';
import {
  checkIdentityForm,
  checkImportForm,
  type ImportFields,
  type PersonFieldName,
  type PersonFields,
} from '../../../../src/features/session/rules/person-fields.js';
import { lockedFields, prefilled } from '../../../../src/features/session/rules/prefilled.js';
import { wallClock } from '../../../../src/shared/calendar/wall-clock.js';
import type { TelesalesType } from '../../../../src/shared/shopper/user.js';
import { aPerson } from '../../../fixtures/people.js';

const today = wallClock(2026, 11, 20);

const typed: PersonFields = {
  firstName: ' Ada ',
  lastName: 'Example',
  email: ' ada@example.test ',
  dateOfBirth: { month: '1', day: '31', year: '1950' },
  gender: 'f',
  medicareNumber: '1eg4-te5-mk73',
  zipCode: '85004',
};

function formOf(type: TelesalesType) {
  const form = confirmIdentityForm(type);
  if (!form) throw new Error(`no form for ${type}`);
  return form;
}

function invalidFields(change: Partial<PersonFields>, type: TelesalesType = 'MEMBER-CONSENT'): readonly PersonFieldName[] {
  const checked = checkIdentityForm({ ...typed, ...change }, formOf(type), today);
  return checked.ok ? [] : [...checked.invalid];
}

const nothing: PersonFields = {
  firstName: '',
  lastName: '',
  email: '',
  dateOfBirth: { month: '', day: '', year: '' },
  gender: null,
  medicareNumber: '',
  zipCode: '',
};

describe('the form that confirms an identity', () => {
  it.each<[TelesalesType, readonly PersonFieldName[]]>([
    ['MEMBER-CONSENT', ['medicareNumber']],
    ['MEMBER-NO-CONSENT', ['zipCode']],
    ['NON-MEMBER-CONSENT', ['gender', 'zipCode']],
    ['NON-MEMBER-NO-CONSENT', ['gender', 'zipCode']],
  ])('[IDC-02] requires names, email, birth date and the extra fields of %s: %j', (type, more) => {
    const always: readonly PersonFieldName[] = ['firstName', 'lastName', 'email', 'dateOfBirth'];
    expect(new Set(invalidFields(nothing, type))).toEqual(new Set([...always, ...more]));
    expect(invalidFields({}, type)).toEqual([]);
  });

  it('[IDC-05] [IDC-04] sends trimmed text, a Medicare number without hyphens and an ISO birth date', () => {
    const checked = checkIdentityForm(typed, formOf('MEMBER-CONSENT'), today);
    expect(checked).toEqual({
      ok: true,
      person: {
        firstName: 'Ada',
        lastName: 'Example',
        email: 'ada@example.test',
        dateOfBirth: '1950-01-31',
        gender: null,
        mbi: '1EG4TE5MK73',
        zipCode: null,
      },
    });
  });

  it.each<[string, Partial<PersonFields>, readonly PersonFieldName[]]>([
    ['a blank first name', { firstName: '   ' }, ['firstName']],
    ['a blank last name', { lastName: '\t' }, ['lastName']],
    ["the text 'null'", { firstName: 'null' }, ['firstName']],
    ['an email without a domain', { email: 'ada@' }, ['email']],
    ['no month', { dateOfBirth: { month: '', day: '31', year: '1950' } }, ['dateOfBirth']],
    ['month 13', { dateOfBirth: { month: '13', day: '1', year: '1950' } }, ['dateOfBirth']],
    ['February 29 of a common year', { dateOfBirth: { month: '2', day: '29', year: '1951' } }, ['dateOfBirth']],
    ['February 29 of a leap year', { dateOfBirth: { month: '2', day: '29', year: '1952' } }, []],
    ['November 31', { dateOfBirth: { month: '11', day: '31', year: '1950' } }, ['dateOfBirth']],
    ['tomorrow', { dateOfBirth: { month: '11', day: '21', year: '2026' } }, ['dateOfBirth']],
    ['today', { dateOfBirth: { month: '11', day: '20', year: '2026' } }, []],
    ['a year of two digits', { dateOfBirth: { month: '1', day: '31', year: '50' } }, ['dateOfBirth']],
    ['a Medicare number with an S', { medicareNumber: '1SG4-TE5-MK73' }, ['medicareNumber']],
    ['a Medicare number cut short', { medicareNumber: '1EG4-TE5-MK7' }, ['medicareNumber']],
    ['full-width digits', { medicareNumber: '１EG4-TE5-MK73' }, []],
    ['ten digits, which only the import accepts', { medicareNumber: '1234567890' }, ['medicareNumber']],
    ['a last name of Null', { lastName: 'Null' }, []],
    ['a last name of null', { lastName: 'null' }, []],
    ['an address with international letters', { email: 'josé.núñez@example.com' }, []],
    ['a labeled Medicare number', { medicareNumber: 'Medicare Number: 1EG4-TE5-MK73' }, []],
  ])('[IDC-03] [IDC-04] [INP-04] [INP-11] [INP-12] marks the invalid fields: %s', (_, change, fields) => {
    expect(invalidFields(change)).toEqual(fields);
  });

  it.each([
    ['85004', true],
    [' 85004 ', true],
    ['00501', true],
    ['00001', true],
    ['10001', true],
    ['8500', false],
    ['850044', false],
    ['00000', false],
    ['850.4', false],
    ['８５００４', true],
    ['', false],
  ])('[IDC-03] decides whether the ZIP code "%s" is accepted: %s', (zipCode, isGood) => {
    expect(invalidFields({ zipCode }, 'MEMBER-NO-CONSENT')).toEqual(isGood ? [] : ['zipCode']);
  });

  it('[IDC-03] requires a gender only if the form has the field', () => {
    expect(invalidFields({ gender: null }, 'NON-MEMBER-CONSENT')).toEqual(['gender']);
    expect(invalidFields({ gender: null }, 'MEMBER-CONSENT')).toEqual([]);
  });
});

describe('the import form', () => {
  const fields: ImportFields = { ...typed, isAttested: true };
  const invalidImportFields = (change: Partial<ImportFields>) => {
    const checked = checkImportForm({ ...fields, ...change }, today);
    return checked.ok ? [] : [...checked.invalid];
  };

  it('[IMP-04] requires all its fields and the attestation, but no email or gender', () => {
    expect(invalidImportFields({ ...nothing, isAttested: false })).toEqual([
      'firstName',
      'lastName',
      'dateOfBirth',
      'zipCode',
      'medicareNumber',
      'isAttested',
    ]);
    expect(invalidImportFields({ email: '', gender: null })).toEqual([]);
    expect(invalidImportFields({ isAttested: false })).toEqual(['isAttested']);
  });

  it.each([
    ['12345678', false],
    ['123456789', true],
    ['1234567890', true],
    ['12345678901', false],
    ['123 456 789', true],
    ['1EG4\u2013TE5\u2013MK73', true],
    ['1EG4-TE5-MK73', true],
    ['1EG4TE5MK73', true],
    ['1SG4TE5MK73', false],
  ])('[IMP-08] decides whether the Medicare number %s is accepted: %s', (medicareNumber, isGood) => {
    expect(invalidImportFields({ medicareNumber })).toEqual(isGood ? [] : ['medicareNumber']);
  });
});

describe('prefilled values', () => {
  it("[IDC-11] fills in the profile's values, except the Medicare number", () => {
    expect(prefilled(aPerson({ dateOfBirth: '1950-01-05', gender: 'Female' }))).toEqual({
      firstName: 'Ada',
      lastName: 'Example',
      email: 'ada.example@example.test',
      dateOfBirth: { month: '01', day: '05', year: '1950' },
      gender: 'f',
      medicareNumber: '',
      zipCode: '85004',
    });
  });

  it.each([
    ['Male', 'm'],
    [' M ', 'm'],
    ['f', 'f'],
    ['X', null],
    ['', null],
    [null, null],
  ])('[IDC-11] reads the gender %j as %j', (gender, expected) => {
    expect(prefilled(aPerson({ gender })).gender).toBe(expected);
  });

  it.each([
    ['85004-1234', '85004'],
    [' 00501 ', '00501'],
    ['unknown', ''],
  ])('[IDC-03] fills in the ZIP code %j as %j', (zipCode, expected) => {
    expect(prefilled(aPerson({ zipCode })).zipCode).toBe(expected);
  });

  it.each([
    ['no person', null],
    [
      'a person without valid values',
      aPerson({ firstName: null, lastName: 'undefined', email: ' ', dateOfBirth: 'x', gender: null, zipCode: null }),
    ],
  ])('fills in nothing for %s', (_, user) => {
    expect(prefilled(user)).toEqual(nothing);
  });
});

describe('locked fields', () => {
  const form = formOf('NON-MEMBER-CONSENT');
  const lock = (change: Partial<PersonFields>, isBaseAccount = false, locksFields = true) => [
    ...lockedFields({ ...prefilled(aPerson()), ...change }, form, { isBaseAccount, locksFields, today }),
  ];

  it('[IDC-11] locks the fields with a valid prefilled value', () => {
    expect(lock({})).toEqual(['firstName', 'lastName', 'email', 'dateOfBirth', 'gender', 'zipCode']);
    expect(lock({ email: 'ada@', zipCode: '' })).toEqual(['firstName', 'lastName', 'dateOfBirth', 'gender']);
  });

  it('[IDC-11] locks nothing without the setting or for a base account', () => {
    expect(lock({}, false, false)).toEqual([]);
    expect(lock({}, true, true)).toEqual([]);
  });
});
