import { beforeEach, describe, expect, it } from 'vitest';
import { shopperList } from '../../demo/service/enter.js';
import { importMemberItems } from '../../src/features/import/service.js';
import { plansSection } from '../../src/features/plans/section.js';
import { getProfile, getProfileSection } from '../../src/features/profile/service.js';
import { updateUser } from '../../src/features/profile/write-service.js';
import { mergeProfile } from '../../src/features/session/confirm-identity-service.js';
import { logout, validateAuth } from '../../src/features/session/service.js';
import { sections } from '../../src/sections.js';
import { isInvalidSession } from '../../src/shared/http/problem.js';
import { asRead } from '../fixtures/read-profile.js';
import { clientOf, createTestApp, identityHeaders, rawRequest, uuidOfShopper, wholeValue } from './demo-app.js';

let app = createTestApp();
beforeEach(() => {
  app = createTestApp();
});

function codeOf(code: string) {
  return { code, isHsidLogin: true, requestHost: 'localhost', dcClientCookie: '', isMultiProfileCloakInEnabled: false };
}

function personOf(shopper: string) {
  const person = shopperList.find(({ name }) => name === shopper)?.typedAs;
  if (!person) throw new Error(`${shopper} types nothing`);
  return person;
}

describe('signing in', () => {
  it.each([
    ['member', { agentUserName: null, isNewProfile: false }],
    ['new-base', { agentUserName: null, isNewProfile: true }],
    ['cloaked', { agentUserName: 'demo.supporter', isNewProfile: false }],
    ['member~two', { agentUserName: null, isNewProfile: false }],
  ])('[CALL-01] the code %s belongs to a shopper', async (code, expected) => {
    const answer = wholeValue(await validateAuth(clientOf(app, null), codeOf(code)));
    expect(answer).toEqual({ ...expected, uuid: uuidOfShopper(code.replace('new-', '')) });
  });

  it('[LOGIN-03] an unknown code is refused', async () => {
    const answer = await validateAuth(clientOf(app, null), codeOf('nobody'));
    expect(answer).toMatchObject({ ok: false, problem: { kind: 'status', status: 401 } });
  });

  it.each([{}, { code: ' ' }, '{'])('refuses the body %j', async (body) => {
    expect((await rawRequest(app, 'POST', '/profiles/auth/validate/v1', body)).status).toBe(400);
  });
});

describe('sessions', () => {
  let elapsed = 0;
  const uuid = uuidOfShopper('member');
  const member = { uuid, planYear: 2027, isMerged: false };

  beforeEach(() => {
    elapsed = 0;
    app = createTestApp({ elapsed: () => elapsed });
  });

  it('[SESS-01] an ended session responds 401 Invalid session until sign-out', async () => {
    const http = clientOf(app, 'member');
    await rawRequest(app, 'POST', '/__demo/session', { shopper: 'member', endsInMs: 1000 });
    elapsed = 999;
    expect((await getProfile(http, sections, member)).ok).toBe(true);
    elapsed = 1000;
    const late = await getProfile(http, sections, member);
    expect(!late.ok && isInvalidSession(late.problem)).toBe(true);
    wholeValue(await logout(http));
    expect((await getProfile(http, sections, member)).ok).toBe(true);
  });

  it('ends for one shopper, in every call about the profile', async () => {
    await rawRequest(app, 'POST', '/__demo/session', { shopper: 'member' });
    expect((await rawRequest(app, 'POST', '/profiles/import/member-items/v1', { uuid, triggeredBy: 'LOGIN' })).status).toBe(401);
    expect((await rawRequest(app, 'POST', '/profiles/merge/v1', { action: 's' }, identityHeaders('member'))).status).toBe(401);
    expect((await rawRequest(app, 'DELETE', `/profiles/data/v1/${uuid}/plans/2027/H0609044000`)).status).toBe(401);
    expect((await rawRequest(app, 'GET', `/profiles/data/v1/${uuidOfShopper('guest')}/all`)).status).toBe(200);
  });

  it('starts again with a sign-in', async () => {
    await rawRequest(app, 'POST', '/__demo/session', { shopper: 'member' });
    wholeValue(await validateAuth(clientOf(app, null), codeOf('member')));
    expect((await getProfile(clientOf(app, 'member'), sections, member)).ok).toBe(true);
  });
});

describe('importing', () => {
  const importAs = (shopper: string, triggeredBy = 'LOGIN') =>
    importMemberItems(clientOf(app, shopper), { uuid: uuidOfShopper(shopper), isAuthUser: true, triggeredBy });

  it("[CALL-06] adds the items of the member's claims, once", async () => {
    expect(wholeValue(await importAs('member'))).toEqual({ drugCount: 2, providerCount: 1 });
    const { drugs, providers } = asRead(
      wholeValue(await getProfile(clientOf(app, 'member'), sections, { uuid: uuidOfShopper('member'), planYear: 2027, isMerged: false })),
    );
    expect(drugs.drugs.map(({ name }) => name).slice(4)).toEqual(['Lamotrigine', 'Olmesartan Medoxomil']);
    expect(providers.providers).toHaveLength(5);
    expect(wholeValue(await importAs('member'))).toEqual({ drugCount: 0, providerCount: 0 });
  });

  it('[IMP-01] finds the claims of one member with the second import only', async () => {
    expect(wholeValue(await importAs('second-import'))).toEqual({ drugCount: 0, providerCount: 0 });
    expect(wholeValue(await importAs('second-import', 'ACQUISITION_PORTAL'))).toEqual({ drugCount: 2, providerCount: 1 });
  });

  it.each([
    ['the Medicare number', {}, 2],
    ['the number on the member card', { mbi: personOf('base').memberNumber }, 2],
    ['hyphens in the number', { mbi: '1EG4-TE5-MK72' }, 2],
    ['another last name', { lastName: 'Other' }, 0],
    ['another birth date', { dateOfBirth: '1937-08-16' }, 0],
    ['another number', { mbi: '1EG4TE5MK73' }, 0],
  ])('[IMP-04] finds claims after the shopper typed their identity: %s', async (_, typed, drugCount) => {
    const owner = { uuid: uuidOfShopper('base'), isGuest: false };
    const { firstName, lastName, dob: dateOfBirth, mbi } = personOf('base');
    expect(wholeValue(await importAs('base', 'POPUP')).drugCount).toBe(0);
    wholeValue(await updateUser(clientOf(app, 'base'), owner, { firstName, lastName, dateOfBirth, mbi, ...typed }));
    expect(wholeValue(await importAs('base', 'POPUP')).drugCount).toBe(drugCount);
  });

  it('[IMP-06] finds nothing for the account without claims', async () => {
    const { firstName, lastName, dob: dateOfBirth, mbi } = personOf('no-claims');
    const owner = { uuid: uuidOfShopper('no-claims'), isGuest: false };
    wholeValue(await updateUser(clientOf(app, 'no-claims'), owner, { firstName, lastName, dateOfBirth, mbi }));
    expect(wholeValue(await importAs('no-claims', 'POPUP'))).toEqual({ drugCount: 0, providerCount: 0 });
  });

  it('imports nothing for a guest', async () => {
    expect(wholeValue(await importAs('guest'))).toEqual({ drugCount: 0, providerCount: 0 });
  });
});

describe('confirming the identity', () => {
  const typed = (shopper: string, more = {}) => {
    const { firstName, lastName, email, dob: dateOfBirth, mbi, gender, zipCode } = personOf(shopper);
    return { firstName, lastName, email, dateOfBirth, mbi, gender, zipCode, action: 'm' as const, ...more };
  };
  const merge = async (shopper: string, more = {}) => wholeValue(await mergeProfile(clientOf(app, shopper), typed(shopper, more)));

  it.each(['member-consent', 'member-no-consent', 'non-member-consent', 'non-member-no-consent', 'telesales-base'])(
    '[IDC-10] merges %s with the right data, and adds what the other profile holds',
    async (shopper) => {
      expect(await merge(shopper)).toEqual({ isMerged: true, attemptsLeft: 3 });
      const query = { uuid: uuidOfShopper(shopper), planYear: 2027, isMerged: true };
      const { user, plans, drugs, providers } = asRead(wholeValue(await getProfile(clientOf(app, shopper), sections, query)));
      expect(user?.mergedProfileUuid).not.toBeNull();
      expect(user?.lastName).toBe(personOf(shopper).lastName);
      expect(plans.savedPlans.text).toContain('H1822001000 2027 MAPD');
      expect(plans.details.map(({ name }) => name)).toContain('SCAN Classic (HMO)');
      expect(drugs.drugs.map(({ name }) => name)).toContain('Donepezil HCL');
      expect(providers.providers.map(({ name }) => name)).toContain('Roger Williams Medical Center');
    },
  );

  it.each([
    ['member-consent', 'the Medicare number', { mbi: '1EG4TE5MK72' }, false],
    ['member-consent', 'the ZIP code, which it is not asked for', { zipCode: '10001' }, true],
    ['member-no-consent', 'the ZIP code', { zipCode: '10001' }, false],
    ['member-no-consent', 'the gender, which it is not asked for', { gender: 'f' }, true],
    ['non-member-consent', 'the gender', { gender: 'm' }, false],
    ['non-member-consent', 'the ZIP code', { zipCode: '10001' }, false],
    ['non-member-no-consent', 'the first name', { firstName: 'Other' }, false],
    ['non-member-no-consent', 'the last name', { lastName: 'Other' }, false],
    ['non-member-no-consent', 'the birth date', { dateOfBirth: '1950-01-01' }, false],
    ['non-member-no-consent', 'the address to write to', { email: 'new@example.com' }, true],
    ['non-member-no-consent', 'upper case', { firstName: 'CRUZ' }, true],
  ])('[IDC-02] %s with another value of %s', async (shopper, _, more, isMerged) => {
    expect((await merge(shopper, more)).isMerged).toBe(isMerged);
  });

  it('[IDC-07] counts down from 3, then refuses even the right data', async () => {
    const wrong = { lastName: 'Other' };
    expect(await merge('member-no-consent', wrong)).toEqual({ isMerged: false, attemptsLeft: 2 });
    expect(await merge('member-no-consent', wrong)).toEqual({ isMerged: false, attemptsLeft: 1 });
    expect(await merge('member-no-consent', wrong)).toEqual({ isMerged: false, attemptsLeft: 0 });
    const locked = await mergeProfile(clientOf(app, 'member-no-consent'), typed('member-no-consent'));
    expect(locked).toMatchObject({ ok: false, problem: { status: 403, body: { isProfileMerged: false, remainingRetryCount: 0 } } });
  });

  it('[IDC-08] skipping costs no attempt and changes no list', async () => {
    const section = () => getProfileSection(clientOf(app, 'member-consent'), uuidOfShopper('member-consent'), plansSection);
    const before = wholeValue(await section());
    expect(await merge('member-consent', { action: 's' })).toEqual({ isMerged: false, attemptsLeft: 3 });
    expect(wholeValue(await section())).toEqual(before);
    const { body } = await rawRequest(app, 'GET', '/__demo/state?shopper=member-consent');
    expect(body.userDetails.isMergeSkipped).toBe(true);
  });

  it('refuses an unknown action, and a request without a shopper', async () => {
    expect((await rawRequest(app, 'POST', '/profiles/merge/v1', { action: 'x' }, identityHeaders('member'))).status).toBe(400);
    expect((await rawRequest(app, 'POST', '/profiles/merge/v1', { action: 'm' })).status).toBe(400);
  });
});
