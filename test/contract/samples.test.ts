import { describe, expect, it } from 'vitest';
import { sampleFetch } from '../../src/element/preview/samples/sample-service.js';
import { getTollFreeNumber } from '../../src/features/content/phone-service.js';
import { fragmentNames, getContent } from '../../src/features/content/service.js';
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
import { deleteSavedPlan, updateList } from '../../src/features/profile/write-service.js';
import { providersSection } from '../../src/features/providers/section.js';
import { mergeProfile, stopReminders } from '../../src/features/session/confirm-identity-service.js';
import { logout, validateAuth } from '../../src/features/session/service.js';
import { supplementSection } from '../../src/features/supplement/section.js';
import { getSupplementPlans } from '../../src/features/supplement/service.js';
import { sendProfileEvent, sendSraEvent } from '../../src/features/tracking/service.js';
import { sections } from '../../src/sections.js';
import { reveal } from '../../src/shared/hidden.js';
import { createHttp, type Http } from '../../src/shared/http/http.js';
import type { Result } from '../../src/shared/http/problem.js';
import { type SamplePerson, samplePeople } from '../../src/shared/settings/allowed.js';
import { asRead } from '../fixtures/read-profile.js';
import { type CheckedCall, contract, contractFetch } from './contract.js';
import { makeEveryRead } from './every-read.js';

/** The samples of the author's panel cannot rot: the library reads all of them, and each response is held to docs/openapi.yaml. */

const YEAR = 2026;
const now = () => '2026-11-20T09:30:00';

interface Visitor {
  readonly uuid: string;
  readonly http: Http;
  readonly heard: CheckedCall[];
}

function visitor(person: SamplePerson): Visitor {
  const heard: CheckedCall[] = [];
  const fetch = contractFetch(sampleFetch(person, now), heard);
  const base = { apiBase: '', contentBase: '/api/assets/uhccp/content-fragments', pageUrl: 'http://localhost/page.html' };
  const http = createHttp({ ...base, siteIdHeader: { name: 'x-site-id', value: 'uhc' }, waitBefore: () => 0, fetch });
  return { uuid: `sample-${person}`, http, heard };
}

/** The value of an answer that was read whole: nothing was left out. */
function whole<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problem.message);
  expect(result.issues).toEqual([]);
  return result.value;
}

const profileOf = async ({ http, uuid }: Visitor) =>
  asRead(whole(await getProfile(http, sections, { uuid, planYear: YEAR, isMerged: false })));

async function readAll(one: Visitor): Promise<void> {
  const { http, uuid } = one;
  const { user, plans, drugs } = await profileOf(one);
  for (const section of [userSection, plansSection, supplementSection, providersSection, drugsSection] as const)
    whole(await getProfileSection<unknown>(http, uuid, section));
  expect(whole(await getServerDate(http))).toBe(now());
  const zip = plans.zipCode ?? '';
  const [county] = whole(await getCounties(http, zip));
  const { fipsCountyCode = '', stateCode = '' } = county ?? {};
  whole(await getLowIncome(http, { zip, stateCode, fipsCountyCode, year: YEAR }));
  whole(await getPlanList(http, { planYear: YEAR, productType: 'MAPD', stateCode, fipsCountyCode }));
  const saved = plans.savedPlans.plans;
  for (const { id, year } of [...saved, { id: 'H0321002000', year: YEAR }]) {
    expect(whole(await getPlanDetails(http, id, year))?.name).toMatch(/^Sample plan /);
    whole(await getPlanContact(http, id, year));
  }
  expect(whole(await getSupplementPlans(http, zip)).plans).toHaveLength(2);
  whole(await getSupplementEnrollments(http));
  await readDrugs(http, drugs.drugs);
  const pharmacyNumber = drugs.pharmacy?.number ?? '';
  const planIds = [...new Set(saved.map(({ id }) => id))];
  whole(await getPharmacy(http, pharmacyNumber, YEAR));
  await getPharmacy(http, 'none', YEAR);
  whole(await getPharmacyCoverage(http, { pharmacyNumber, planYear: YEAR, planType: 'MAPD', planIds }));
  const priced = { zipCode: zip, county: fipsCountyCode, drugs: drugs.drugs, plans: saved.map(({ id, year }) => ({ id, year })) };
  for (const pharmacy of [drugs.pharmacy, ...(drugs.otherPharmacies ?? [])]) {
    const prices = whole(await estimatePlanCost(http, { ...priced, pharmacy }));
    expect(Object.keys(prices)).toHaveLength(saved.length);
    if (pharmacy) expect(whole(await getPharmacy(http, pharmacy.number, YEAR))?.name).toBe(pharmacy.name);
  }
  whole(await getExternalDraft(http, { traceId: 'trace', email: 'sample@example.com' }));
  const mbi = user?.mbi ? (reveal(user.mbi) ?? '') : '';
  whole(await searchApplicationStatus(http, mbi));
  whole(await getMemberPlans(http, { uuid, mbi, isFutureYearPlans: true }));
  whole(await getTollFreeNumber(http, { pscCookie: '', hostname: 'www.example.com' }));
  for (const name of fragmentNames) whole(await getContent(http, name));
  for (const name of spareNames) whole(await getSpareContent(http, name));
}

async function readDrugs(http: Http, drugs: readonly Drug[]): Promise<void> {
  expect(whole(await searchDrugs(http, drugs))).toHaveLength(drugs.length);
  for (const { id, name } of drugs) await getGenericDrug(http, { drugTypeId: '1', drugIdentifier: id ?? name, year: YEAR });
}

async function writeAll(one: Visitor): Promise<void> {
  const { http, uuid } = one;
  const owner = { uuid, isGuest: false };
  const { plans, drugs, providers } = await profileOf(one);
  whole(await updateList(http, owner, plansSection, plans));
  whole(await updateList(http, owner, drugsSection, { ...drugs, drugs: drugs.drugs.slice(1) }));
  whole(await updateList(http, owner, providersSection, { ...providers, providers: providers.providers.slice(1) }));
  whole(await deleteSavedPlan(http, plansSection, { uuid, planYear: YEAR, planId: 'X0001001000' }));
  whole(await deleteSavedPlan(http, supplementSection, { uuid, planYear: YEAR, planId: 'SA' }));
  const code = { isHsidLogin: true, requestHost: '', dcClientCookie: '', isMultiProfileCloakInEnabled: false };
  whole(await validateAuth(http, { code: 'any', ...code }));
  whole(await importMemberItems(http, { uuid, isAuthUser: true, triggeredBy: 'login' }));
  const person = { firstName: 'Sample', lastName: 'Person', email: 'sample@example.com', dateOfBirth: '1950-01-01', mbi: '', gender: 'f' };
  await mergeProfile(http, { ...person, zipCode: '99999', action: 'm' });
  await stopReminders(http, { user: { ...person, zipCode: '99999' }, siteId: 'uhc', statusLetter: 'M', deeplink: '' });
  whole(await emailSavedPlans(http, { emailAddress: 'sample@example.com', planYear: YEAR, planIds: ['X0001001000'], siteId: 'uhc' }));
  await sendSraEvent(http, { uuid, eventType: 'View Profile', isAuthUser: true, eventTimestamp: '11/20/2026, 9:30 AM CST' });
  const event = { type: 'a', name: 'b', timestamp: '', uuid: 'c', appName: 'd', userTrackingSystem: 'e', internalUserId: 'f', action: 'g' };
  await sendProfileEvent(http, 'topic', { ...event, data: {} as never });
  whole(await logout(http));
}

const wrongOf = (heard: readonly CheckedCall[]) => [...new Set(heard.flatMap(({ wrong }) => wrong))];

describe('the samples of the author’s panel', () => {
  const all: CheckedCall[] = [];

  it.each(samplePeople)('keep to the contract, and are read whole, for the sample %s', async (person) => {
    const one = visitor(person);
    await readAll(one);
    await makeEveryRead(one.http, one.uuid, YEAR);
    await writeAll(one);
    all.push(...one.heard);
    expect(wrongOf(one.heard)).toEqual([]);
  });

  it('answer every operation of the contract but those for Spanish files', () => {
    const made = new Set(all.map(({ operation }) => operation?.id));
    expect(contract.operations.map(({ id }) => id).filter((id) => !made.has(id) && !id.endsWith('Spanish'))).toEqual([]);
  });

  it('take what is removed and added, and put it back', async () => {
    const one = visitor('member');
    const { plans: before } = await profileOf(one);
    await deleteSavedPlan(one.http, plansSection, { uuid: one.uuid, planYear: YEAR, planId: 'X0002001000' });
    const { plans: after } = await profileOf(one);
    expect(after.savedPlans.text).not.toContain(`X0002001000 ${YEAR}`);
    expect(after.savedPlans.text).toContain(`X0002001000 ${YEAR + 1}`);
    await updateList(one.http, { uuid: one.uuid, isGuest: false }, plansSection, before);
    const { plans: again } = await profileOf(one);
    expect(again.savedPlans.text).toBe(before.savedPlans.text);
  });

  it.each([
    ['guest', []],
    ['member', [{ outcome: 'renews', planId: null }]],
    ['agent', [{ outcome: 'renews', planId: null }]],
    ['member-moves', [{ outcome: 'moves', planId: 'X0002001000' }]],
    ['member-ends', [{ outcome: 'ends', planId: null }]],
  ] as const)('[NEXT-02] say what becomes of the plan of the sample %s', async (person, expected) => {
    const { enrolledPlans } = await profileOf(visitor(person));
    expect(enrolledPlans.map(({ nextYear }) => nextYear)).toEqual(expected);
  });

  it('[NEXT-02] have the plan that a plan moves to among the saved plans of both years', async () => {
    const { plans, enrolledPlans } = await profileOf(visitor('member-moves'));
    const id = enrolledPlans[0]?.nextYear?.planId;
    const years = plans.savedPlans.plans.filter((plan) => plan.id === id).map(({ year }) => year);
    expect(years.sort()).toEqual([YEAR, YEAR + 1]);
  });

  it('start fresh on the next page, and have nothing of another shopper', async () => {
    const first = visitor('guest');
    await deleteSavedPlan(first.http, plansSection, { uuid: first.uuid, planYear: YEAR, planId: 'X0001001000' });
    expect((await profileOf(visitor('guest'))).plans.savedPlans.text).toContain(`X0001001000 ${YEAR}`);
    expect((await profileOf({ ...first, uuid: 'somebody-new' })).plans.savedPlans.text).toBe('');
  });

  it('[PHARM-01] [PHARM-03] have two more pharmacies to compare, each with another yearly cost', async () => {
    const { http, uuid } = visitor('member');
    const { drugs, plans } = await profileOf({ http, uuid, heard: [] });
    const pharmacies = [drugs.pharmacy, ...(drugs.otherPharmacies ?? [])];
    expect(pharmacies).toHaveLength(3);
    const asked = { zipCode: plans.zipCode ?? '', county: '001', drugs: drugs.drugs, plans: plans.savedPlans.plans.slice(0, 1) };
    const totals = await Promise.all(
      pharmacies.map(async (pharmacy) => Object.values(whole(await estimatePlanCost(http, { ...asked, pharmacy })))[0]?.annualCost),
    );
    expect(totals.every((total) => typeof total === 'number')).toBe(true);
    expect(new Set(totals).size).toBe(3);
  });

  it('name themselves as samples: every plan, drug, doctor, pharmacy and person', async () => {
    const { plans, drugs, providers, user, enrollments, enrolledPlans } = await profileOf(visitor('member'));
    const names = [
      ...plans.details.map(({ name }) => name),
      ...drugs.drugs.map(({ name }) => name),
      ...providers.providers.map(({ name }) => name),
      ...enrollments.map(({ planName }) => planName),
      ...enrolledPlans.map(({ planName }) => planName),
      drugs.pharmacy?.name,
      ...(drugs.otherPharmacies ?? []).map(({ name }) => name),
      user?.firstName,
    ];
    expect(names.length).toBeGreaterThan(12);
    expect(names.filter((name) => !/\bSample\b/.test(name ?? ''))).toEqual([]);
  });
});
