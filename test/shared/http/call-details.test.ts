import { describe, expect, it } from 'vitest';
import { getTollFreeNumber } from '../../../src/features/content/phone-service.js';
import { drugsSection } from '../../../src/features/drugs/section.js';
import { estimatePlanCost, getGenericDrug, searchDrugs } from '../../../src/features/drugs/service.js';
import { getSupplementEnrollments } from '../../../src/features/enrollment/service.js';
import { getLowIncome } from '../../../src/features/extra-help/service.js';
import { getPharmacy } from '../../../src/features/pharmacies/service.js';
import { getServerDate } from '../../../src/features/plan-year/service.js';
import { emailSavedPlans } from '../../../src/features/plans/email-service.js';
import { plansSection } from '../../../src/features/plans/section.js';
import { getProfile, getProfileSection } from '../../../src/features/profile/service.js';
import { userSection } from '../../../src/features/profile/user-section.js';
import { updateList } from '../../../src/features/profile/write-service.js';
import { providersSection } from '../../../src/features/providers/section.js';
import {
  attemptsLeftAfter,
  type MergeRequest,
  mergeProfile,
  stopReminders,
} from '../../../src/features/session/confirm-identity-service.js';
import { supplementSection } from '../../../src/features/supplement/section.js';
import { type ProfileEvent, sendProfileEvent } from '../../../src/features/tracking/service.js';
import { sections } from '../../../src/sections.js';
import type { Http } from '../../../src/shared/http/http.js';
import { aDrug } from '../../fixtures/drugs.js';
import { aPerson } from '../../fixtures/people.js';
import { failedMerge } from '../../fixtures/wire/answers.js';
import { uuid } from '../../fixtures/wire/profile.js';
import { answeringWith, bodyOf, fakeHttp } from './fake-fetch.js';

const nobody: MergeRequest = {
  firstName: null,
  lastName: null,
  email: null,
  dateOfBirth: null,
  mbi: null,
  gender: null,
  zipCode: null,
  action: 'm',
};

describe('details of calls', () => {
  it.each([
    ['[CALL-11] generic drug info', (http: Http) => getGenericDrug(http, { drugTypeId: '1', drugIdentifier: '2', year: 2026 })],
    ['[CALL-12] drug info search', (http: Http) => searchDrugs(http, [aDrug()])],
    [
      '[CALL-13] estimate plan cost',
      (http: Http) => estimatePlanCost(http, { zipCode: '85004', county: '013', pharmacy: null, drugs: [], plans: [] }),
    ],
  ])('%s sends the site id header', async (_, call) => {
    const { http, calls } = answeringWith({ data: null });
    await call(http);
    expect(calls[0]?.headers.get('x-site-id')).toBe('uhc');
  });

  it('[CALL-13] prices without a pharmacy when none is chosen', async () => {
    const { http, calls } = answeringWith({ data: { plans: [] } });
    await estimatePlanCost(http, { zipCode: '85004', county: '013', pharmacy: null, drugs: [], plans: [] });
    expect(calls[0]?.body).toEqual({ zip: '85004', county: '013', pharmacy: null, drugs: [], plans: [] });
  });

  it('[CALL-21] requests the server date past every cache', async () => {
    const { http, calls } = answeringWith({ systemDate: '03/10/2026' });
    await getServerDate(http);
    expect(calls[0]?.request.cache).toBe('no-store');
  });

  it.each<[string, (http: Http) => Promise<unknown>]>([
    ['the whole profile', (http) => getProfile(http, sections, { uuid, planYear: 2027, isMerged: false })],
    ...[userSection, plansSection, supplementSection, providersSection, drugsSection].map(
      (section): [string, (http: Http) => Promise<unknown>] => [
        `the section ${section.call}`,
        (http) => getProfileSection<unknown>(http, uuid, section, 2027),
      ],
    ),
    ['the low-income data', (http) => getLowIncome(http, { zip: '85004', stateCode: 'AZ', fipsCountyCode: '013', year: 2027 })],
    ['the supplement applications', (http) => getSupplementEnrollments(http)],
  ])('[SAFE-02] requests %s past every cache', async (_, call) => {
    const { http, calls } = answeringWith({});
    await call(http);
    expect(calls.map(({ request }) => request.cache)).toEqual(['no-store']);
  });

  it.each<[string, object, string | undefined]>([
    ['the ETag of the response', { etag: '"v1"', stored: { lastModifiedOn: '2026-11-20T09:30:00' } }, '"v1"'],
    ['a weak ETag as it came', { etag: 'W/"v1"', stored: null }, 'W/"v1"'],
    ['the moment of the last change', { stored: { lastModifiedOn: '2026-11-20T09:30:00' } }, '"2026-11-20T09:30:00"'],
    ['nothing, where the service tells neither', { stored: { drugInfoDetails: [] } }, undefined],
    ['nothing, where there is no section', { stored: null }, undefined],
    ['nothing of what no header can say', { stored: { lastModifiedOn: 'ayer “tarde”\n' } }, undefined],
  ])('[SAFE-01] a write has as its version %s', async (_, section, version) => {
    const { http, calls } = answeringWith({});
    await updateList(http, { uuid, isGuest: true }, drugsSection, { drugs: [], pharmacy: null, stored: null, ...section });
    expect(calls[0]?.headers.get('if-match') ?? undefined).toBe(version);
  });

  it.each(['2026-02-30T09:30:00', 'today'])('[CALL-21] [YEAR-05] %j is not a real date, and is a bad body', async (systemDate) => {
    expect(await getServerDate(answeringWith({ systemDate }).http)).toMatchObject({ ok: false, problem: { kind: 'body' } });
  });

  it('[TFN-01] forbids caching of the toll-free number', async () => {
    const { http, calls } = answeringWith({ maPdpTFN: '1' });
    await getTollFreeNumber(http, { pscCookie: '', hostname: 'h' });
    expect(calls[0]?.headers.get('cache-control')).toBe('no-cache');
    expect(calls[0]?.headers.get('pragma')).toBe('no-cache');
  });

  it.each([{}, { maPdpTFN: null }, { maPdpTFN: ' ' }, { maPdpTFN: 'undefined' }, { maPdpTFN: 'Not available in 2nd shift' }])(
    '[TFN-01] has no number: %j',
    async (body) => {
      expect(await getTollFreeNumber(answeringWith(body).http, { pscCookie: '', hostname: 'h' })).toMatchObject({ ok: false });
    },
  );

  it.each(['1-800-MEDICARE', 8005550142, '711', '(800) 555-0142 ext. 22'])(
    '[TFN-01] reads a number that has other signs, or none: %j',
    async (maPdpTFN) => {
      const answer = await getTollFreeNumber(answeringWith({ maPdpTFN }).http, { pscCookie: '', hostname: 'h' });
      expect(answer).toMatchObject({ ok: true, value: String(maPdpTFN) });
    },
  );

  it.each([{}, { status: 'ERROR' }, { status: 'ok?' }])('[TOP-04] an email that was not sent is a problem: %j', async (body) => {
    const email = { emailAddress: 'a@example.test', planYear: 2026, planIds: [], siteId: 'uhc' };
    expect(await emailSavedPlans(answeringWith(body).http, email)).toMatchObject({ ok: false, problem: { kind: 'body' } });
  });

  it.each([
    ['1950-01-31T00:00:00Z', '1950-01-31'],
    ['01/31/1950', '1950-01-31'],
    ['someday', ''],
    [null, ''],
  ])('[IDC-09] writes the birth date %j as %j', async (dateOfBirth, dob) => {
    const { http, calls } = answeringWith({});
    await stopReminders(http, { user: aPerson({ dateOfBirth, mbi: null }), siteId: 'uhc', statusLetter: 'M', deeplink: '' });
    expect(calls[0]?.body).toMatchObject({ dob, mbi: '' });
  });

  it('[IDC-09] writes unknown fields of the person as empty texts', async () => {
    const { http, calls } = answeringWith({});
    const user = { email: null, firstName: null, lastName: null, mbi: null, gender: null, dateOfBirth: null, zipCode: null };
    await stopReminders(http, { user, siteId: 'uhc', statusLetter: 'M', deeplink: '' });
    expect(calls[0]?.body).toMatchObject({ emailAddress: '', firstName: '', lastName: '', mbi: '', gender: '', dob: '', zip: '' });
  });

  it('[IDC-09] removes the hyphens of the Medicare number, and ignores the response', async () => {
    const { http, calls } = fakeHttp(() => new Response(null, { status: 204 }));
    const user = aPerson({ mbi: '1EG4-TE5-MK73' });
    expect(await stopReminders(http, { user, siteId: 'uhc', statusLetter: 'M', deeplink: '' })).toMatchObject({ ok: true });
    expect(calls[0]?.body).toMatchObject({ mbi: '1EG4TE5MK73' });
  });
});

describe('the merge of a person', () => {
  it.each([
    ['1950-01-31', '01/31/1950'],
    ['someday', ''],
    [null, ''],
  ])('[IDC-10] writes the birth date %j as %j', async (dateOfBirth, dob) => {
    const { http, calls } = answeringWith({});
    await mergeProfile(http, { ...nobody, dateOfBirth });
    expect(calls[0]?.body).toMatchObject({ dob });
  });
});

describe('a profile event', () => {
  const tracking = {
    uuid,
    isMemberProfile: true,
    planCount: 2,
    drugCount: 3,
    providerCount: 1,
    pharmacy: true,
    savedEnrollmentCount: 1,
    submittedEnrollmentCount: 0,
    optumId: 'ada-example',
  };
  const event: ProfileEvent = {
    type: 'profile',
    name: 'View Profile',
    timestamp: '2026-03-10T09:30:00Z',
    uuid: 'e-1',
    appName: 'ucp',
    userTrackingSystem: 'ucp',
    internalUserId: uuid,
    action: 'View Profile',
    data: tracking,
  };

  it('[TRK-03] is JSON text with the producer and the topic, and outlives the page', async () => {
    const { http, calls } = answeringWith({});
    expect(await sendProfileEvent(http, 'topic-test', event)).toMatchObject({ ok: true });
    const { message, ...rest } = bodyOf(calls);
    expect(calls[0]).toMatchObject({ method: 'POST', path: '/gpdCustomEvent' });
    expect(calls[0]?.request.keepalive).toBe(true);
    expect(rest).toEqual({ producerCn: 'ucp-monitoring', topic: 'topic-test' });
    expect(JSON.parse(String(message))).toEqual({
      event_type: 'profile',
      event_name: 'View Profile',
      event_timestamp: '2026-03-10T09:30:00Z',
      event_uuid: 'e-1',
      app_name: 'ucp',
      data: { user_tracking_system: 'ucp', internalUserId: uuid, profile_action: 'View Profile', ...tracking },
    });
  });

  it('[TRK-03] needs no response', async () => {
    const { http } = fakeHttp(() => new Response(null, { status: 204 }));
    expect(await sendProfileEvent(http, 'topic-test', event)).toMatchObject({ ok: true });
  });

  it('[EH-06] includes the answer about Extra Help', async () => {
    const { http, calls } = answeringWith({});
    await sendProfileEvent(http, 'topic-test', { ...event, data: { isLisEligible: true, lisLevel: '1', isGuestUser: false } });
    const { message } = bodyOf(calls);
    expect(JSON.parse(String(message)).data).toMatchObject({ isLisEligible: true, lisLevel: '1', isGuestUser: false });
  });
});

describe('a missing pharmacy', () => {
  const none = { message: 'No data found from Pharmacy Search call' };

  it.each([200, 404, 500])('[ERR-02] is not a problem and not logged, for status %i', async (status) => {
    expect(await getPharmacy(answeringWith(none, status).http, '1', 2026)).toEqual({ ok: true, value: null, issues: [] });
  });

  it('[ERR-02] may have empty data, but another message is a problem', async () => {
    expect(await getPharmacy(answeringWith({ data: { pharmacy: null } }).http, '1', 2026)).toMatchObject({ ok: true, value: null });
    expect(await getPharmacy(answeringWith({ message: 'Try later' }).http, '1', 2026)).toMatchObject({ ok: false });
    expect(await getPharmacy(answeringWith({ message: 'Try later' }, 404).http, '1', 2026)).toMatchObject({ ok: false });
  });
});

describe('a merge that was refused', () => {
  it.each([
    [failedMerge, 403, 2],
    [{ remainingRetryCount: 0, isProfileMerged: false }, 400, 0],
    [{ remainingRetryCount: -1 }, 403, null],
    [{ remainingRetryCount: 1.5 }, 403, null],
    [{ remainingRetryCount: 9 }, 403, 9],
    [{ remainingRetryCount: 10 }, 403, null],
    [{ remainingRetryCount: 1e9 }, 403, null],
    [{ remainingRetryCount: '1e9' }, 403, null],
    [{ remainingRetryCount: Number.MAX_SAFE_INTEGER }, 403, null],
    [{ error: 'x' }, 500, null],
    [null, 500, null],
  ])('[IDC-07] [SAFE-13] reports the remaining attempts: %j %i', async (body, status, left) => {
    const result = await mergeProfile(answeringWith(body, status).http, nobody);
    expect(result.ok ? 'merged' : attemptsLeftAfter(result.problem)).toBe(left);
  });
});
