import { describe, expect, it } from 'vitest';
import { readDrugs } from '../../../src/features/drugs/decoder.js';
import {
  decodeApplicationStatus,
  decodeExternalDraft,
  decodeMemberPlans,
  decodeSupplementEnrollments,
  readEnrolledPlans,
  readEnrollments,
} from '../../../src/features/enrollment/decoder.js';
import { activePlans } from '../../../src/features/enrollment/rules/active-plans.js';
import { decodeLowIncome } from '../../../src/features/extra-help/decoder.js';
import { decodeImport } from '../../../src/features/import/decoder.js';
import { decodePharmacy, readPharmacy } from '../../../src/features/pharmacies/decoder.js';
import { decodeCounties } from '../../../src/features/place/decoder.js';
import { readProviders } from '../../../src/features/providers/decoder.js';
import { decodeMerge } from '../../../src/features/session/merge-decoder.js';
import { wallClock } from '../../../src/shared/calendar/wall-clock.js';
import { hide, reveal } from '../../../src/shared/hidden.js';
import { type Decoder, newIssues } from '../../../src/shared/http/wire.js';
import { aDrug, aPharmacy } from '../../fixtures/drugs.js';
import { anEnrolledPlan, anEnrollment, aSupplementEnrollment } from '../../fixtures/enrollments.js';
import { aCounty, aLowIncome } from '../../fixtures/places.js';
import { planId } from '../../fixtures/plan-ids.js';
import { aProvider } from '../../fixtures/providers.js';
import { revealed } from '../../fixtures/revealed.js';
import { completeImport, completeMerge, failedMerge, minimalImport, minimalMerge } from '../../fixtures/wire/answers.js';
import {
  completeDrug,
  completePharmacy,
  malformedDrugs,
  malformedPharmacies,
  minimalDrug,
  minimalPharmacy,
} from '../../fixtures/wire/drugs.js';
import {
  completeDraft,
  completeEnrolledPlan,
  completeEnrollment,
  completeSupplementEnrollment,
  draftOfSteps,
  draftWithoutPlan,
  malformedEnrollments,
  malformedSupplementEnrollments,
  minimalEnrollment,
  minimalSupplementEnrollment,
  storedSteps,
} from '../../fixtures/wire/enrollments.js';
import {
  completeCounty,
  completeLowIncome,
  malformedCounties,
  malformedLowIncome,
  minimalCounty,
  minimalLowIncome,
} from '../../fixtures/wire/places.js';
import { completeProvider, malformedProviders, minimalProvider } from '../../fixtures/wire/providers.js';

/** The decoded body and its issues. */
function decoded<T>(decoder: Decoder<T>, body: unknown): { value: T | undefined; dropped: number; issues: string[] } {
  const issues = newIssues();
  const value = decoder(body, issues);
  return { value, dropped: issues.dropped, issues: [...issues.texts] };
}

describe('a county', () => {
  it('[ENT-03] complete, minimal, malformed', () => {
    const counties = [completeCounty, minimalCounty, ...malformedCounties];
    expect(decoded(decodeCounties, { data: { counties } })).toEqual({
      value: [aCounty(), { fipsCountyCode: '019', name: 'Pima', fipsStateCode: '04', stateCode: 'AZ', cmsCountyCodes: [] }],
      dropped: malformedCounties.length,
      issues: [],
    });
  });

  it('[ENT-03] a ZIP code in six counties has six, and duplicates are dropped', () => {
    const counties = [11, 13, 15, 17, 19, 21, 13].map((code) => ({ ...aCounty(), fipsCountyName: `County ${code}`, fipsCountyCode: code }));
    const { value, dropped } = decoded(decodeCounties, { data: { counties } });
    expect(value?.map(({ fipsCountyCode }) => fipsCountyCode)).toEqual(['011', '013', '015', '017', '019', '021']);
    expect(dropped).toBe(1);
  });

  it('[ENT-03] the same code in two states is two counties', () => {
    const counties = ['04', '13'].map((fipsStateCode) => ({ ...aCounty({ fipsStateCode }), fipsCountyName: 'A county' }));
    expect(decoded(decodeCounties, { data: { counties } }).value).toHaveLength(2);
  });
});

describe('a drug', () => {
  const read: Decoder<ReturnType<typeof readDrugs>> = readDrugs;

  it('[ENT-04] complete', () => {
    expect(decoded(read, [completeDrug])).toEqual({ value: [aDrug()], dropped: 0, issues: [] });
  });

  it('[ENT-04] [VAL-01] minimal: a quantity without a period is for 30 days', () => {
    expect(decoded(read, [minimalDrug]).value).toEqual([
      {
        ndc: '62175026055',
        proxyNdc: null,
        id: null,
        name: 'Nifedipine ER',
        dosage: null,
        quantity: 90,
        frequency: null,
        supplyLength: 30,
        isGeneric: null,
        packageName: null,
        packageSize: null,
        packageQuantity: null,
        refillText: null,
      },
    ]);
  });

  it('[ENT-04] malformed rows are dropped and counted', () => {
    expect(decoded(read, [...malformedDrugs, completeDrug])).toMatchObject({ value: [aDrug()], dropped: malformedDrugs.length });
  });

  it.each([
    [{ drugQuantity: 30, drugSupplyLength: 90, drugFrequency: '90' }, { quantity: 30, supplyLength: 90, frequency: 'Every 3 Months' }, []],
    [{ drugQuantity: '30', drugSupplyLength: '60' }, { quantity: 30, supplyLength: 30, frequency: null }, []],
    [{ drugQuantity: 30, drugFrequency: 'hourly' }, { quantity: 30, supplyLength: 30, frequency: null }, []],
    [{ drugSupplyLength: 90 }, { quantity: null, supplyLength: null, frequency: null }, ['supply length without a quantity']],
    [{}, { quantity: null, supplyLength: null, frequency: null }, ['Invalid drug data']],
    [{ drugQuantity: 0, drugFrequency: '30' }, { quantity: null, supplyLength: null, frequency: null }, ['Invalid drug data']],
    [{ drugQuantity: -30, drugSupplyLength: 0 }, { quantity: null, supplyLength: null, frequency: null }, ['Invalid drug data']],
  ])('[VAL-01] reads the refill of %j; the drug itself stays', (refill, expected, issues) => {
    const row = { nationalDrugCode: '62175026055', drugName: 'Nifedipine ER', ...refill };
    expect(decoded(read, [row])).toEqual({ value: [expect.objectContaining({ name: 'Nifedipine ER', ...expected })], dropped: 0, issues });
  });

  it.each([
    ['00093-7214-01', '00093721401'],
    // As a number, the code has lost its leading zeros.
    [93721401, '00093721401'],
    [2143480, '00002143480'],
    [' 62175026055 ', '62175026055'],
    // The drug stays in its list, but matches no plan data.
    ['93721401', '93721401'],
    ['00002-1434', '00002-1434'],
  ])('[ENT-04] [INP-06] reads the code %j as %s', (nationalDrugCode, ndc) => {
    expect(decoded(read, [{ nationalDrugCode, drugName: 'x', drugQuantity: 1 }]).value?.[0]?.ndc).toBe(ndc);
  });

  it('[ENT-04] uses the older refill text if the newer one is missing, and keeps a name as text', () => {
    const row = { nationalDrugCode: '62175026055', drugName: '<img src=x onerror=alert(1)>', drugQuantity: 1, legacyRefillText: 'old' };
    expect(decoded(read, [row]).value).toEqual([expect.objectContaining({ refillText: 'old', name: '<img src=x onerror=alert(1)>' })]);
  });

  it('[ENT-04] a duplicate code is dropped, the first row stays', () => {
    const rows = [completeDrug, { ...(completeDrug as object), drugName: 'Another name' }, minimalDrug];
    const { value, dropped } = decoded(read, rows);
    expect(value?.map(({ name }) => name)).toEqual(['Nifedical XL', 'Nifedipine ER']);
    expect(dropped).toBe(1);
  });

  it.each([
    [null, 0],
    [undefined, 0],
    [[], 0],
    ['none', 1],
    [{}, 1],
  ])('[ENT-04] a list that is %j has no drugs', (rows, dropped) => {
    expect(decoded(read, rows)).toEqual({ value: [], dropped, issues: [] });
  });
});

describe('a pharmacy', () => {
  it('[ENT-05] complete and minimal', () => {
    expect(readPharmacy(completePharmacy, newIssues())).toEqual(aPharmacy({ number: '312345', isMailOrder: true }));
    expect(readPharmacy(minimalPharmacy, newIssues())).toEqual(aPharmacy({ isSaver: false, isPreferredNetwork: false, address: null }));
  });

  it.each(malformedPharmacies)('[ENT-05] malformed is no pharmacy, and counted: %j', (value) => {
    const issues = newIssues();
    expect(readPharmacy(value, issues)).toBeNull();
    expect(issues.dropped).toBe(1);
  });

  it.each([null, undefined, {}])('[ENT-05] empty is no pharmacy: %j', (value) => {
    const issues = newIssues();
    expect(readPharmacy(value, issues)).toBeNull();
    expect(issues.dropped).toBe(0);
  });

  it('[ERR-02] the service’s message for no pharmacy is not a bad body', () => {
    expect(decoded(decodePharmacy, { message: 'No data found from Pharmacy Search call' })).toMatchObject({ value: null, dropped: 0 });
    expect(decoded(decodePharmacy, { message: 'No data' }).value).toBeUndefined();
  });
});

describe('a provider', () => {
  const read: Decoder<ReturnType<typeof readProviders>> = readProviders;

  it('[ENT-06] complete, minimal, malformed', () => {
    expect(decoded(read, [completeProvider, minimalProvider, ...malformedProviders])).toEqual({
      value: [
        aProvider({ coverageType: 'behavioral' }),
        {
          id: '5550002',
          addressId: null,
          name: 'Theo Lindqvist, DDS',
          specialties: [],
          address: null,
          phone: null,
          directoryType: null,
          coverageType: 'default',
          plans: null,
          zipCode: null,
          selectedZipCode: null,
          selectedFipsCode: null,
          gender: null,
          languages: [],
          nationalProviderId: null,
          networkIdsMedical: [],
          pcpId: null,
          isPcp: null,
          isAddedByOle: null,
          plansByYear: null,
        },
      ],
      dropped: malformedProviders.length,
      issues: [],
    });
  });

  it.each([
    [undefined, null],
    [null, null],
    ['', null],
    [{}, null],
    [[], []],
    [[{ planId: 'H0321002000' }], null],
    ['H0321002000', ['H0321002000']],
    ['H0321002000, H0609044000 ,', ['H0321002000', 'H0609044000']],
    [
      ['Dental Blue', null, 'null', 7],
      ['Dental Blue', '7'],
    ],
  ])('[ENT-06] [PROV-07] the plans list %j is read as %j: null if coverage was not loaded or cannot be read', (plansList, plans) => {
    expect(decoded(read, [{ providerId: '1', providerName: 'x', plansList }]).value?.[0]?.plans).toEqual(plans);
  });

  it.each([
    ['D', 'D'],
    ['M', 'M'],
    ['B', 'B'],
    ['d', null],
    ['X', null],
    [null, null],
  ])('[ENT-06] the directory type %j is %j', (directoryType, expected) => {
    expect(decoded(read, [{ providerId: '1', providerName: 'x', directoryType }]).value?.[0]?.directoryType).toBe(expected);
  });

  it.each([
    ['dental', 'dental'],
    ['Behavioral', 'behavioral'],
    ['place', 'place'],
    ['Medical Place', 'place'],
    ['vision', 'default'],
    [null, 'default'],
  ])('[ENT-06] [PV-02] the coverage type %j is %j', (providerCoverageType, expected) => {
    expect(decoded(read, [{ providerId: '1', providerName: 'x', providerCoverageType }]).value?.[0]?.coverageType).toBe(expected);
  });

  it('[ENT-06] a duplicate id is dropped, the first row stays', () => {
    const rows = [
      { providerId: 1, providerName: 'first' },
      { providerId: '1', providerName: 'second' },
    ];
    expect(decoded(read, rows)).toMatchObject({ value: [{ name: 'first' }], dropped: 1 });
  });
});

describe('an enrollment', () => {
  const read: Decoder<ReturnType<typeof readEnrollments>> = readEnrollments;

  it('[ENT-07] complete, minimal, malformed', () => {
    const contact = { phone: '1-800-555-0144', tty: '711', hours: '8 a.m. to 8 p.m.' };
    expect(revealed(decoded(read, [completeEnrollment, minimalEnrollment, ...malformedEnrollments]))).toEqual({
      value: [
        revealed(anEnrollment({ confirmationNumber: 'C-100', contact, formData: hide(storedSteps) })),
        {
          planId: 'G',
          planName: 'Plan G',
          planYear: 2026,
          planType: 'MedSupp',
          zipCode: null,
          county: null,
          lastSaved: null,
          steps: [],
          formData: { hidden: [] },
          status: null,
          isSubmitted: false,
          confirmationNumber: null,
          monthlyPremium: null,
          outOfPocketMaximum: null,
          snpType: null,
          isJarvisEnrollment: null,
          contact: null,
        },
      ],
      dropped: malformedEnrollments.length,
      issues: ['plan-id-format'],
    });
  });

  const good = { planId: 'H0609044000', planName: 'A plan', planYear: 2026, planType: 'MAPD' };
  const welcome = { view: 'welcome', formValid: false, nextPageUrl: null };

  it.each([
    ['a list', [{ view: 'welcome' }], [welcome], 0, []],
    ['a text', '[{"view":"welcome"}]', [welcome], 0, []],
    ['with a bad step', [{ view: 'welcome' }, { data: {} }, 'x'], [welcome], 2, []],
    ['with data that is no object', [{ view: 'welcome', data: 'x' }], [welcome], 0, []],
    ['an empty list', '[]', [], 0, []],
    ['missing', null, [], 0, []],
    ['truncated', '[{"view":"wel', [], 0, ['formData: unreadable']],
    ['an object', { view: 'welcome' }, [], 0, ['formData: unreadable']],
    ['an empty text', '', [], 0, []],
    ['a text for nothing', 'null', [], 0, []],
  ])('[ENT-07] form data that is %s', (_, formData, steps, dropped, issues) => {
    expect(decoded(read, [{ ...good, formData }])).toEqual({ value: [expect.objectContaining({ steps })], dropped, issues });
  });

  it.each([
    ['a text', '[{"view":"welcome","data":{"__proto__":{"polluted":true},"deep":[{"__proto__":1}],"kept":1}}]'],
    ['a list', JSON.parse('[{"view":"welcome","data":{"__proto__":{"polluted":true},"deep":[{"__proto__":1}],"kept":1}}]')],
  ])('[ENT-07] the data of a step, sent as %s, cannot reach a prototype', (_, formData) => {
    const [enrollment] = decoded(read, [{ ...good, formData }]).value ?? [];
    const [step] = (enrollment && reveal(enrollment.formData)) as [{ data: object }];
    const { data } = step;
    expect(JSON.stringify(data)).toBe('{"deep":[{}],"kept":1}');
    expect({ ...Object.assign({}, data) }).not.toHaveProperty('polluted');
  });

  it('[ENT-07] deeply nested form data is unreadable, and does not throw', () => {
    const formData = '['.repeat(200_000) + ']'.repeat(200_000);
    expect(decoded(read, [{ ...good, formData }])).toMatchObject({ value: [{ steps: [] }] });
  });

  it('[ENT-07] drafts of one plan and year are one; submitted ones are distinguished by confirmation', () => {
    const rows = [good, good, { ...good, confirmationNo: 'a' }, { ...good, confirmationNo: 'b' }, { ...good, planYear: 2027 }];
    expect(decoded(read, rows)).toMatchObject({ value: { length: 4 }, dropped: 1 });
  });

  it('[ENT-07] [ENR-03] a submitted application is not a draft, even before it is confirmed', () => {
    expect(decoded(read, [good, { ...good, isSubmitted: true }])).toMatchObject({
      value: [{ isSubmitted: false }, { isSubmitted: true }],
      dropped: 0,
    });
  });

  it.each([
    ['1EG4-TE5-MK73', 'MAPD'],
    ['H060904400', 'MAPD'],
    ['G', 'SNP'],
    ['G', 'SOMETHING'],
  ])('[VAL-04] %s of type %s is not a plan: the row is dropped, and the value is not noted', (planId, planType) => {
    expect(decoded(read, [{ ...good, planId, planType }])).toEqual({ value: [], dropped: 1, issues: ['plan-id-format'] });
  });
});

describe('an enrolled plan', () => {
  const read: Decoder<ReturnType<typeof readEnrolledPlans>> = readEnrolledPlans;

  it('[ENT-01] complete, minimal, malformed', () => {
    const minimal = { planId: 'H0609044000', planName: 'A plan', planYear: '2027', planType: 'MAPD' };
    expect(decoded(read, [completeEnrolledPlan, minimal, { ...minimal, planId: 'h0609044000' }, {}])).toEqual({
      value: [
        anEnrolledPlan({ nextYear: { outcome: 'moves', planId: planId('H0609044000') } }),
        anEnrolledPlan({ planId: 'H0609044000', planName: 'A plan', planYear: 2027, isEnrolled: false, effectiveDate: null }),
      ],
      dropped: 2,
      issues: ['plan-id-format'],
    });
  });

  it.each(['planId', 'planName', 'planYear', 'planType'])('[ENT-01] is dropped without its %s, and keeps its SNP type', (field) => {
    const plan = { planId: 'H0609044000', planName: 'A plan', planYear: 2026, planType: 'MAPD', snpType: 'D-SNP' };
    expect(decoded(read, [{ ...plan, [field]: ' ' }, plan])).toMatchObject({ value: [{ snpType: 'D-SNP' }], dropped: 1, issues: [] });
  });

  it.each([
    [{ outcome: 'renews' }, { outcome: 'renews', planId: null }],
    [
      { outcome: 'ends', planId: null },
      { outcome: 'ends', planId: null },
    ],
    [
      { outcome: 'moves', planId: 'H0321002000' },
      { outcome: 'moves', planId: 'H0321002000' },
    ],
    [
      { outcome: 'moves', planId: '1EG4-TE5-MK73' },
      { outcome: 'moves', planId: null },
    ],
    [{ outcome: 'ENDS' }, null],
    [{ outcome: 'maybe' }, null],
    [{ outcome: ['ends'] }, null],
    [{ planId: 'H0321002000' }, { outcome: 'unknown', planId: 'H0321002000' }],
    [
      { outcome: 'maybe', planId: 'H0321002000' },
      { outcome: 'unknown', planId: 'H0321002000' },
    ],
    [{ outcome: 'maybe', planId: 'a plan' }, null],
    ['ends', null],
    [[], null],
    [null, null],
    [undefined, null],
  ])('[NEXT-02] says what becomes of it on January 1, and any other value counts as unknown: %j', (nextYear, expected) => {
    const plan = { planId: 'H0609044000', planName: 'A plan', planYear: 2026, planType: 'MAPD', nextYear };
    expect(decoded(read, [plan])).toMatchObject({ value: [{ nextYear: expected }], dropped: 0, issues: [] });
  });

  it('[ENT-01] [ACT-01] has a row for each enrollment period: one that ended in spring may restart', () => {
    const plan = { planId: 'H0609044000', planName: 'A plan', planYear: 2026, planType: 'MAPD', isEnrolled: true };
    const ended = { ...plan, effectiveDate: '2026-01-01', terminationDate: '2026-03-31' };
    const again = { ...plan, effectiveDate: '2026-05-01' };
    expect(decoded(read, [ended, again])).toMatchObject({
      value: [{ terminationDate: '2026-03-31' }, { effectiveDate: '2026-05-01', terminationDate: null }],
      dropped: 0,
    });
  });

  it.each([
    ['that was terminated', { terminationDate: '2026-03-31' }],
    ['that was cancelled', { isEnrolled: false }],
  ])('[ENT-01] [ACT-01] %s and starts again on its first day is in force, in either row order', (_, before) => {
    const plan = {
      planId: 'H0609044000',
      planName: 'A plan',
      planYear: 2026,
      planType: 'MAPD',
      isEnrolled: true,
      effectiveDate: '2026-01-01',
    };
    const rows = [{ ...plan, ...before }, plan];
    const inForce = [{ plan: { isEnrolled: true, terminationDate: null } }];
    for (const some of [rows, [...rows].reverse()]) {
      const { value } = decoded(read, some);
      expect(activePlans(value ?? [], wallClock(2026, 6, 1))).toMatchObject(inForce);
    }
  });
});

describe('a supplement enrollment', () => {
  const answer = (response: unknown) => ({ applications: [{ response }] });

  it('[ENT-08] complete: one response', () => {
    expect(decoded(decodeSupplementEnrollments, answer(completeSupplementEnrollment))).toEqual({
      value: [aSupplementEnrollment({ applicationStatus: 'Submitted', adjudicationStatus: 'Approved' })],
      dropped: 2,
      issues: [],
    });
  });

  it('[ENT-08] minimal and malformed: a list of responses, each application once', () => {
    const rows = [minimalSupplementEnrollment, minimalSupplementEnrollment, ...malformedSupplementEnrollments];
    expect(decoded(decodeSupplementEnrollments, answer(rows))).toMatchObject({
      value: [{ applicationId: 'MS-2026-0002', applicationStatus: 'In Progress', dateOfBirth: null, zipCode: null, plans: [] }],
      dropped: malformedSupplementEnrollments.length + 1,
    });
  });

  it.each([
    [{ applications: null }, []],
    [{ applications: [] }, []],
    [{ applications: [{}] }, []],
    [{ applications: [null] }, []],
    [{ applications: [{ response: null }] }, []],
    [{ applications: {} }, undefined],
    [{}, undefined],
  ])('[ENT-08] [SUP-03] reads %j', (body, value) => {
    expect(decoded(decodeSupplementEnrollments, body).value).toEqual(value);
  });
});

describe('a response without its list', () => {
  it.each([
    [{ profileMemberPlans: null }, []],
    [{ profileMemberPlans: [] }, []],
    [{ profileMemberPlans: 'unavailable' }, undefined],
    [{ profileMemberPlans: {} }, undefined],
    [{}, undefined],
  ])('[ACT-04] has no member plans, so nobody counts as auto-enrolled: %j', (body, value) => {
    expect(decoded(decodeMemberPlans, body).value).toEqual(value);
  });

  it.each([
    [{ applications: null }, []],
    [{ applications: 'unavailable' }, undefined],
    [{}, undefined],
  ])('[ENR-01] has no application statuses: %j', (body, value) => {
    expect(decoded(decodeApplicationStatus, body).value).toEqual(value);
  });
});

describe('an external draft', () => {
  const plan = { planId: 'H0609044000', planName: 'AARP Medicare Advantage from UHC AZ-0003 (HMO-POS)', planYear: 2026, planType: 'MAPD' };

  it('[ENT-07] [ENR-07] form data as an object', () => {
    expect(revealed(decoded(decodeExternalDraft, completeDraft).value)).toEqual({
      ...plan,
      applicantZipCode: '85004',
      steps: anEnrollment().steps,
      formData: { hidden: storedSteps },
      updatedAt: '2026-03-10T07:15:00',
      createdAt: '2026-03-01T10:05:00',
    });
  });

  it('[ENT-07] [ENR-07] form data as a list of steps', () => {
    expect(decoded(decodeExternalDraft, draftOfSteps).value).toMatchObject({
      ...plan,
      applicantZipCode: '85004',
      steps: [{ view: 'welcome' }, { view: 'mailing-address' }],
      updatedAt: null,
      createdAt: '2026-03-01T10:05:00',
    });
  });

  it('[ENR-07] form data whose steps hold the fields themselves', () => {
    const steps = [
      { view: 'welcome', data: { zipCode: '85004-1234' } },
      { view: 'review', data: { ...plan, planYear: '2026' } },
    ];
    expect(decoded(decodeExternalDraft, { data: { formData: steps } }).value).toMatchObject({ ...plan, applicantZipCode: '85004' });
  });

  it('[ENR-07] fields that the form data lacks are null', () => {
    expect(decoded(decodeExternalDraft, draftWithoutPlan).value).toMatchObject({
      applicantZipCode: '85004',
      planId: null,
      planName: null,
      planYear: null,
      planType: null,
    });
  });

  it.each([
    [{ data: null }, null],
    [{ data: {} }, null],
    [{ data: { formData: '' } }, null],
    [{ data: { formData: ' ' } }, null],
    [{ data: { formData: 'null' } }, null],
    [{ data: 'none' }, undefined],
    [{}, undefined],
  ])('[ENR-07] does not exist for %j', (body, value) => {
    expect(decoded(decodeExternalDraft, body).value).toEqual(value);
  });

  it.each(['1EG4-TE5-MK73', 'h0609044000', 'H060904400', 'H06090440000'])('[VAL-04] [ENR-07] is none for the plan id %s', (planId) => {
    const body = { data: { formData: { applicant: { zipCode: '85004' }, plan: { ...plan, planId } } } };
    expect(decoded(decodeExternalDraft, body)).toMatchObject({ value: null, issues: ['plan-id-format'] });
  });

  it('[VAL-04] [ENR-07] of a supplement plan has its code as id', () => {
    const supplement = { ...plan, planId: 'F01', planType: 'MedSupp' };
    expect(decoded(decodeExternalDraft, { data: { formData: { plan: supplement } } })).toMatchObject({ value: supplement, issues: [] });
  });

  it('[ENR-07] with truncated form data is a draft without details', () => {
    expect(decoded(decodeExternalDraft, { data: { formData: '{"plan":{' } })).toMatchObject({
      value: { planId: null, steps: [] },
      issues: ['formData: unreadable'],
    });
  });
});

describe('low-income data', () => {
  it('[ENT-10] complete', () => {
    const premiums = [...aLowIncome().premiums, { planId: 'H0609044000', planYear: 2026, monthlyPremium: null }];
    expect(decoded(decodeLowIncome, completeLowIncome)).toEqual({ value: aLowIncome({ premiums }), dropped: 0, issues: [] });
  });

  it('[ENT-10] minimal: without a flag, the shopper is not eligible', () => {
    expect(decoded(decodeLowIncome, minimalLowIncome).value).toEqual({ isEligible: false, level: null, premiums: [] });
  });

  it.each(malformedLowIncome)('[ENT-10] malformed: %j', (body) => {
    expect(decoded(decodeLowIncome, body).value).toBeUndefined();
  });

  it('[ENT-10] a bad or duplicate row is dropped', () => {
    const row = { planId: 'H0321002000', planYear: 2026, monthlyPremium: '$1,234.50' };
    const body = {
      data: { _subsidyList: [row, { ...row, planId: '1EG4TE5MK73' }, { ...row, planYear: null }, { ...row, monthlyPremium: 0 }] },
    };
    expect(decoded(decodeLowIncome, body)).toMatchObject({
      value: { premiums: [{ planId: 'H0321002000', monthlyPremium: 1234.5 }] },
      dropped: 3,
      issues: ['plan-id-format'],
    });
  });
});

describe('the import summary and the merge', () => {
  it.each([
    [completeImport, { drugCount: 2, providerCount: 1 }],
    [minimalImport, { drugCount: 0, providerCount: 0 }],
    [{}, { drugCount: 0, providerCount: 0 }],
    [{ importSummaryData: { importedDrugsAndPharmacySummary: { drugs: 'many' } } }, { drugCount: 0, providerCount: 0 }],
    [null, undefined],
    ['', undefined],
  ])('[ENT-12] import %j', (body, value) => {
    expect(decoded(decodeImport, body).value).toEqual(value);
  });

  it.each([
    ['the same drug of two claims', [{ nationalDrugCode: '00071015523' }, { nationalDrugCode: '00071015523' }], 1],
    ['the same code with dashes, and as a number', [{ nationalDrugCode: '00071-0155-23' }, { nationalDrugCode: 71015523 }], 1],
    ['two strengths of one drug', [{ nationalDrugCode: '00071015523' }, { nationalDrugCode: '00071015623' }], 2],
    ['two drugs without a code', [{ drugName: 'a' }, { drugName: 'a' }], 2],
    ['rows that are none', [null, 'Lipitor', [], { nationalDrugCode: '00071015523' }], 1],
  ])('[IMP-07] counts %s', (_, drugs, drugCount) => {
    const body = { importSummaryData: { importedDrugsAndPharmacySummary: { drugs } } };
    expect(decoded(decodeImport, body).value).toEqual({ drugCount, providerCount: 0 });
  });

  it('[IMP-07] counts a doctor in two claims once', () => {
    const providers = [{ providerId: '7' }, { providerId: 7 }, { providerId: '8' }];
    const body = { importSummaryData: { importedProvidersSummary: { providers } } };
    expect(decoded(decodeImport, body).value).toEqual({ drugCount: 0, providerCount: 2 });
  });

  it.each([
    [completeMerge, { isMerged: true, attemptsLeft: 3 }],
    [minimalMerge, { isMerged: false, attemptsLeft: null }],
    [failedMerge, { isMerged: false, attemptsLeft: 2 }],
    [{ isProfileMerged: 'perhaps' }, undefined],
    [{}, undefined],
    [null, undefined],
  ])('[ENT-12] merge %j', (body, value) => {
    expect(decoded(decodeMerge, body).value).toEqual(value);
  });
});
