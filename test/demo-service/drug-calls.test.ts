import { describe, expect, it } from 'vitest';
import type { LoggedCall } from '../../demo/service/controls/call-log.js';
import type { Drug } from '../../src/features/drugs/rules/drug.js';
import { drugsSection } from '../../src/features/drugs/section.js';
import { estimatePlanCost, getGenericDrug, searchDrugs } from '../../src/features/drugs/service.js';
import type { Pharmacy } from '../../src/features/pharmacies/rules/pharmacy.js';
import { getPharmacy, getPharmacyCoverage } from '../../src/features/pharmacies/service.js';
import { type DrugEstimate, planKey } from '../../src/features/plan/rules/plan.js';
import { checkPlanId } from '../../src/features/plan/rules/plan-id.js';
import { getProfileSection } from '../../src/features/profile/service.js';
import { clientOf, createTestApp, rawRequest, uuidOfShopper, wholeValue } from './demo-app.js';

const app = createTestApp();
const http = clientOf(app, 'guest');

const TRULICITY = '00002143480';
const AMLODIPINE = '00378520977';

function planIdOf(text: string) {
  const id = checkPlanId(text);
  if (!id.ok) throw new Error(text);
  return id.value;
}

async function savedDrugs(): Promise<readonly Drug[]> {
  return wholeValue(await getProfileSection(http, uuidOfShopper('guest'), drugsSection)).drugs;
}

interface Asked {
  readonly plan?: string;
  readonly drugs?: readonly Drug[];
  readonly pharmacy?: string | null;
}

async function estimate({ plan = 'H0609044000', drugs, pharmacy = '301007' }: Asked): Promise<DrugEstimate> {
  const chosen: Pharmacy | null = pharmacy === null ? null : wholeValue(await getPharmacy(http, pharmacy, 2027));
  const asked = drugs ?? (await savedDrugs());
  const plans = [{ id: planIdOf(plan), year: 2027 }];
  const answer = wholeValue(await estimatePlanCost(http, { zipCode: '85004', county: '013', pharmacy: chosen, drugs: asked, plans }));
  const found = answer[planKey(plan, 2027)];
  if (!found) throw new Error('not priced');
  return found;
}

const total = (costs: Readonly<Record<string, number>>) => Object.values(costs).reduce((sum, cost) => sum + Math.round(cost * 100), 0);

describe('drug costs', () => {
  it('[CALL-13] prices the posted drugs: the costs by drug add up to the yearly cost', async () => {
    const { annualCost, lisAnnualCost, coveredDrugs, costs, lisCosts, tiers, isPricingShown, isPharmacyMessageShown } = await estimate({});
    expect(coveredDrugs).toHaveLength(4);
    expect(annualCost).toBeGreaterThan(500);
    expect(total(costs)).toBe(Math.round((annualCost ?? 0) * 100));
    expect(total(lisCosts)).toBe(Math.round((lisAnnualCost ?? 0) * 100));
    expect(lisAnnualCost).toBeLessThan(annualCost ?? 0);
    expect(tiers).toMatchObject({ [AMLODIPINE]: 1, [TRULICITY]: 3 });
    expect(costs[AMLODIPINE]).toBe(0);
    expect({ isPricingShown, isPharmacyMessageShown }).toEqual({ isPricingShown: true, isPharmacyMessageShown: false });
  });

  it('gives the same answer each time, in any year', async () => {
    expect(await estimate({})).toEqual(await estimate({}));
  });

  it('costs more for twice the quantity, and for monthly instead of quarterly refills', async () => {
    const [amlodipine] = (await savedDrugs()).filter(({ ndc }) => ndc === TRULICITY);
    if (!amlodipine) throw new Error('no Trulicity');
    const cost = async (drug: Partial<Drug>) => (await estimate({ drugs: [{ ...amlodipine, ...drug }] })).annualCost ?? 0;
    expect(await cost({ quantity: 1 })).toBeLessThan(await cost({ quantity: 4 }));
    expect(await cost({ frequency: 'Every 3 Months' })).toBeLessThan(await cost({ frequency: 'Every 1 Month' }));
    expect(await cost({ frequency: null, supplyLength: 90 })).toBe(await cost({ frequency: 'Every 3 Months' }));
  });

  const sumOf = (months: readonly number[] = []) => Math.round(months.reduce((sum, month) => sum + month, 0) * 100);

  it.each(['H0609044000', 'H0609026000', 'S0001001000', 'H0321002000'])(
    '[MONTH-01] the months of %s add up to the year, with and without Extra Help',
    async (plan) => {
      const { annualCost, lisAnnualCost, monthlyCosts, lisMonthlyCosts } = await estimate({ plan });
      expect(sumOf(monthlyCosts)).toBe(Math.round((annualCost ?? 0) * 100));
      expect(sumOf(lisMonthlyCosts)).toBe(Math.round((lisAnnualCost ?? 0) * 100));
    },
  );

  it('[MONTH-01] cost most at first, and nothing after the yearly limit', async () => {
    const [insulin] = wholeValue(await searchDrugs(http, [{ ndc: '00169183411', name: 'Novolin N', dosage: null }]));
    const { monthlyCosts = [] } = await estimate({ drugs: insulin ? [{ ...insulin, quantity: 100 }] : [] });
    expect(monthlyCosts[0]).toBe(Math.max(...monthlyCosts));
    expect(monthlyCosts.at(-1)).toBe(0);
  });

  it('stops at the yearly limit', async () => {
    const [insulin] = wholeValue(await searchDrugs(http, [{ ndc: '00169183411', name: 'Novolin N', dosage: null }]));
    const costFor = async (quantity: number) => (await estimate({ drugs: insulin ? [{ ...insulin, quantity }] : [] })).annualCost;
    expect(await costFor(1)).toBeLessThan(2100);
    expect(await costFor(500)).toBe(2100);
  });

  it('are zero without drugs', async () => {
    expect(await estimate({ drugs: [] })).toMatchObject({ annualCost: 0, lisAnnualCost: 0, coveredDrugs: [], costs: {} });
  });

  it('[DRUG-06] excludes drugs that the plan does not cover', async () => {
    const { coveredDrugs, costs, tiers } = await estimate({ plan: 'H0609026000' });
    expect(coveredDrugs).not.toContain(TRULICITY);
    expect(coveredDrugs).toHaveLength(3);
    expect(costs).not.toHaveProperty(TRULICITY);
    expect(tiers).not.toHaveProperty(TRULICITY);
  });

  it('has no plan that covers over-the-counter drugs', async () => {
    const [ibuprofen] = wholeValue(await searchDrugs(http, [{ ndc: '49348019635', name: 'Ibuprofen', dosage: null }]));
    expect(ibuprofen?.name).toBe('Ibuprofen');
    for (const plan of ['S0001001000', 'S0001002000', 'H0321002000']) {
      expect((await estimate({ plan, drugs: ibuprofen ? [ibuprofen] : [] })).coveredDrugs).toEqual([]);
    }
  });

  it('[DRUG-01] has no pricing for a plan without drug coverage', async () => {
    const answer = await estimate({ plan: 'H3551003000' });
    expect(answer).toMatchObject({ isPricingShown: false, isPharmacyMessageShown: false, coveredDrugs: [] });
  });

  it.each([
    ['in network', 'H0609044000', '301007', { isPharmacyCovered: true, isPharmacyInNetwork: true, isPharmacyMessageShown: false }],
    ['out of network', 'H0302001000', '301007', { isPharmacyCovered: true, isPharmacyInNetwork: false, isPharmacyMessageShown: true }],
    ['not covered', 'H3443001000', '301007', { isPharmacyCovered: false, isPharmacyInNetwork: false, isPharmacyMessageShown: true }],
    ['home delivery', 'H3443001000', '999001', { isPharmacyCovered: true, isPharmacyInNetwork: true, isPharmacyMessageShown: false }],
    ['no pharmacy chosen', 'H0609044000', null, { isPharmacyCovered: true, isPharmacyInNetwork: true, isPharmacyMessageShown: false }],
  ])('[DRUG-03] flags a pharmacy %s', async (_, plan, pharmacy, expected) => {
    expect(await estimate({ plan, pharmacy })).toMatchObject(expected);
  });

  it('is higher at an out-of-network pharmacy', async () => {
    const [cheap, dear] = [await estimate({ plan: 'H0302001000', pharmacy: '999001' }), await estimate({ plan: 'H0302001000' })];
    expect(dear.annualCost).toBeGreaterThan(cheap.annualCost ?? Number.POSITIVE_INFINITY);
  });

  it('omits unknown plans and drugs', async () => {
    const body = {
      drugs: [{ nationalDrugCode: '99999999999', drugQuantity: 30 }, { nationalDrugCode: AMLODIPINE, drugQuantity: 0 }, 'odd'],
      plans: [
        { contractId: 'H9999', pbpNumber: '999', segmentId: '000', planYear: 2027 },
        { contractId: 'S0001', pbpNumber: '1', segmentId: '0' },
      ],
    };
    const answer = await rawRequest(app, 'POST', '/drug-pricing-api/drugpricing/estimateplancost', body);
    expect(answer.body.data.plans).toHaveLength(1);
    expect(answer.body.data.plans[0]).toMatchObject({ contractId: 'S0001', annualDrugCost: 0, coveredDrugs: [] });
  });

  it('[CALL-13] is requested with the site id', async () => {
    await rawRequest(app, 'POST', '/__demo/reset', {});
    await estimate({ drugs: [] });
    const { body } = await rawRequest<readonly LoggedCall[]>(app, 'GET', '/__demo/calls');
    const priced = body.filter(({ path }) => path.endsWith('/estimateplancost'));
    expect(priced.map(({ headers }) => headers['x-site-id'])).toEqual(['uhc']);
  });
});

describe('drugs and pharmacies', () => {
  it('[CALL-12] finds drugs by code, else by name and strength', async () => {
    const drugs = wholeValue(
      await searchDrugs(http, [
        { ndc: TRULICITY, name: 'Trulicity', dosage: null },
        { ndc: '11111111111', name: 'Donepezil HCL', dosage: '5 mg tablet' },
        { ndc: '11111111112', name: 'Nothing of this name', dosage: null },
      ]),
    );
    expect(drugs.map(({ name, isGeneric }) => [name, isGeneric])).toEqual([
      ['Trulicity', false],
      ['Donepezil HCL', true],
    ]);
  });

  it.each([
    ['00093081901', { name: 'Nifedipine ER', id: '62175026055' }],
    ['Opana ER', { name: 'Oxymorphone HCL ER', id: '00115123313' }],
    [TRULICITY, null],
    ['no such drug', null],
  ])('[CALL-11] finds the generic of %s', async (drugIdentifier, expected) => {
    expect(wholeValue(await getGenericDrug(http, { drugTypeId: '1', drugIdentifier, year: 2027 }))).toEqual(expected);
  });

  it('[CALL-09] returns a pharmacy, and says if it has none', async () => {
    expect(wholeValue(await getPharmacy(http, '301007', 2027))).toMatchObject({
      name: 'Whalley Drug',
      address: '399 W Whalley Ave, Phoenix, AZ 85004',
      isMailOrder: false,
    });
    expect(wholeValue(await getPharmacy(http, '999001', 2027))).toMatchObject({ isMailOrder: true, address: null });
    expect(wholeValue(await getPharmacy(http, '1', 2027))).toBeNull();
    expect((await rawRequest(app, 'GET', '/pharmacysearch/pharmacyData/v1/1/2027')).body.message).toBe(
      'No data found from Pharmacy Search call',
    );
  });

  it('[CALL-10] has the same pharmacy coverage as the pricing', async () => {
    const planIds = ['H0609044000', 'H0302001000', 'H3443001000'].map(planIdOf);
    const coverage = wholeValue(await getPharmacyCoverage(http, { pharmacyNumber: '301007', planYear: 2027, planType: 'MAPD', planIds }));
    for (const one of coverage) {
      const { isPharmacyCovered, isPharmacyInNetwork } = await estimate({ plan: one.planId });
      expect([one.isCovered, one.isInNetwork]).toEqual([isPharmacyCovered, isPharmacyInNetwork]);
    }
    expect(coverage).toHaveLength(3);
  });
});
