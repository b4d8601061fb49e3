import { beforeEach, describe, expect, it } from 'vitest';
import { getLowIncome } from '../../src/features/extra-help/service.js';
import { getCounties } from '../../src/features/place/service.js';
import { getPlanContact, getPlanDetails, getPlanList } from '../../src/features/plan/service.js';
import { updateUser } from '../../src/features/profile/write-service.js';
import { getSupplementPlans } from '../../src/features/supplement/service.js';
import { clientOf, createTestApp, rawRequest, uuidOfShopper, wholeValue } from './demo-app.js';

let app = createTestApp();
let http = clientOf(app, 'guest');
beforeEach(() => {
  app = createTestApp();
  http = clientOf(app, 'guest');
});

describe('counties', () => {
  it.each([
    ['85004', ['04013 Maricopa AZ']],
    ['85142', ['04013 Maricopa AZ', '04021 Pinal AZ']],
    ['85701', ['04019 Pima AZ']],
    ['00501', ['36103 Suffolk NY']],
    ['10001', ['36061 New York NY']],
    ['30534', ['13085 Dawson GA', '13187 Lumpkin GA', '13117 Forsyth GA', '13057 Cherokee GA', '13227 Pickens GA', '13123 Gilmer GA']],
    ['99999', []],
  ])('[CALL-08] ZIP %s is in %j', async (zip, expected) => {
    const counties = wholeValue(await getCounties(http, zip));
    expect(counties.map((one) => `${one.fipsStateCode}${one.fipsCountyCode} ${one.name} ${one.stateCode}`)).toEqual(expected);
  });

  it.each(['8500', '850041', '8500x', '１２３４５'])('refuses %s', async (zip) => {
    expect((await rawRequest(app, 'GET', `/geolocationinfo/counties/${encodeURIComponent(zip)}`)).status).toBe(400);
  });
});

describe('plan lists', () => {
  const list = async (productType: string, fipsCountyCode = '013', planYear = 2027) =>
    wholeValue(await getPlanList(http, { planYear, productType, stateCode: 'AZ', fipsCountyCode }));

  it.each([
    ['MA', ['MA', 'MAPD'], 20],
    ['MAPD', ['MAPD'], 14],
    ['PDP', ['PDP'], 3],
    ['SNP', ['SNP'], 12],
    ['D-SNP', ['SNP'], 12],
    ['PFFS', ['MAPD'], 1],
  ])('[CALL-14] Maricopa has plans of type %s', async (productType, kinds, count) => {
    const plans = await list(productType);
    expect([...new Set(plans.map(({ kind }) => kind))].sort()).toEqual(kinds);
    expect(plans).toHaveLength(count);
  });

  it('have the segments of one plan in different counties', async () => {
    const ids = async (county: string) =>
      (await list('MAPD', county)).map((plan) => (plan.kind === 'MEDSUPP' ? plan.code : String(plan.id)));
    expect(await ids('013')).toContain('H0028074001');
    expect(await ids('013')).not.toContain('H0028074002');
    expect(await ids('019')).toContain('H0028074002');
  });

  it('include drug plans everywhere in Arizona, and none elsewhere', async () => {
    expect(await list('PDP', '005')).toHaveLength(3);
    expect(await list('MA', '005')).toEqual([]);
    const georgia = await getPlanList(http, { planYear: 2027, productType: 'PDP', stateCode: 'GA', fipsCountyCode: '085' });
    expect(wholeValue(georgia)).toEqual([]);
  });

  it('have the requested year', async () => {
    expect((await list('PDP', '013', 2031)).map(({ year }) => year)).toEqual([2031, 2031, 2031]);
  });

  it.each([
    ['/planinfo/product-details/VPP/plan-years/2027/products/MA/state-codes/XX/fips-county-codes/013'],
    ['/planinfo/product-details/VPP/plan-years/soon/products/MA/state-codes/AZ/fips-county-codes/013'],
  ])('refuses %s', async (path) => {
    expect((await rawRequest(app, 'GET', path)).status).toBe(400);
  });
});

describe('plan details', () => {
  it('[CALL-15] include a plan with the requested year', async () => {
    const plan = wholeValue(await getPlanDetails(http, 'H0321002000', 2028));
    expect(plan).toMatchObject({
      id: 'H0321002000',
      year: 2028,
      kind: 'SNP',
      snpKind: 'dual',
      isCommunityPlan: true,
      monthlyPremium: 11.5,
      monthlyPremiumText: '$11.50',
      lisMonthlyPremiumText: '$0',
      outOfPocketMaximum: 9250,
      partDDeductible: 615,
    });
    expect(plan?.bullets).toHaveLength(5);
  });

  it('[CONST-01] have no premium, not $0, if it is not applicable', async () => {
    const plan = wholeValue(await getPlanDetails(http, 'H3551003000', 2026));
    expect(plan).toMatchObject({ kind: 'MA', monthlyPremium: null, monthlyPremiumText: null, partDDeductible: null });
  });

  it('[SUPP-01] include a private fee-for-service plan', async () => {
    expect(wholeValue(await getPlanDetails(http, 'H9001001000', 2026))).toMatchObject({ kind: 'MAPD', isPrivateFeeForService: true });
  });

  it('are missing for an unknown id', async () => {
    expect(wholeValue(await getPlanDetails(http, 'H9999999999', 2026))).toBeNull();
  });

  it('[CALL-16] [ENR-02] include the contact', async () => {
    expect(wholeValue(await getPlanContact(http, 'S0001001000', 2027))).toEqual({
      phone: '1-800-555-0142',
      tty: '711',
      hours: '8 a.m. to 8 p.m. local time, 7 days a week',
    });
    expect((await getPlanContact(http, 'H9999999999', 2027)).ok).toBe(false);
  });
});

describe('supplement plans', () => {
  it('[CALL-17] are for two years during the enrollment period, else for one', async () => {
    const inNovember = wholeValue(await getSupplementPlans(http, '85004'));
    expect(inNovember.stateCode).toBe('AZ');
    expect(inNovember.plans.map(({ code, year }) => `${code} ${year}`)).toEqual(
      [2026, 2027].flatMap((year) => ['G', 'F01', 'C01', 'N', 'MW1', 'TW1', 'NW1'].map((code) => `${code} ${year}`)),
    );
    const inMay = wholeValue(await getSupplementPlans(clientOf(app, 'guest', '2027-05-01'), '85004'));
    expect(inMay.plans.map(({ year }) => year)).toEqual(Array(7).fill(2027));
  });

  it('are not sold in every state', async () => {
    expect(wholeValue(await getSupplementPlans(http, '30534')).plans).toHaveLength(14);
    expect(wholeValue(await getSupplementPlans(http, '10001'))).toEqual({ stateCode: 'NY', plans: [] });
    expect((await getSupplementPlans(http, '99999')).ok).toBe(false);
  });
});

describe('low-income data', () => {
  const query = { zip: '85004', stateCode: 'AZ', fipsCountyCode: '013', year: 2027 };

  it('[CALL-20] include the effect of Extra Help on the premiums', async () => {
    const { premiums } = wholeValue(await getLowIncome(http, query));
    const of = (id: string) => premiums.find(({ planId }) => planId === id);
    expect(of('S0001001000')).toEqual({ planId: 'S0001001000', planYear: 2027, monthlyPremium: 0 });
    expect(of('S0001002000')?.monthlyPremium).toBe(37.4);
    expect(of('H3551003000')).toBeUndefined();
    expect(of('H0028074002')).toBeUndefined();
  });

  it.each([
    ['member', true],
    ['heavy', false],
    ['guest', false],
    [null, false],
  ])('makes %s eligible: %s', async (shopper, isEligible) => {
    expect(wholeValue(await getLowIncome(clientOf(app, shopper), query))).toMatchObject({ isEligible, level: isEligible ? '100' : null });
  });

  it("uses a shopper's own answer", async () => {
    const uuid = uuidOfShopper('guest');
    await updateUser(http, { uuid, isGuest: true }, {});
    await rawRequest(app, 'POST', `/profiles/data/v1/${uuid}/user`, { macraData: { extraHelpAnswer: 'yes' } });
    expect(wholeValue(await getLowIncome(http, query)).isEligible).toBe(true);
  });
});
