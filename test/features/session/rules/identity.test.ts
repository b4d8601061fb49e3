import { describe, expect, it } from 'vitest';
import { type Classification, classify } from '../../../../src/features/profile/rules/classification.js';
import { confirmIdentityForm, isConfirmIdentityDue, type PopupFacts } from '../../../../src/features/session/rules/confirm-identity.js';
import { guestIdentity, readIdentity } from '../../../../src/features/session/rules/identity-cookie.js';
import { isImportOffered } from '../../../../src/features/session/rules/import-offer.js';
import { telesalesLetter, telesalesType } from '../../../../src/features/session/rules/telesales.js';
import { wallClock } from '../../../../src/shared/calendar/wall-clock.js';
import { hide } from '../../../../src/shared/hidden.js';
import { readAgentProfile } from '../../../../src/shared/shopper/agent-profile.js';
import { permissionsOf, siteNavigation } from '../../../../src/shared/shopper/permissions.js';
import type { KnownPerson } from '../../../../src/shared/shopper/user.js';
import { asUser } from '../../../fixtures/people.js';

describe('stored identities', () => {
  const uuid = '00000000-0000-4000-8000-000000000001';
  it.each([
    ['a guest', { uuid, isGuest: true }, { uuid, isGuest: true, isCloaked: false }],
    ['a member', { uuid, isGuest: false }, { uuid, isGuest: false, isCloaked: false }],
    ['flags as text', { uuid, isGuest: 'true', isCSRLogin: 'true' }, { uuid, isGuest: true, isCloaked: true }],
    ['flags with another value', { uuid, isGuest: 'yes', isCSRLogin: 1 }, { uuid, isGuest: false, isCloaked: false }],
    ['cloaked', { uuid, isGuest: false, isCSRLogin: true }, { uuid, isGuest: false, isCloaked: true }],
    ['the longest id', { uuid: 'a'.repeat(64) }, { uuid: 'a'.repeat(64), isGuest: false, isCloaked: false }],
    ['the shortest id', { uuid: 'a' }, { uuid: 'a', isGuest: false, isCloaked: false }],
    ['an id that is too long', { uuid: 'a'.repeat(65) }, null],
    ['an empty id', { uuid: '' }, null],
    ["the id 'null'", { uuid: 'null' }, null],
    ['an id with a path', { uuid: 'a/../b' }, null],
    ['an id followed by another character', { uuid: `${uuid}<` }, null],
    ['an id after a space', { uuid: ` ${uuid}` }, null],
    ['a number as id', { uuid: 5 }, null],
    ['no id', { isGuest: true }, null],
    ['a text', uuid, null],
    ['null', null, null],
    ['undefined', undefined, null],
  ])('[IDN-01] [IDN-03] [VAL-05] reads the stored identity: %s', (_, stored, expected) => {
    expect(readIdentity(stored)).toEqual(expected);
  });

  it('[IDN-02] creates a new guest who is not cloaked', () => {
    expect(guestIdentity(uuid)).toEqual({ uuid, isGuest: true, isCloaked: false });
  });

  const noAgent = { isAgentFlow: false, userName: null };
  it.each([
    ['an agent', { agentFlow: true, userName: 'agent7' }, { isAgentFlow: true, userName: 'agent7' }],
    ['the flag as text', { agentFlow: 'true', userName: 'agent7' }, { isAgentFlow: true, userName: 'agent7' }],
    ['not in the agent flow', { agentFlow: false, userName: 'agent7' }, { isAgentFlow: false, userName: 'agent7' }],
    ['a flag with another value', { agentFlow: 'yes' }, noAgent],
    ['a name that is not text', { agentFlow: true, userName: 7 }, { isAgentFlow: true, userName: null }],
    ['a text', 'agent7', noAgent],
    ['null', null, noAgent],
    ['undefined', undefined, noAgent],
  ])('[IDN-04] reads the stored agent: %s', (_, stored, expected) => {
    expect(readAgentProfile(stored)).toEqual(expected);
  });
});

const someone: KnownPerson = {
  uuid: 'u1',
  firstName: 'Marketta',
  lastName: 'Sample',
  email: 'marketta@example.com',
  dateOfBirth: '1950-01-31',
  mbi: '1EG4-TE5-MK73',
  gender: 'f',
  zipCode: '85004',
  optumId: 'o1',
  userType: 'hsid',
  profileType: 'AUTHENTICATED',
  salesforceRecordType: null,
  telesalesType: null,
  createdBy: null,
  mergedProfileUuid: null,
  importAgreementDate: null,
  fullName: null,
  nickName: null,
  profileStatus: null,
  consent: null,
  importHistory: [],
  accountLinkIds: [],
};

describe('kinds of a profile', () => {
  const none: Classification = { isHsidMember: false, isBaseHsidAccount: false, isMember: false, isNonMember: false };
  const noNames = { firstName: null, lastName: null };
  const nonMember = { createdBy: 'telesales', mbi: null, optumId: null, userType: null };
  const cases: readonly [string, Partial<KnownPerson>, { isGuest?: boolean; uuid?: string }, Partial<Classification>][] = [
    ['a member of the identity provider', {}, {}, { isHsidMember: true, isMember: true }],
    ['the user type in upper case', { userType: 'HSID' }, {}, { isHsidMember: true, isMember: true }],
    ['a member of another provider', { userType: 'other' }, {}, { isMember: true }],
    ['no user type', { userType: null }, {}, { isMember: true }],
    ['no first name', { firstName: ' ' }, {}, { isMember: true }],
    ['no last name', { lastName: null }, {}, { isMember: true }],
    ['no Medicare number', { mbi: null }, {}, {}],
    ["the Medicare number 'null'", { mbi: 'null' }, {}, {}],
    ['a guest with all fields', {}, { isGuest: true }, {}],
    ['no uuid', {}, { uuid: '' }, {}],
    ['record type p', { salesforceRecordType: 'P' }, {}, { isHsidMember: true }],
    ['another record type', { salesforceRecordType: 'm' }, {}, { isHsidMember: true, isMember: true }],
    ['no account of the identity provider', { optumId: null }, {}, { isHsidMember: true }],
    ['a base account', { ...noNames, mbi: null }, {}, { isBaseHsidAccount: true }],
    ['a base account without an email', { ...noNames, email: null, mbi: null }, {}, {}],
    ['a base account without its id', { ...noNames, optumId: null, mbi: null }, {}, {}],
    ['an account with one name', { firstName: null, mbi: null }, {}, {}],
    ['no names, another provider', { ...noNames, userType: null, mbi: null }, {}, {}],
    ['a non-member', nonMember, {}, { isNonMember: true }],
    ['a non-member with a Medicare number', { ...nonMember, mbi: '1EG4-TE5-MK73' }, {}, {}],
    ['created by someone else', { ...nonMember, createdBy: 'web' }, {}, {}],
    ['a non-member without an email', { ...nonMember, email: null }, {}, {}],
    ['a non-member without a first name', { ...nonMember, firstName: null }, {}, {}],
    ['a non-member without a last name', { ...nonMember, lastName: null }, {}, {}],
    ['a non-member without a date of birth', { ...nonMember, dateOfBirth: null }, {}, {}],
    ['a non-member without a ZIP code', { ...nonMember, zipCode: null }, {}, {}],
  ];
  it.each(cases)('[IDN-07] classifies the profile: %s', (_, user, { isGuest = false, uuid = 'u1' }, expected) => {
    expect(classify({ uuid, isGuest, user: asUser({ ...someone, ...user }) }, 'telesales')).toEqual({ ...none, ...expected });
  });

  it('[IDN-07] finds no kind without user details, and no non-member if the setting is empty', () => {
    expect(classify({ uuid: 'u1', isGuest: false, user: null }, 'telesales')).toEqual(none);
    expect(classify({ uuid: 'u1', isGuest: false, user: asUser({ ...someone, ...nonMember, createdBy: '' }) }, '').isNonMember).toBe(false);
  });
});

describe('telesales types', () => {
  it.each([
    ['MEMBER-CONSENT', 'M'],
    ['NON-MEMBER-CONSENT', 'P'],
    ['MEMBER-NO-CONSENT', 'TPM'],
    ['NON-MEMBER-NO-CONSENT', 'TPP'],
  ] as const)('[IDN-08] gives %s the letter %s', (type, letter) => {
    expect(telesalesType(type)).toBe(type);
    expect(telesalesLetter(type)).toBe(letter);
  });

  it.each([null, '', 'member-consent', 'MEMBER', 'constructor', '__proto__'])(
    '[IDN-08] [IDC-02] opens no form for the unknown type %j',
    (type) => {
      expect(telesalesType(type)).toBeNull();
      expect(confirmIdentityForm(type)).toBeNull();
    },
  );

  it.each([
    // Type, Medicare number, ZIP code, gender.
    ['MEMBER-CONSENT', true, false, false],
    ['MEMBER-NO-CONSENT', false, true, false],
    ['NON-MEMBER-CONSENT', false, true, true],
    ['NON-MEMBER-NO-CONSENT', false, true, true],
  ])('[IDC-02] asks %s for Medicare number %s, ZIP code %s, gender %s', (type, hasMedicareNumber, hasZipCode, hasGender) => {
    expect(confirmIdentityForm(type)).toEqual({ type, hasMedicareNumber, hasZipCode, hasGender });
  });
});

describe('the popup that confirms an identity', () => {
  const user = { telesalesType: 'MEMBER-NO-CONSENT', mergedProfileUuid: null };
  const member: PopupFacts = { identity: { uuid: 'u1', isGuest: false, isCloaked: false }, user, isAgentFlow: false };
  const as = (over: { isGuest?: boolean; isCloaked?: boolean }) => ({ identity: { ...member.identity, ...over } });

  it.each([
    ['a member with a known type', {}, false, true],
    ['shown in this session', {}, true, false],
    ['a guest', as({ isGuest: true }), false, false],
    ['cloaked', as({ isCloaked: true }), false, false],
    ['the agent flow', { isAgentFlow: true }, false, false],
    ['merged already', { user: { ...user, mergedProfileUuid: 'u2' } }, false, false],
    ['an unknown type', { user: { ...user, telesalesType: 'OTHER' } }, false, false],
    ['no type', { user: { ...user, telesalesType: null } }, false, false],
    ['no user details', { user: null }, false, false],
  ])('[IDC-12] decides whether the popup opens: %s', (_, over, wasShown, expected) => {
    expect(isConfirmIdentityDue({ ...member, ...over }, wasShown)).toBe(expected);
  });
});

describe('the import of drugs and doctors', () => {
  const identity = { isGuest: false, isCloaked: false };
  const user = { mbi: null, importAgreementDate: null };

  it.each([
    ['a member without a Medicare number', identity, user, true],
    ['a member who agreed last month', identity, { ...user, importAgreementDate: '2026-10-31' }, true],
    ['a member who agreed this month', identity, { ...user, importAgreementDate: '2026-11-01' }, false],
    ['a member with a Medicare number', identity, { ...user, mbi: hide('1EG4-TE5-MK73') }, false],
    ['a guest', { ...identity, isGuest: true }, user, false],
    ['cloaked', { ...identity, isCloaked: true }, user, false],
    ['no user details', identity, null, false],
  ])('[IDC-12] [IMP-02] decides whether the import is offered: %s', (_, who, details, expected) => {
    expect(isImportOffered({ identity: who, user: details }, wallClock(2026, 11, 20))).toBe(expected);
  });
});

describe('permissions of a role', () => {
  const guest = { isGuest: true, isCloaked: false };
  const member = { isGuest: false, isCloaked: false };

  it('[ROLE-01] gives a guest nothing that is for members', () => {
    expect(permissionsOf(guest)).toEqual({
      role: 'guest',
      canImport: false,
      loadsExtraHelpData: false,
      hasIdleTimeout: false,
      seesBackLink: true,
      fetchesExternalDraft: true,
      fetchesSupplementEnrollment: true,
      tracking: 'all',
      signsOutTo: 'configured',
    });
  });

  it('[ROLE-02] gives a member the import, Extra Help data and the idle timeout', () => {
    expect(permissionsOf(member)).toEqual({
      ...permissionsOf(guest),
      role: 'member',
      canImport: true,
      loadsExtraHelpData: true,
      hasIdleTimeout: true,
    });
  });

  it.each([
    ['no identity yet', null, 'disabled'],
    ['a guest', guest, 'disabled'],
    ['a member', member, 'disabled'],
    ['a cloaked profile', { ...member, isCloaked: true }, 'enabled'],
  ] as const)('[CLOAK-01] [CLOAK-02] decides the footer and brand navigation of the host page: %s', (_, identity, expected) => {
    expect(siteNavigation(identity)).toBe(expected);
  });

  it.each([true, false])(
    '[ROLE-03] [CLOAK-01] gives a cloaked viewer the same permissions, whether the shopper is a guest: %s',
    (isGuest) => {
      expect(permissionsOf({ isGuest, isCloaked: true })).toEqual({
        role: 'cloaked',
        canImport: false,
        loadsExtraHelpData: false,
        hasIdleTimeout: true,
        seesBackLink: false,
        fetchesExternalDraft: false,
        fetchesSupplementEnrollment: false,
        tracking: 'view-profile-and-telesales-check',
        signsOutTo: 'root',
      });
    },
  );
});
