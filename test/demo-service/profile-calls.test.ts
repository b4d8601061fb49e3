import { beforeEach, describe, expect, it } from 'vitest';
import { drugsSection } from '../../src/features/drugs/section.js';
import { readSavedPlans } from '../../src/features/plan/rules/saved-plans.js';
import { plansSection } from '../../src/features/plans/section.js';
import { getProfile, getProfileSection } from '../../src/features/profile/service.js';
import { userSection } from '../../src/features/profile/user-section.js';
import { deleteSavedPlan, type ProfileOwner, updateList, updateUser } from '../../src/features/profile/write-service.js';
import { providersSection } from '../../src/features/providers/section.js';
import { supplementSection } from '../../src/features/supplement/section.js';
import { sections } from '../../src/sections.js';
import { asRead } from '../fixtures/read-profile.js';
import { revealed } from '../fixtures/revealed.js';
import { clientOf, createTestApp, identityHeaders, NOVEMBER, rawRequest, uuidOfShopper, wholeValue } from './demo-app.js';

const uuid = uuidOfShopper('guest');
const guest: ProfileOwner = { uuid, isGuest: true };
let app = createTestApp();
let http = clientOf(app, 'guest');

beforeEach(() => {
  app = createTestApp();
  http = clientOf(app, 'guest');
});

const profile = async () => asRead(wholeValue(await getProfile(http, sections, { uuid, planYear: 2027, isMerged: false })));

describe('the profile', () => {
  it('[CALL-02] returns the whole profile of the uuid in the path', async () => {
    const { plans, drugs, providers, isGuest } = await profile();
    expect(isGuest).toBe(true);
    expect(plans.zipCode).toBe('85004');
    expect(plans.details.map(({ year }) => year).sort()).toEqual([2026, 2026, 2026, 2026, 2027, 2027, 2027, 2027]);
    expect(drugs.drugs.map(({ name }) => name)).toEqual(['Amlodipine Besylate', 'Furosemide', 'Levothyroxine Sodium', 'Trulicity']);
    expect(drugs.pharmacy?.name).toBe('Whalley Drug');
    expect(providers.providers).toHaveLength(4);
  });

  it('[YEAR-04] [YEAR-07] has past and malformed entries in the saved-plans string', async () => {
    const entries = (await profile()).plans.savedPlans.text.split(',');
    expect(entries).toContain('H0609026000 2025 MAPD');
    expect(entries).toContain('H0609026000');
    expect(entries).toContain('2026 MAPD');
  });

  it.each([userSection, plansSection, supplementSection, providersSection, drugsSection])(
    '[CALL-02] returns only the section $call',
    async (section) => {
      wholeValue(await getProfileSection<unknown>(http, uuid, section));
      const { body } = await rawRequest(app, 'GET', `/profiles/data/v1/${uuid}/${section.call}`);
      const others = ['userDetails', 'plansDetails', 'medsuppData', 'providersDetails', 'drugsAndPharmacyDetails'].filter(
        (name) => name in body,
      );
      expect(others).toHaveLength(1);
      expect(body).toMatchObject({ uuid, isGuest: true });
    },
  );

  it.each([
    ['nothing', 'GET'],
    ['all/soon/true', 'GET'],
    ['drugs/2026/00378520977', 'DELETE'],
    ['plans/next/H0609044000', 'DELETE'],
  ])('refuses %s', async (path, method) => {
    expect((await rawRequest(app, method, `/profiles/data/v1/${uuid}/${path}`)).status).toBe(400);
  });

  const stranger = '9d5c1d0e-6c49-4b9c-9f58-0d3a3d3c0000';
  const isStranger = (isGuest: boolean) => ({ 'x-demo-identity': JSON.stringify({ uuid: stranger, isGuest }) });
  const savedPlans = { plansDetails: { savedPlans: 'H0609044000 2027 MAPD' } };

  it('[ROLE-01] is empty for a new guest, and not stored until something is saved', async () => {
    const path = `/profiles/data/v1/${stranger}`;
    const { body } = await rawRequest(app, 'GET', `${path}/all/2027/false`, undefined, isStranger(true));
    expect(body).toMatchObject({ uuid: stranger, isGuest: true, userDetails: null });
    expect((await rawRequest(app, 'GET', `${path}/all`, undefined, isStranger(false))).status, 'a member without a profile').toBe(404);
    expect((await rawRequest(app, 'GET', `${path}/all`)).status).toBe(404);
    expect((await rawRequest(app, 'POST', `${path}/plans`, savedPlans, isStranger(true))).status).toBe(200);
    expect((await rawRequest(app, 'GET', `${path}/plans`)).body.plansDetails.savedPlans).toBe('H0609044000 2027 MAPD');
  });

  it.each([
    ['that nobody has', stranger],
    ['of a shopper that there is not', '00000000-0000-4000-8000-0000000000ff'],
    ['that is a name', 'guest'],
    ['that is no uuid', 'undefined'],
  ])('refuses a uuid %s, and says who is there', async (_, wrong) => {
    const identity = { 'x-demo-identity': JSON.stringify({ uuid: wrong, isGuest: true }) };
    for (const headers of wrong === stranger ? [{}] : [{}, identity]) {
      for (const [method, rest, sent] of [
        ['GET', 'all/2027/false', undefined],
        ['POST', 'plans', savedPlans],
        ['DELETE', 'plans/2027/H0609044000', undefined],
      ] as const) {
        const { status, body } = await rawRequest(app, method, `/profiles/data/v1/${wrong}/${rest}`, sent, headers);
        expect([status, body.message]).toEqual([404, 'There is no shopper with this uuid; GET /__demo/shoppers lists them']);
      }
    }
  });
});

describe('the year of the system date', () => {
  it.each([
    ['2026-11-20T09:30:00', [2026, 2027]],
    ['2026-12-31T23:59:59', [2026, 2027]],
    ['2027-01-01T00:00:00', [2027, 2028]],
    ['2031-06-15', [2031, 2032]],
    ['11/20/2029 09:30:00', [2029, 2030]],
    ['2028-02-29T12:00:00.000Z', [2028, 2029]],
  ])('at %s the shopper has plans of %j', async (date, years) => {
    const dated = clientOf(app, 'guest', date);
    const { plans } = asRead(wholeValue(await getProfile(dated, sections, { uuid, planYear: 2026, isMerged: false })));
    expect([...new Set(plans.details.map(({ year }) => year))]).toEqual(years);
  });

  it('separates the changes of one year from another', async () => {
    const planId = 'H0609044000';
    await deleteSavedPlan(clientOf(app, 'guest', NOVEMBER), plansSection, { uuid, planYear: 2027, planId });
    const later = await rawRequest(app, 'GET', `/profiles/data/v1/${uuid}/plans`, undefined, { 'x-demo-date': '2027-02-01' });
    expect(later.body.plansDetails.savedPlans).toContain('H0609044000 2027 MAPD');
    expect((await profile()).plans.savedPlans.text).not.toContain('H0609044000 2027 MAPD');
  });

  it('[PV-08] includes the networks of the requested year in the providers', async () => {
    const lists = async (year: number) => {
      const { body } = await rawRequest(app, 'GET', `/profiles/data/v1/${uuid}/all/${year}/false`);
      return body.providersDetails.providerIdList.map(({ plansList }) => plansList);
    };
    const [now, next] = [await lists(2026), await lists(2027)];
    expect(now).not.toEqual(next);
    expect(now).toEqual(await lists(2026));
  });
});

describe('updates', () => {
  it('[CALL-03] replace the drugs and return the new ones', async () => {
    const { drugs } = await profile();
    const kept = { ...drugs, drugs: drugs.drugs.slice(1) };
    const answer = wholeValue(await updateList(http, guest, drugsSection, kept));
    expect(answer.drugs.map(({ ndc }) => ndc)).toEqual(kept.drugs.map(({ ndc }) => ndc));
    expect(answer.pharmacy).toEqual(drugs.pharmacy);
    expect((await profile()).drugs.drugs).toEqual(answer.drugs);
  });

  it('[CALL-03] replace the providers and return them with their coverage', async () => {
    const { providers } = await profile();
    const answer = wholeValue(
      await updateList(http, guest, providersSection, { ...providers, providers: providers.providers.slice(0, 1), planYear: 2026 }),
    );
    expect(answer.providers.map(({ name }) => name)).toEqual(['Dr. Renata Stanton']);
    expect(answer.planYear).toBe(2026);
    expect(answer.providers[0]?.plans?.length).toBeGreaterThan(5);
  });

  it('keep the details of plans in the new saved-plans string, and record the save time of new ones', async () => {
    const savedPlans = 'H0609026000 2027 MAPD,H1822001000 2027 MAPD,odd entry';
    const answer = wholeValue(
      await updateList(http, guest, plansSection, { ...plansSection.none, savedPlans: readSavedPlans(savedPlans), stored: null }),
    );
    expect(answer.savedPlans.text).toBe(savedPlans);
    expect(answer.details.map(({ name }) => name)).toEqual(['AARP Medicare Advantage Essentials from UHC AZ-2 (HMO-POS)']);
    expect(Object.entries(answer.savedOn)).toContainEqual(['H1822001000-2027', NOVEMBER]);
  });

  it("[IMP-04] merge a person's fields over the stored ones", async () => {
    const owner = { uuid: uuidOfShopper('base'), isGuest: false };
    const user = wholeValue(await updateUser(http, owner, { firstName: 'Oren', importAgreementDate: '2026-11-20T09:30:00' }));
    expect(revealed(user)).toMatchObject({
      firstName: 'Oren',
      importAgreementDate: '2026-11-20T09:30:00',
      email: { hidden: 'oren.stokes@example.com' },
    });
  });

  it.each([
    ['a body that is no JSON', '{'],
    ['a list', []],
    ['a body of another section', { providersDetails: {} }],
    ['a section that is no object', { drugsAndPharmacyDetails: 'none' }],
    ['a list that is none', { drugsAndPharmacyDetails: { drugInfoDetails: 'none' } }],
    ['rows that are no objects', { drugsAndPharmacyDetails: { drugInfoDetails: [1] } }],
    ['a pharmacy that is no object', { drugsAndPharmacyDetails: { drugInfoDetails: [], pharmacyObj: 3 } }],
  ])('refuse %s and change nothing', async (_, body) => {
    const before = await profile();
    expect((await rawRequest(app, 'POST', `/profiles/data/v1/${uuid}/drugs`, body)).status).toBe(400);
    expect(await profile()).toEqual(before);
  });

  it.each([
    ['a list in place of the saved-plans string', { savedPlans: ['H0321002000 2026 SNP'] }],
    ['a section without that string', { zipCode: '85004' }],
    ['plans that are no list', { savedPlans: '', plans: 'none' }],
  ])('refuse %s, and keep every saved plan', async (_, plansDetails) => {
    const before = await profile();
    expect((await rawRequest(app, 'POST', `/profiles/data/v1/${uuid}/plans`, { plansDetails })).status).toBe(400);
    expect(await profile()).toEqual(before);
  });

  it('accept the sections that the library does not write', async () => {
    const path = `/profiles/data/v1/${uuid}`;
    const enrollments = await rawRequest(app, 'POST', `${path}/enrollments`, { enrollmentsDetails: { enrollments: [{ planId: 'x' }] } });
    expect(enrollments.body.enrollmentsDetails.enrollments).toEqual([{ planId: 'x' }]);
    await rawRequest(app, 'POST', `${path}/user`, { macraData: { extraHelpAnswer: 'yes' } });
    await rawRequest(app, 'POST', `${path}/pre`, { preData: '{}' });
    const { body } = await rawRequest(app, 'GET', `${path}/all`);
    expect(body.macraData).toEqual({ lisSubsidyLevel: null, extraHelpAnswer: 'yes' });
    expect(body.preData).toBe('{}');
    expect((await rawRequest(app, 'POST', `${path}/medsupp`, { medsuppData: {} })).status).toBe(400);
  });
});

describe('removal', () => {
  const removed = { uuid, planYear: 2027, planId: 'H0609044000' };

  it('[CALL-04] removes the plan of that year only, and returns the section', async () => {
    const answer = wholeValue(await deleteSavedPlan(http, plansSection, removed));
    expect(answer.savedPlans.text).not.toContain('H0609044000 2027');
    expect(answer.savedPlans.text).toContain('H0609044000 2026 MAPD');
    expect(answer.details).toHaveLength(7);
    expect((await profile()).plans).toEqual(answer);
  });

  it('succeeds if the plan is removed already', async () => {
    const first = wholeValue(await deleteSavedPlan(http, plansSection, removed));
    expect(wholeValue(await deleteSavedPlan(http, plansSection, removed))).toEqual(first);
  });

  it('[CALL-04] removes a supplement favorite by its code', async () => {
    const owner = uuidOfShopper('supplement');
    const answer = wholeValue(await deleteSavedPlan(http, supplementSection, { uuid: owner, planYear: 2027, planId: 'F01' }));
    expect(answer?.favorites.filter(({ planCode }) => planCode === 'F01')).toEqual([{ planCode: 'F01', planYear: 2026 }]);
    expect(answer?.favorites).toHaveLength(7);
    expect(answer?.applicantZipCode).toBe('85004');
  });

  it('leaves a profile without favorites unchanged', async () => {
    expect(wholeValue(await deleteSavedPlan(http, supplementSection, { uuid, planYear: 2027, planId: 'G' }))).toBeNull();
  });

  it('applies each of many simultaneous removals', async () => {
    const owner = uuidOfShopper('heavy');
    const { plans } = asRead(wholeValue(await getProfile(http, sections, { uuid: owner, planYear: 2027, isMerged: false })));
    const gone = plans.details.filter(({ year }) => year === 2027).slice(0, 20);
    await Promise.all(
      gone.map((plan) =>
        deleteSavedPlan(http, plansSection, { uuid: owner, planYear: 2027, planId: plan.kind === 'MEDSUPP' ? '' : plan.id }),
      ),
    );
    const left = wholeValue(await getProfileSection(http, owner, plansSection));
    expect(left.details).toHaveLength(plans.details.length - 20);
  });
});

describe('two copies of a shopper', () => {
  it('start alike and share nothing', async () => {
    const [one, two] = [uuidOfShopper('guest~one'), uuidOfShopper('guest~two')];
    expect(new Set([one, two, uuid]).size).toBe(3);
    await rawRequest(app, 'DELETE', `/profiles/data/v1/${one}/plans/2027/H0609044000`, undefined, identityHeaders('guest~one'));
    expect((await rawRequest(app, 'GET', `/profiles/data/v1/${one}/plans`)).body.plansDetails.plans).toHaveLength(7);
    expect((await rawRequest(app, 'GET', `/profiles/data/v1/${two}/plans`)).body.plansDetails.plans).toHaveLength(8);
  });
});
