import { describe, expect, it } from 'vitest';
import { decodeEstimates, decodeGenericDrug, readDrugs } from '../../../src/features/drugs/decoder.js';
import { readEnrollments } from '../../../src/features/enrollment/decoder.js';
import { decodePlanContact, decodePlanDetails, decodePlanList, decodeSupplementPlans } from '../../../src/features/plan/decoder.js';
import type { Plan } from '../../../src/features/plan/rules/plan.js';
import { userSection } from '../../../src/features/profile/user-section.js';
import { readProviders } from '../../../src/features/providers/decoder.js';
import { newIssues } from '../../../src/shared/http/wire.js';
import { anEstimate, aSupplementPlan } from '../../fixtures/plans.js';
import { completeEstimate, malformedEstimates, minimalEstimate } from '../../fixtures/wire/drugs.js';
import {
  completePlan,
  completeSupplementPlan,
  malformedPlans,
  malformedSupplementPlans,
  minimalPlan,
  minimalSupplementPlan,
  segments,
} from '../../fixtures/wire/plans.js';

function list(...plans: readonly unknown[]) {
  const issues = newIssues();
  return { plans: decodePlanList({ data: { plans } }, issues), dropped: issues.dropped, issues: [...issues.texts] };
}

function one(over: object): Plan | undefined {
  return list({ ...(minimalPlan as object), ...over }).plans?.[0];
}

const nothing = {
  zipCode: null,
  county: null,
  detailsUrl: null,
  monthlyPremium: null,
  monthlyPremiumText: null,
  benefits: [],
  bullets: [],
  bulletsV2: [],
};

const noFacts = {
  overallStarRating: null,
  snpConditions: null,
  networkType: null,
  medicalDeductible: null,
  tier1PreferredGeneric: null,
  averageMonthlyDrugCost: null,
  coveredDrugsCount: null,
  businessSegment: null,
  groupId: null,
  isEnrolled: null,
};

describe('a plan', () => {
  it('[ENT-02] complete', () => {
    expect(list(completePlan)).toEqual({
      dropped: 0,
      issues: [],
      plans: [
        {
          kind: 'SNP',
          id: 'H0321002000',
          year: 2026,
          name: 'UHC Dual Complete AZ-S001 (HMO-POS D-SNP)',
          rawType: 'SNP',
          snpKind: 'dual',
          isPrivateFeeForService: false,
          isCommunityPlan: true,
          zipCode: '85004',
          county: 'Maricopa',
          detailsUrl: '/health-plans/details.html/85004/013/H0321002000/2026',
          monthlyPremium: 11.5,
          monthlyPremiumText: '$11.50',
          lisMonthlyPremiumText: '$0',
          lisBuyDown: true,
          outOfPocketMaximum: 9250,
          partDDeductible: 615,
          overallStarRating: 4.5,
          networkType: 'HMO-POS',
          medicalDeductible: 0,
          tier1PreferredGeneric: '$0 copay',
          averageMonthlyDrugCost: 8,
          coveredDrugsCount: 2,
          businessSegment: 'GOVT',
          groupId: '12345',
          isEnrolled: null,
          snpConditions: null,
          benefits: [{ label: 'Primary care visit', value: '$0 copay' }],
          bullets: [
            { rank: 2, text: 'Dental coverage', icon: 'dental.svg' },
            { rank: 1, text: '$0 premium with Medicaid', icon: 'money.svg' },
            { rank: null, text: 'Unranked', icon: null },
          ],
          bulletsV2: [{ rank: 2, text: 'Rides to appointments', icon: 'ride.svg' }],
          drugEstimate: {
            annualCost: 1234.5,
            lisAnnualCost: 96,
            monthlyCosts: [1000.5, 234, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            lisMonthlyCosts: Array(12).fill(8),
            coveredDrugs: ['00093721401', '62175026055'],
            tiers: { '00093721401': 2 },
            costs: { '00093721401': 84 },
            lisCosts: { '00093721401': 9.6 },
            fullCosts: { '62175026055': 9600 },
            restrictions: { '00093721401': ['prior-authorization', 'quantity-limit'] },
            isPricingShown: true,
            isPharmacyMessageShown: false,
            isPharmacyCovered: true,
            isPharmacyInNetwork: false,
          },
        },
      ],
    });
  });

  it('[ENT-02] minimal', () => {
    expect(list(minimalPlan).plans).toEqual([
      {
        ...nothing,
        kind: 'MAPD',
        id: 'H0028028000',
        year: 2026,
        name: 'Humana Gold Plus H0028-028 (HMO)',
        rawType: 'MAPD',
        snpKind: null,
        isPrivateFeeForService: false,
        isCommunityPlan: false,
        lisMonthlyPremiumText: null,
        lisBuyDown: false,
        outOfPocketMaximum: null,
        partDDeductible: null,
        ...noFacts,
        drugEstimate: null,
      },
    ]);
  });

  it.each(malformedPlans)('[ENT-02] [VAL-04] malformed: %j is not a plan', (row) => {
    expect(list(row, minimalPlan)).toMatchObject({ plans: [{ id: 'H0028028000' }], dropped: 1 });
  });

  it('[VAL-04] reports an unreadable plan id once, without its value', () => {
    const rows = ['H002802800', 'H00280280001', '1EG4-TE5-MK73'].map((planId) => ({ ...(minimalPlan as object), planId }));
    expect(list(...rows)).toEqual({ plans: [], dropped: 3, issues: ['plan-id-format'] });
  });

  it('[ENT-02] reports an unknown type', () => {
    expect(list({ ...(minimalPlan as object), planType: 'PACE' })).toEqual({ plans: [], dropped: 1, issues: ['plan type: unknown'] });
  });

  it('[ENT-02] counts two segments of a plan as two plans', () => {
    expect(list(...segments)).toMatchObject({ plans: [{ id: 'H0028074001' }, { id: 'H0028074002' }], dropped: 0 });
  });

  it('[ENT-02] drops a duplicate plan of a year; in another year it is another plan', () => {
    const row = minimalPlan as object;
    expect(list(row, { ...row, planName: 'second' }, { ...row, planYear: 2027 })).toMatchObject({
      plans: [{ year: 2026, name: 'Humana Gold Plus H0028-028 (HMO)' }, { year: 2027 }],
      dropped: 1,
    });
  });

  it.each([
    [null, null],
    [0, 0],
    ['0', 0],
    [26.4, 26.4],
    ['$1,234.50', 1234.5],
    [-5, -5],
    [1e9, 1e9],
    ['Not Applicable', null],
    ['', null],
    [{}, null],
    [true, null],
  ])('[ENT-02] [CONST-01] the premium %j is read as %j', (monthlyPremium, amount) => {
    expect(one({ monthlyPremium })?.monthlyPremium).toBe(amount);
  });

  it.each([
    ['$26', '$26'],
    ['Not Applicable', null],
    [' ', null],
    ['null', null],
    ['$26.00 with the rebate', '$26.00 with the rebate'],
    [26, '$26.00'],
    ['26.4', '$26.40'],
    ['1,264.00', '$1,264.00'],
    [0, '$0.00'],
    ['-26', null],
    ['-$5.00', null],
    ['$-5', null],
    ['--', null],
  ])('[ENT-02] [CONST-01] [CARD-16] the premium in the service’s words, %j, is %j; a plain number has no words', (worded, words) => {
    expect(one({ monthlyPremiumFormatted: worded, lisMonthlyPremiumFormatted: worded })).toMatchObject({
      monthlyPremiumText: words,
      lisMonthlyPremiumText: words,
    });
  });

  it.each([
    ['MA', {}, 'MA', null, false],
    ['MAPD', {}, 'MAPD', null, false],
    ['PDP', {}, 'PDP', null, false],
    ['D-SNP', {}, 'SNP', 'dual', false],
    ['SNP', { snpType: 'I-SNP' }, 'SNP', 'institutional', false],
    ['MAPD', { snpType: 'C-SNP' }, 'SNP', 'chronic', false],
    ['SNP', { snpType: 'X' }, 'SNP', null, false],
    ['PDP', { snpType: 'D-SNP' }, 'PDP', null, false],
    ['PFFS', {}, 'MA', null, true],
    ['PFFS', { partDDeductible: 0 }, 'MAPD', null, true],
    ['PFFS', { prescriptionDrugs: 'Y' }, 'MAPD', null, true],
    ['PFFS', { prescriptionDrugs: 'N', partDDeductible: 0 }, 'MA', null, true],
    ['MA', { planName: 'Example Freedom (PFFS)' }, 'MA', null, true],
  ])('[ENT-02] [SUPP-01] type %s with %j is %s', (planType, over, kind, snpKind, isPrivateFeeForService) => {
    expect(one({ planType, ...over })).toMatchObject({ kind, rawType: planType, snpKind, isPrivateFeeForService });
  });

  it.each([
    [{ coveredDrugs: [] }, []],
    [{ coveredDrugs: null, annualDrugCost: 0 }, null],
    [{ coveredDrugs: '62175026055,00093721401' }, ['62175026055', '00093721401']],
    [{ coveredDrugs: ['x', null, 62175026055] }, ['?', '?', '62175026055']],
    [{ coveredDrugs: ['00002-1434', '62175026055', ' '] }, ['?', '62175026055']],
    [{ coveredDrugs: ['00002-1434'], annualDrugCost: 0 }, null],
    [{ coveredDrugs: '62175026055,' }, ['62175026055']],
    [{ coveredDrugs: [{ nationalDrugCode: '62175026055' }], annualDrugCost: 0 }, null],
    [{ coveredDrugs: ['x', null], annualDrugCost: 0 }, null],
  ])('[ENT-02] [DRUG-13] [INP-06] %j covers %j: null is unknown, an empty list covers nothing', (over, coveredDrugs) => {
    const plan = one(over);
    expect(plan?.kind === 'MAPD' && plan.drugEstimate?.coveredDrugs).toEqual(coveredDrugs);
  });

  it('[ENT-02] has an estimate only if it says anything about drug costs', () => {
    expect(one({ annualDrugCost: 'Not Applicable', coveredDrugs: null })).toMatchObject({ drugEstimate: null });
    expect(one({ isShowDrugPricing: 'false' })).toMatchObject({ drugEstimate: { isPricingShown: false, coveredDrugs: null } });
  });

  it.each([
    [0, 0],
    [5, 5],
    ['4.5', 4.5],
    [4.3, null],
    [5.5, null],
    [-1, null],
    ['Not Applicable', null],
    [null, null],
    [{}, null],
  ])('[ENT-13] a star rating of %j is read as %j', (overallStarRating, stars) => {
    expect(one({ overallStarRating })).toMatchObject({ overallStarRating: stars });
  });

  it.each([
    [['diabetes'], ['diabetes']],
    [
      ['heart-failure', 'diabetes'],
      ['diabetes', 'heart-failure'],
    ],
    [['diabetes', 'diabetes'], ['diabetes']],
    [['diabetes', 'gout'], null],
    [['Diabetes'], null],
    [[], null],
    ['diabetes, heart-failure', ['diabetes', 'heart-failure']],
    [null, null],
    [{}, null],
  ])('[COST-10] conditions of %j are read as %j', (snpConditions, conditions) => {
    expect(one({ snpConditions })).toMatchObject({ snpConditions: conditions });
  });

  it.each([
    [0, 0],
    ['$250', 250],
    [{ value: '250.00' }, 250],
    [-5, null],
    ['Not Applicable', null],
    [null, null],
  ])('[ENT-13] a medical deductible of %j is read as %j', (medicalDeductible, amount) => {
    expect(one({ medicalDeductible })).toMatchObject({ medicalDeductible: amount });
  });

  it.each([
    [0, 0],
    ['0', 0],
    [1, 1],
    ['12', 12],
    [-1, null],
    [1.5, null],
    ['none', null],
    [null, null],
  ])('[FACT-01] a number of %j covered drugs is read as %j', (coveredDrugsCount, count) => {
    expect(one({ coveredDrugsCount })).toMatchObject({ coveredDrugsCount: count });
  });

  it.each([
    [
      ['Prior Authorization', 'step-therapy', 'QUANTITY_LIMIT'],
      ['prior-authorization', 'step-therapy', 'quantity-limit'],
    ],
    ['PA,ST,QL', ['prior-authorization', 'step-therapy', 'quantity-limit']],
    [{ priorAuthorization: true, stepTherapy: false, quantityLimit: 'Y' }, ['prior-authorization', 'quantity-limit']],
    [['quantity limit', 'Quantity limits'], ['quantity-limit']],
    [['moon phase'], undefined],
    [[], undefined],
    [null, undefined],
    [7, undefined],
  ])('[ENT-13] restrictions sent as %j are read as %j', (sent, restrictions) => {
    const plan = one({ isShowDrugPricing: true, restrictions: { '00093721401': sent } });
    expect(plan?.kind === 'MAPD' && plan.drugEstimate?.restrictions?.['00093721401']).toEqual(restrictions);
  });

  it.each([
    [9600, 9600],
    ['$9,600.00', 9600],
    [0, 0],
    [-1, undefined],
    ['1e3', undefined],
    [null, undefined],
  ])('[COST-02] a full price sent as %j is read as %j', (sent, amount) => {
    const plan = one({ isShowDrugPricing: true, fullCosts: { '00002-1433-80': sent, x: 1 } });
    expect(plan?.kind === 'MAPD' && plan.drugEstimate?.fullCosts).toEqual(amount === undefined ? {} : { '00002143380': amount });
  });

  it('[ENT-02] drops and counts bullets and benefits without a text', () => {
    const row = {
      ...(minimalPlan as object),
      marketingInformation: [{ rank: 1 }, { rank: 2, shortBullets: 'kept' }, 'x'],
      marketingBulletsV2: null,
      benefits: [{ label: 'no value' }, { label: 'PCP', value: 0 }],
    };
    expect(list(row)).toMatchObject({
      plans: [{ bullets: [{ text: 'kept' }], benefits: [{ label: 'PCP', value: '0' }], bulletsV2: [] }],
      dropped: 3,
    });
  });

  it('[ENT-02] finds no costs by drug under names of the prototype', () => {
    const row = JSON.parse(`{"drugTier":{"__proto__":{"00093721401":3},"constructor":1,"00093721401":2}}`);
    const plan = one(row);
    const tiers = plan?.kind === 'MAPD' ? (plan.drugEstimate?.tiers ?? {}) : {};
    expect(tiers).toEqual({ '00093721401': 2 });
    expect([tiers.constructor, tiers.toString]).toEqual([undefined, undefined]);
  });
});

describe('a supplement plan', () => {
  const read = (...plans: readonly unknown[]) => {
    const issues = newIssues();
    return { answer: decodeSupplementPlans({ data: { stateCode: 'AZ', plans } }, issues), dropped: issues.dropped };
  };

  it('[ENT-02] complete', () => {
    expect(read(completeSupplementPlan).answer).toEqual({
      stateCode: 'AZ',
      plans: [
        aSupplementPlan({
          zipCode: null,
          county: null,
          bullets: [{ rank: 1, text: 'See any doctor who takes Medicare', icon: 'doctor.svg' }],
        }),
      ],
    });
  });

  it('[ENT-02] minimal: its state is the state of the response', () => {
    expect(read(minimalSupplementPlan).answer?.plans).toEqual([
      {
        ...nothing,
        kind: 'MEDSUPP',
        code: 'MW1',
        year: 2026,
        name: 'Plan M',
        rawType: 'MedSupp',
        stateCode: 'AZ',
        legalEntity: null,
        positioningStatement: null,
        riders: [],
      },
    ]);
  });

  it('[ENT-02] malformed', () => {
    expect(read(...malformedSupplementPlans, minimalSupplementPlan)).toMatchObject({
      answer: { plans: [{ code: 'MW1' }] },
      dropped: malformedSupplementPlans.length,
    });
  });

  it('[ENT-02] drops a duplicate plan of a year; in another year it is another plan', () => {
    const row = minimalSupplementPlan as object;
    expect(read(row, { ...row, planName: 'second' }, { ...row, planYear: 2027 })).toMatchObject({
      answer: {
        plans: [
          { year: 2026, name: 'Plan M' },
          { year: 2027, name: 'Plan M' },
        ],
      },
      dropped: 1,
    });
  });

  it('[ENT-02] is recognized among other plans by its type', () => {
    expect(list({ planId: 'F01', planName: 'Plan F', planType: 'MEDSUPP', planYear: 2026 }).plans).toMatchObject([
      { kind: 'MEDSUPP', code: 'F01', rawType: 'MEDSUPP' },
    ]);
  });

  it('[ENT-02] [REC-07] keeps its own state if it has one', () => {
    expect(read({ ...(minimalSupplementPlan as object), stateCode: 'NM' })).toMatchObject({
      answer: { stateCode: 'AZ', plans: [{ stateCode: 'NM' }] },
    });
  });

  it('[ENT-02] [LINK-04] is identified by its code, even if it has an id too', () => {
    expect(read({ ...(minimalSupplementPlan as object), planId: '4711', planCode: 'G' })).toMatchObject({
      answer: { plans: [{ code: 'G' }] },
    });
  });

  it('[CALL-17] has no state if the response has none', () => {
    expect(decodeSupplementPlans({ data: { plans: null } }, newIssues())).toEqual({ stateCode: null, plans: [] });
  });
});

describe('plan details', () => {
  const read = (body: unknown) => {
    const issues = newIssues();
    return { plan: decodePlanDetails(body, issues), dropped: issues.dropped };
  };

  it('[CALL-15] include the first plan only', () => {
    expect(read({ data: { plans: [minimalPlan, completePlan, 'x'] } })).toMatchObject({ plan: { id: 'H0028028000' }, dropped: 0 });
  });

  it.each([
    [{ data: { plans: [] } }, 0],
    [{ data: { plans: null } }, 0],
    [{ data: {} }, 0],
    [{ data: { plans: [{}, minimalPlan] } }, 1],
    [{ data: { plans: 'x' } }, 1],
  ])('[ERR-02] are empty for %j', (body, dropped) => {
    expect(read(body)).toEqual({ plan: null, dropped });
  });

  it.each([null, {}, { data: null }, { data: [] }, { plans: [minimalPlan] }])('[ERR-02] are a bad body for %j', (body) => {
    expect(read(body).plan).toBeUndefined();
  });
});

it.each([
  [{ data: {} }, null],
  [{ data: { phoneNumber: null, tty: '', hoursOfOperation: 'null' } }, null],
  [{ data: { tty: 711 } }, { phone: null, tty: '711', hours: null }],
  [{ data: null }, undefined],
  [{}, undefined],
])('[CALL-16] read the contact of %j', (body, contact) => {
  expect(decodePlanContact(body, newIssues())).toEqual(contact);
});

describe('drug estimates', () => {
  const read = (...plans: readonly unknown[]) => {
    const issues = newIssues();
    return { estimates: decodeEstimates({ data: { plans } }, issues), dropped: issues.dropped };
  };

  it('[CALL-13] complete and minimal, by plan and year', () => {
    const unknown = {
      annualCost: null,
      lisAnnualCost: null,
      coveredDrugs: null,
      tiers: {},
      costs: {},
      lisCosts: {},
      fullCosts: {},
      isPricingShown: false,
      isPharmacyMessageShown: false,
      isPharmacyCovered: null,
      isPharmacyInNetwork: null,
    };
    expect(read(completeEstimate, minimalEstimate)).toEqual({
      estimates: { 'H0609044000-2026': anEstimate({ fullCosts: {} }), 'H0321002000-2026': unknown },
      dropped: 0,
    });
  });

  const twelve = (amount: unknown) => Array(12).fill(amount);

  it.each([
    ['twelve numbers', twelve(10), twelve(10)],
    ['twelve amounts as texts', twelve('$10.00'), twelve(10)],
    ['zeros and the whole in January', [120, ...twelve(0).slice(1)], [120, ...twelve(0).slice(1)]],
    ['eleven', twelve(120 / 11).slice(1), undefined],
    ['thirteen', [...twelve(10), 0], undefined],
    ['one that is negative', [30, -10, ...twelve(10).slice(2)], undefined],
    ['one that is missing', [20, null, ...twelve(10).slice(2)], undefined],
    ['texts that are no amounts', twelve('ten'), undefined],
    ['a text', '10,10,10,10,10,10,10,10,10,10,10,10', undefined],
    ['an object', { january: 120 }, undefined],
    ['none', [], undefined],
    ['null', null, undefined],
  ])('[MONTH-01] [MONTH-02] the amounts of twelve months, with and without Extra Help: %s', (_, sent, months) => {
    const issues = newIssues();
    const row = { ...(completeEstimate as object), annualDrugCost: 120, lisAnnualDrugCost: 120 };
    const plans = [{ ...row, monthlyDrugCosts: sent, lisMonthlyDrugCosts: sent }];
    const { monthlyCosts, lisMonthlyCosts } = Object.values(decodeEstimates({ data: { plans } }, issues) ?? {})[0] ?? {};
    expect([monthlyCosts, lisMonthlyCosts]).toEqual([months, months]);
    expect([...issues.wrongFields]).toEqual([]);
  });

  it.each([
    ['more', 120.99, true],
    ['less', 119.01, true],
    ['more', 121, true],
    ['more', 121.01, false],
    ['less', 118.99, false],
    ['more than an unknown year', null, false],
  ])('[MONTH-02] leaves out months that add up to %s than the yearly cost, here %s, and names the field once', (_, annual, isShown) => {
    const issues = newIssues();
    const row = { ...(completeEstimate as object), annualDrugCost: annual, monthlyDrugCosts: twelve(10), lisMonthlyDrugCosts: twelve(3.2) };
    const plans = [row, { ...row, segmentId: '001' }];
    const estimates = Object.values(decodeEstimates({ data: { plans } }, issues) ?? {});
    expect(estimates.map(({ monthlyCosts }) => monthlyCosts !== undefined)).toEqual([isShown, isShown]);
    expect(estimates.map(({ lisMonthlyCosts }) => lisMonthlyCosts)).toEqual([twelve(3.2), twelve(3.2)]);
    expect([...issues.wrongFields]).toEqual(isShown ? [] : ['monthlyDrugCosts does not add up to annualDrugCost within one dollar']);
  });

  it('[CALL-13] of a segment, and with a message about the pharmacy', () => {
    const row = { ...(minimalEstimate as object), segmentId: 1, isShowPharmacyMessage: 'Y' };
    expect(read(row)).toMatchObject({ estimates: { 'H0321002001-2026': { isPharmacyMessageShown: true } } });
  });

  it('[CALL-13] drops malformed and duplicate rows', () => {
    const second = { ...(completeEstimate as object), annualDrugCost: 1 };
    const { estimates, dropped } = read(completeEstimate, second, ...malformedEstimates);
    expect(Object.values(estimates ?? {})).toMatchObject([{ annualCost: 143.99 }]);
    expect(dropped).toBe(malformedEstimates.length + 1);
  });
});

it.each([
  [{ data: null }, null],
  [{ data: { genericDrugName: 'Nifedipine ER', genericDrugId: '20012' } }, { name: 'Nifedipine ER', id: '20012' }],
  [{ data: { genericDrugName: 'Nifedipine ER' } }, undefined],
  [{ data: {} }, undefined],
  [{}, undefined],
])('[CALL-11] read the generic of %j', (body, generic) => {
  expect(decodeGenericDrug(body, newIssues())).toEqual(generic);
});

it('[CALL-13] [VAL-04] reports an unreadable plan id without its value', () => {
  const issues = newIssues();
  decodeEstimates({ data: { plans: [{ contractId: '1EG4-TE5', pbpNumber: '1', planYear: 2026 }] } }, issues);
  expect([...issues.texts]).toEqual(['plan-id-format']);
});

it.each([
  [
    { 2026: ['H0321002000'], 2027: 'H0321002000,H0609044000' },
    { 2026: ['H0321002000'], 2027: ['H0321002000', 'H0609044000'] },
  ],
  [{ 2026: [] }, { 2026: [] }],
  [{ 2026: null, 2027: 7, next: ['H0321002000'], 20270: ['H0321002000'] }, null],
  [{}, null],
  [['H0321002000'], null],
  ['2026', null],
  [undefined, null],
])('[NEXT-04] [PROV-07] a doctor’s plans by year sent as %j are read as %j', (sent, expected) => {
  expect(readProviders([{ providerId: '1', providerName: 'x', plansListByYear: sent }], newIssues())[0]?.plansByYear).toEqual(expected);
});

it('[ENT-13] reads facts of drugs, providers, enrollments and people', () => {
  const issues = newIssues();
  const [drug] = readDrugs([{ nationalDrugCode: '00093721401', drugName: 'Nifedical XL', drugQuantity: 30, proxyNdcCode: 'p' }], issues);
  expect(drug?.proxyNdc).toBe('p');
  const facts = {
    gender: 'f',
    languages: ['en'],
    nationalProviderId: 1,
    networkIdsMedical: ['n'],
    pcpId: 'P',
    isPCP: 'Y',
    isAddedByOLE: true,
  };
  expect(readProviders([{ providerId: '1', providerName: 'x', ...facts }], issues)).toMatchObject([
    { gender: 'f', languages: ['en'], nationalProviderId: '1', networkIdsMedical: ['n'], pcpId: 'P', isPcp: true, isAddedByOle: true },
  ]);
  const enrollment = { planId: 'H0028028000', planName: 'x', planYear: 2026, planType: 'MAPD', isJarvisEnrollment: 'true' };
  expect(readEnrollments([enrollment], issues)).toMatchObject([{ isJarvisEnrollment: true }]);
  const person = { fullName: 'A B', nickName: 'A', profileStatus: 'A', consent: 'Y', importHistory: [{ on: 1 }], accountLinkIds: ['1'] };
  expect(userSection.read({ uuid: 'u', ...person }, issues, null)).toMatchObject(person);
  expect(one({ isEnrolled: 'Y' })).toMatchObject({ isEnrolled: true });
});
