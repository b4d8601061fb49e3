import { describe, expect, it } from 'vitest';
import { wallClock } from '../../../src/domain/calendar/wall-clock.js';
import { hide } from '../../../src/domain/hidden.js';
import { readAgentProfile } from '../../../src/domain/identity/agent-profile.js';
import { type Classification, classify } from '../../../src/domain/identity/classification.js';
import { confirmIdentityForm, isConfirmIdentityDue, type PopupFacts } from '../../../src/domain/identity/confirm-identity.js';
import { guestIdentity, readIdentity } from '../../../src/domain/identity/identity-cookie.js';
import { isImportOffered } from '../../../src/domain/identity/import-offer.js';
import { permissionsOf, siteNavigation } from '../../../src/domain/identity/permissions.js';
import { telesalesLetter, telesalesType } from '../../../src/domain/identity/telesales.js';
import type { KnownPerson } from '../../../src/domain/identity/user.js';
import { asUser } from '../../fixtures/people.js';

describe('an identity that is kept', () => {
  const uuid = '00000000-0000-4000-8000-000000000001';
  it.each([
    ['a guest', { uuid, isGuest: true }, { uuid, isGuest: true, isCloaked: false }],
    ['a member', { uuid, isGuest: false }, { uuid, isGuest: false, isCloaked: false }],
    ['flags in words', { uuid, isGuest: 'true', isCSRLogin: 'true' }, { uuid, isGuest: true, isCloaked: true }],
    ['flags that say something else', { uuid, isGuest: 'yes', isCSRLogin: 1 }, { uuid, isGuest: false, isCloaked: false }],
    ['cloaked', { uuid, isGuest: false, isCSRLogin: true }, { uuid, isGuest: false, isCloaked: true }],
    ['the longest id', { uuid: 'a'.repeat(64) }, { uuid: 'a'.repeat(64), isGuest: false, isCloaked: false }],
    ['the shortest', { uuid: 'a' }, { uuid: 'a', isGuest: false, isCloaked: false }],
    ['a longer one', { uuid: 'a'.repeat(65) }, null],
    ['an empty one', { uuid: '' }, null],
    ['what a program wrote by mistake', { uuid: 'null' }, null],
    ['one that would leave its place in an address', { uuid: 'a/../b' }, null],
    ['one with something behind it', { uuid: `${uuid}<` }, null],
    ['one with something before it', { uuid: ` ${uuid}` }, null],
    ['one that is a number', { uuid: 5 }, null],
    ['none', { isGuest: true }, null],
    ['a text', uuid, null],
    ['nothing', null, null],
    ['nothing at all', undefined, null],
  ])('[IDN-01] [IDN-03] [VAL-05] is read: %s', (_, stored, expected) => {
    expect(readIdentity(stored)).toEqual(expected);
  });

  it('[IDN-02] of a new guest is neither a member’s nor cloaked', () => {
    expect(guestIdentity(uuid)).toEqual({ uuid, isGuest: true, isCloaked: false });
  });

  const nobody = { isAgentFlow: false, userName: null };
  it.each([
    ['an agent', { agentFlow: true, userName: 'agent7' }, { isAgentFlow: true, userName: 'agent7' }],
    ['the flag in words', { agentFlow: 'true', userName: 'agent7' }, { isAgentFlow: true, userName: 'agent7' }],
    ['no flow', { agentFlow: false, userName: 'agent7' }, { isAgentFlow: false, userName: 'agent7' }],
    ['a flag that says something else', { agentFlow: 'yes' }, nobody],
    ['a name that is no text', { agentFlow: true, userName: 7 }, { isAgentFlow: true, userName: null }],
    ['a text', 'agent7', nobody],
    ['nothing', null, nobody],
    ['nothing at all', undefined, nobody],
  ])('[IDN-04] of an agent is read: %s', (_, stored, expected) => {
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

describe('what a profile is', () => {
  const none: Classification = { isHsidMember: false, isBaseHsidAccount: false, isMember: false, isNonMember: false };
  const noNames = { firstName: null, lastName: null };
  const nonMember = { createdBy: 'telesales', mbi: null, optumId: null, userType: null };
  const cases: readonly [string, Partial<KnownPerson>, { isGuest?: boolean; uuid?: string }, Partial<Classification>][] = [
    ['a member of the identity provider', {}, {}, { isHsidMember: true, isMember: true }],
    ['the user type in other letters', { userType: 'HSID' }, {}, { isHsidMember: true, isMember: true }],
    ['of another provider', { userType: 'other' }, {}, { isMember: true }],
    ['no user type', { userType: null }, {}, { isMember: true }],
    ['no first name', { firstName: ' ' }, {}, { isMember: true }],
    ['no last name', { lastName: null }, {}, { isMember: true }],
    ['no Medicare number', { mbi: null }, {}, {}],
    ["the text 'null' for one", { mbi: 'null' }, {}, {}],
    ['a guest with all of it', {}, { isGuest: true }, {}],
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
  it.each(cases)('[IDN-07] %s', (_, user, { isGuest = false, uuid = 'u1' }, expected) => {
    expect(classify({ uuid, isGuest, user: asUser({ ...someone, ...user }) }, 'telesales')).toEqual({ ...none, ...expected });
  });

  it('[IDN-07] nothing without user details, and nobody is a non-member where the setting is empty', () => {
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
  ] as const)('[IDN-08] %s is %s', (type, letter) => {
    expect(telesalesType(type)).toBe(type);
    expect(telesalesLetter(type)).toBe(letter);
  });

  it.each([null, '', 'member-consent', 'MEMBER', 'constructor', '__proto__'])('[IDN-08] [IDC-02] %j is no type', (type) => {
    expect(telesalesType(type)).toBeNull();
    expect(confirmIdentityForm(type)).toBeNull();
  });

  it.each([
    // type, Medicare number, ZIP, gender
    ['MEMBER-CONSENT', true, false, false],
    ['MEMBER-NO-CONSENT', false, true, false],
    ['NON-MEMBER-CONSENT', false, true, true],
    ['NON-MEMBER-NO-CONSENT', false, true, true],
  ])('[IDC-02] %s: Medicare number %s, ZIP %s, gender %s', (type, hasMedicareNumber, hasZipCode, hasGender) => {
    expect(confirmIdentityForm(type)).toEqual({ type, hasMedicareNumber, hasZipCode, hasGender });
  });
});

describe('when a popup opens', () => {
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
  ])('[IDC-12] confirm identity: %s', (_, over, wasShown, expected) => {
    expect(isConfirmIdentityDue({ ...member, ...over }, wasShown)).toBe(expected);
  });
});

describe('the import of drugs and doctors', () => {
  const identity = { isGuest: false, isCloaked: false };
  const user = { mbi: null, importAgreementDate: null };

  it.each([
    ['a member without a Medicare number', identity, user, true],
    ['one who agreed last month', identity, { ...user, importAgreementDate: '2026-10-31' }, true],
    ['one who agreed this month', identity, { ...user, importAgreementDate: '2026-11-01' }, false],
    ['one with a Medicare number', identity, { ...user, mbi: hide('1EG4-TE5-MK73') }, false],
    ['a guest', { ...identity, isGuest: true }, user, false],
    ['cloaked', { ...identity, isCloaked: true }, user, false],
    ['no user details', identity, null, false],
  ])('[IDC-12] [IMP-02] is offered to %s', (_, who, details, expected) => {
    expect(isImportOffered({ identity: who, user: details }, wallClock(2026, 11, 20))).toBe(expected);
  });
});

describe('what roles may do', () => {
  const guest = { isGuest: true, isCloaked: false };
  const member = { isGuest: false, isCloaked: false };

  it('[ROLE-01] a guest has nothing that is for members', () => {
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

  it('[ROLE-02] a member has import, Extra Help data and the idle timeout', () => {
    expect(permissionsOf(member)).toEqual({
      ...permissionsOf(guest),
      role: 'member',
      canImport: true,
      loadsExtraHelpData: true,
      hasIdleTimeout: true,
    });
  });

  it.each([
    ['nobody yet', null, 'disabled'],
    ['a guest', guest, 'disabled'],
    ['a member', member, 'disabled'],
    ['a cloaked profile', { ...member, isCloaked: true }, 'enabled'],
  ] as const)('[CLOAK-01] [CLOAK-02] the footer and the brand navigation of the page: %s', (_, identity, expected) => {
    expect(siteNavigation(identity)).toBe(expected);
  });

  it.each([true, false])('[ROLE-03] [CLOAK-01] cloaked, whoever the shopper is: guest %s', (isGuest) => {
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
  });
});
