import { beforeAll, describe, expect, it } from 'vitest';
import { browserFetch } from '../../demo/service/browser-fetch.js';
import { entryOf } from '../../demo/service/enter.js';
import { shoppers } from '../../demo/service/shoppers/index.js';
import { getTollFreeNumber } from '../../src/features/content/phone-service.js';
import { fragmentNames, getContent, getTextFragment, type TextFragmentName } from '../../src/features/content/service.js';
import { getSpareContent, spareNames } from '../../src/features/content/spare-content-service.js';
import type { Drug } from '../../src/features/drugs/rules/drug.js';
import { drugsSection } from '../../src/features/drugs/section.js';
import { estimatePlanCost, getGenericDrug, searchDrugs } from '../../src/features/drugs/service.js';
import {
  getExternalDraft,
  getMemberPlans,
  getSupplementEnrollments,
  searchApplicationStatus,
} from '../../src/features/enrollment/service.js';
import { getLowIncome } from '../../src/features/extra-help/service.js';
import { importMemberItems } from '../../src/features/import/service.js';
import { getPharmacy, getPharmacyCoverage } from '../../src/features/pharmacies/service.js';
import { getCounties } from '../../src/features/place/service.js';
import { getPlanContact, getPlanDetails, getPlanList } from '../../src/features/plan/service.js';
import { getServerDate } from '../../src/features/plan-year/service.js';
import { emailSavedPlans } from '../../src/features/plans/email-service.js';
import { plansSection } from '../../src/features/plans/section.js';
import { getProfile, getProfileSection } from '../../src/features/profile/service.js';
import { userSection } from '../../src/features/profile/user-section.js';
import { deleteSavedPlan, updateList, updateUser } from '../../src/features/profile/write-service.js';
import { providersSection } from '../../src/features/providers/section.js';
import { mergeProfile, stopReminders } from '../../src/features/session/confirm-identity-service.js';
import { logout, validateAuth } from '../../src/features/session/service.js';
import { supplementSection } from '../../src/features/supplement/section.js';
import { getSupplementPlans } from '../../src/features/supplement/service.js';
import { sendProfileEvent, sendSraEvent } from '../../src/features/tracking/service.js';
import { sections } from '../../src/sections.js';
import { reveal } from '../../src/shared/hidden.js';
import { createHttp, type Http } from '../../src/shared/http/http.js';
import { createTestApp, NOVEMBER } from '../demo-service/demo-app.js';
import { asRead } from '../fixtures/read-profile.js';
import { type CheckedCall, contract, contractFetch } from './contract.js';
import { makeEveryRead } from './every-read.js';

const YEAR = 2026;

interface Visitor {
  readonly name: string;
  readonly uuid: string;
  readonly http: Http;
  readonly heard: CheckedCall[];
}

const app = createTestApp();

/** A shopper's browser, whose calls are held to the contract. */
function visitor(name: string): Visitor {
  const { identity } = entryOf(name) ?? {};
  const heard: CheckedCall[] = [];
  const pageUrl = 'http://localhost/pages/whole.html';
  const cookies = `ucp_identity=${encodeURIComponent(JSON.stringify(identity))}; ucp_demo_date=${encodeURIComponent(NOVEMBER)}`;
  const fetch = contractFetch(browserFetch(app, { pageUrl: () => pageUrl, cookies: () => cookies }), heard);
  const base = { apiBase: '', contentBase: '/api/assets/uhccp/content-fragments', pageUrl };
  const http = createHttp({ ...base, siteIdHeader: { name: 'x-site-id', value: 'uhc' }, waitBefore: () => 0, fetch });
  return { name, uuid: identity?.uuid ?? '', http, heard };
}

/** Every read of the library, with what the profile holds. */
async function readAll({ http, uuid }: Visitor): Promise<void> {
  const read = await getProfile(http, sections, { uuid, planYear: YEAR, isMerged: false });
  if (!read.ok) throw new Error(read.problem.message);
  const { user, plans, drugs } = asRead(read.value);
  for (const section of [userSection, plansSection, supplementSection, providersSection, drugsSection] as const)
    await getProfileSection<unknown>(http, uuid, section);
  await getProfileSection(http, uuid, providersSection, YEAR + 1);
  await getServerDate(http);
  const zip = plans.zipCode ?? '85004';
  const counties = await getCounties(http, zip);
  const [county] = counties.ok ? counties.value : [];
  if (county) {
    const { fipsCountyCode, stateCode } = county;
    await getLowIncome(http, { zip, stateCode, fipsCountyCode, year: YEAR });
    for (const productType of ['MAPD', 'PDP', 'SNP']) await getPlanList(http, { planYear: YEAR, productType, stateCode, fipsCountyCode });
  }
  const saved = plans.savedPlans.plans.slice(0, 3);
  for (const { id, year } of saved) {
    await getPlanDetails(http, id, year);
    await getPlanContact(http, id, year);
  }
  await getPlanDetails(http, 'H9999999999', YEAR);
  await getPlanContact(http, 'H9999999999', YEAR);
  await getSupplementPlans(http, zip);
  await getSupplementPlans(http, '99999');
  await getSupplementEnrollments(http);
  await readDrugs(http, drugs.drugs);
  const number = drugs.pharmacy?.number;
  const planIds = saved.map(({ id }) => id);
  if (number) await getPharmacy(http, number, YEAR);
  if (number && planIds.length > 0) await getPharmacyCoverage(http, { pharmacyNumber: number, planYear: YEAR, planType: 'MAPD', planIds });
  await getPharmacy(http, 'none', YEAR);
  const named = saved.map(({ id, year }) => ({ id, year }));
  const priced = { zipCode: zip, county: county?.fipsCountyCode ?? '013', drugs: drugs.drugs, plans: named };
  await estimatePlanCost(http, { ...priced, pharmacy: drugs.pharmacy });
  await estimatePlanCost(http, { ...priced, pharmacy: null });
  const [email, mbi] = [user?.email && reveal(user.email), user?.mbi && reveal(user.mbi)];
  await getExternalDraft(http, { traceId: 'trace', email: email ?? 'nobody@example.com' });
  await searchApplicationStatus(http, mbi ?? '1EG4TE5MK73');
  for (const isFutureYearPlans of [true, false]) await getMemberPlans(http, { uuid, mbi: mbi ?? '1EG4TE5MK73', isFutureYearPlans });
  await getTollFreeNumber(http, { pscCookie: '', hostname: 'www.example.com' });
}

async function readDrugs(http: Http, drugs: readonly Drug[]): Promise<void> {
  await searchDrugs(http, drugs);
  for (const { id, name } of drugs.slice(0, 3)) await getGenericDrug(http, { drugTypeId: '1', drugIdentifier: id ?? name, year: YEAR });
}

async function readContent({ http }: Visitor): Promise<void> {
  for (const name of fragmentNames) await getContent(http, name);
  for (const name of spareNames) await getSpareContent(http, name);
  const words: readonly TextFragmentName[] = ['supplementContent', 'profileContent', 'shopperContent', 'shopperMessages', 'contactUs'];
  for (const name of words) await getTextFragment(http, name, 'es');
}

/** Every write of the library. */
async function writeAll({ http, uuid, name }: Visitor): Promise<void> {
  const owner = { uuid, isGuest: false };
  await validateAuth(http, {
    code: name,
    isHsidLogin: true,
    requestHost: 'www.example.com',
    dcClientCookie: '',
    isMultiProfileCloakInEnabled: false,
  });
  await validateAuth(http, { code: 'nobody', isHsidLogin: true, requestHost: '', dcClientCookie: '', isMultiProfileCloakInEnabled: false });
  const read = await getProfile(http, sections, { uuid, planYear: YEAR, isMerged: true });
  if (!read.ok) throw new Error(read.problem.message);
  const { user, plans, drugs, providers } = asRead(read.value);
  await updateUser(http, owner, { zipCode: '85004' });
  await updateList(http, owner, plansSection, plans);
  await updateList(http, owner, plansSection, { ...plans, etag: '"outdated"' });
  await updateList(http, owner, drugsSection, { ...drugs, drugs: drugs.drugs.slice(1) });
  await updateList(http, owner, providersSection, { ...providers, providers: providers.providers.slice(1) });
  const [saved] = plans.savedPlans.plans;
  await deleteSavedPlan(http, plansSection, { uuid, planYear: saved?.year ?? YEAR, planId: saved?.id ?? 'H0609044000' });
  await deleteSavedPlan(http, supplementSection, { uuid, planYear: YEAR, planId: 'G' });
  await importMemberItems(http, { uuid, isAuthUser: true, triggeredBy: 'login' });
  const typed = shoppers.find((one) => name.startsWith(one.name))?.typedAs;
  const person = {
    firstName: typed?.firstName ?? user?.firstName ?? null,
    lastName: typed?.lastName ?? null,
    email: typed?.email ?? 'nobody@example.com',
    dateOfBirth: typed?.dob ?? '1950-01-31',
    mbi: typed?.mbi ?? '1EG4-TE5-MK73',
    gender: typed?.gender ?? 'f',
    zipCode: typed?.zipCode ?? '85004',
  };
  for (let attempt = 0; attempt < 6; attempt += 1) await mergeProfile(http, { ...person, action: 'm' });
  await mergeProfile(http, { ...person, action: 's' });
  await stopReminders(http, { user: person, siteId: 'uhc', statusLetter: 'M', deeplink: '' });
  await emailSavedPlans(http, { emailAddress: 'nobody@example.com', planYear: YEAR, planIds: ['H0609044000'], siteId: 'uhc' });
  await emailSavedPlans(http, { emailAddress: 'none', planYear: YEAR, planIds: [], siteId: 'uhc' });
  await track(http, uuid);
  await logout(http);
}

async function track(http: Http, uuid: string): Promise<void> {
  const timestamp = '11/20/2026, 9:30 AM CST';
  await sendSraEvent(http, { uuid, eventType: 'View Profile', isAuthUser: true, eventTimestamp: timestamp });
  const event = { type: 'a', name: 'b', timestamp, uuid: 'c', appName: 'd', userTrackingSystem: 'e', internalUserId: 'f', action: 'g' };
  await sendProfileEvent(http, 'topic', { ...event, data: {} as never });
}

const wrongOf = (heard: readonly CheckedCall[]) => [...new Set(heard.flatMap(({ wrong }) => wrong))];

describe('the calls of the library and the responses of the reference service', () => {
  const all: CheckedCall[] = [];
  beforeAll(() => app.request('/__demo/answers', { method: 'POST', body: JSON.stringify({ etags: true }) }));

  it.each(shoppers.map(({ name }) => name))('[CALL-02] keep to the contract when everything of %s is read', async (name) => {
    const one = visitor(name);
    await readAll(one);
    await makeEveryRead(one.http, one.uuid, YEAR);
    all.push(...one.heard);
    expect(wrongOf(one.heard)).toEqual([]);
  });

  it.each(['guest', 'member', 'base', 'heavy', 'supplement', 'telesales-base'])(
    '[CALL-03] keep to the contract when %s changes everything',
    async (name) => {
      const one = visitor(`${name}~contract`);
      await writeAll(one);
      all.push(...one.heard);
      expect(wrongOf(one.heard)).toEqual([]);
    },
  );

  it('[CALL-22] keep to the contract for content, in both languages', async () => {
    const one = visitor('guest');
    await readContent(one);
    all.push(...one.heard);
    expect(wrongOf(one.heard)).toEqual([]);
  });

  it('[SESS-01] keep to the contract when the session is over', async () => {
    const one = visitor('member~over');
    await app.request('/__demo/session', { method: 'POST', body: JSON.stringify({ shopper: 'member~over' }) });
    await getProfile(one.http, sections, { uuid: one.uuid, planYear: YEAR, isMerged: false });
    all.push(...one.heard);
    expect(one.heard.map(({ status }) => status)).toEqual([401]);
    expect(wrongOf(one.heard)).toEqual([]);
  });

  it('[CALL-23] include every operation of the contract', () => {
    const made = new Set(all.map(({ operation }) => operation?.id));
    expect(contract.operations.map(({ id }) => id).filter((id) => !made.has(id))).toEqual([]);
  });

  it('[SAFE-01] include a write that is refused because it is based on an older version', () => {
    expect(all.some(({ operation, status }) => operation?.id === 'updateProfile' && status === 412)).toBe(true);
  });
});
