import { describe, expect, it } from 'vitest';
import { shopperList } from '../../demo/service/enter.js';
import { decideSupplementStart } from '../../src/features/enrollment/rules/supplement-start.js';
import { classify } from '../../src/features/profile/rules/classification.js';
import { getProfile } from '../../src/features/profile/service.js';
import { getSupplementPlans } from '../../src/features/supplement/service.js';
import { sections } from '../../src/sections.js';
import { defaultSettings } from '../../src/shared/settings/defaults.js';
import { checkImportNumber, checkMbi } from '../../src/shared/validation/medicare-number.js';
import { asRead } from '../fixtures/read-profile.js';
import { clientOf, createTestApp, uuidOfShopper, wholeValue } from './demo-app.js';

const app = createTestApp();

async function profileOf(shopper: string, date?: string) {
  const query = { uuid: uuidOfShopper(shopper), planYear: 2027, isMerged: false };
  const sent = asRead(wholeValue(await getProfile(clientOf(app, shopper, date), sections, query)));
  return { ...sent, isGuest: sent.isGuest ?? true };
}

const dates = ['2026-01-01T00:00:00', '2026-10-01T00:00:00', '2026-12-31T23:59:59', '2024-02-29', '2035-07-04', '03/01/2029'];

describe('the seeds', () => {
  it.each(shopperList.flatMap(({ name }) => dates.map((date) => [name, date] as const)))(
    '[ENT-01] the profile of %s at %s is read whole',
    async (name, date) => {
      expect((await profileOf(name, date)).uuid).toBe(uuidOfShopper(name));
    },
  );

  it.each(shopperList.map(({ name, kind }) => [name, kind] as const))('%s is known as a %s', async (name, kind) => {
    expect((await profileOf(name)).isGuest).toBe(kind === 'guest');
  });

  it('the heavy member has 30 plans a year, 40 drugs and 25 doctors', async () => {
    const { plans, drugs, providers } = await profileOf('heavy');
    expect(plans.details.filter(({ year }) => year === 2027)).toHaveLength(30);
    expect(new Set(plans.details.map(({ kind }) => kind))).toEqual(new Set(['MA', 'MAPD', 'PDP', 'SNP']));
    expect(drugs.drugs).toHaveLength(40);
    expect(providers.providers).toHaveLength(25);
    expect(providers.providers.filter(({ plans: list }) => list === null)).toHaveLength(1);
  });

  it('some saved plans are from UnitedHealthcare and AARP', async () => {
    const names = (await profileOf('guest')).plans.details.map(({ name }) => name);
    expect(names.some((name) => name.startsWith('UHC '))).toBe(true);
    expect(names.some((name) => name.startsWith('AARP '))).toBe(true);
  });

  it('[IDN-07] members, base accounts and nonmembers are classified as such', async () => {
    const classified = async (name: string) => classify(await profileOf(name), defaultSettings.nonMemberCreatedBy);
    expect(await classified('member')).toMatchObject({ isHsidMember: true, isBaseHsidAccount: false, isMember: true, isNonMember: false });
    expect(await classified('base')).toMatchObject({ isHsidMember: false, isBaseHsidAccount: true, isNonMember: false });
    expect(await classified('non-member-consent')).toMatchObject({ isNonMember: true, isMember: false });
    expect(await classified('guest')).toMatchObject({ isHsidMember: false, isBaseHsidAccount: false });
  });

  it('[LOGIN-04] one signed-in account has no details', async () => {
    expect((await profileOf('no-details')).user).toBeNull();
  });

  it('[EH-07] the member has Extra Help, the others do not', async () => {
    expect((await profileOf('member')).extraHelp.subsidyLevel).toBe('1');
    expect((await profileOf('heavy')).extraHelp.subsidyLevel).toBe('0');
    expect((await profileOf('base')).extraHelp.subsidyLevel).toBeNull();
  });

  it('[IMP-08] shoppers who type a Medicare number have a valid one, or the number of the member card', () => {
    const typing = shopperList.filter(({ name }) => ['member-consent', 'base'].includes(name));
    expect(typing.map(({ typedAs }) => typedAs !== null && checkMbi(typedAs.mbi).ok)).toEqual([true, true]);
    const everyone = shopperList.flatMap(({ typedAs }) => (typedAs ? [typedAs.memberNumber] : []));
    expect(everyone.every((number) => checkImportNumber(number).ok)).toBe(true);
    expect(new Set(everyone).size).toBe(everyone.length);
  });

  it('[ACT-01] [ACT-02] the enrolled member has past, present and next-year plans', async () => {
    const { enrolledPlans } = await profileOf('enrolled');
    expect(enrolledPlans.map(({ planYear, isEnrolled, terminationDate }) => [planYear, isEnrolled, terminationDate])).toEqual([
      [2026, true, null],
      [2027, true, null],
      [2027, true, null],
      [2025, true, '2025-12-31'],
      [2026, false, null],
    ]);
  });

  it.each([
    ['supplement-start', 'start'],
    ['supplement-start-two', 'start'],
    ['supplement-other-state', 'other-state'],
  ])('[REC-07] the supplement applications of %s come out as its summary says: %s', async (name, expected) => {
    const { supplement, recommendation } = await profileOf(name);
    const { plans } = wholeValue(await getSupplementPlans(clientOf(app, name), '85004'));
    const saved = supplement?.favorites.flatMap(
      ({ planCode, planYear }) => plans.find((one) => one.code === planCode && one.year === planYear) ?? [],
    );
    const ways = saved?.map((plan) => decideSupplementStart({ ...plan, zipCode: '85004' }, recommendation.stateCode, 'saved-plan'));
    expect(ways?.length).toBeGreaterThan(1);
    expect(new Set(ways?.map((way) => ('reason' in way ? way.reason : way.kind)))).toEqual(new Set([expected]));
  });

  it('[REC-02] [REC-07] six results of each year are ranked, the last a supplement plan', async () => {
    const { recommendation } = await profileOf('recommended');
    const next = recommendation.plans.filter(({ planYear }) => planYear === 2027);
    expect(next.map(({ rank, planId }) => [rank, planId])).toEqual([
      [1, 'H0609026000'],
      [2, 'H0609044000'],
      [3, 'H1822001000'],
      [4, 'H0302001000'],
      [5, 'H3443001000'],
      [6, 'G'],
    ]);
    expect(next[0]?.outOfPocketMaximum).toBe(3500);
    expect(recommendation).toMatchObject({ stateCode: 'AZ', hasResults: true });
  });

  it('segments 1 and 2 of a plan are two saved plans in Tucson', async () => {
    const { plans } = await profileOf('tucson');
    const ids = plans.details.filter(({ year }) => year === 2027).map((plan) => (plan.kind === 'MEDSUPP' ? plan.code : plan.id));
    expect(ids).toEqual(expect.arrayContaining(['H0028074001', 'H0028074002']));
  });
});
