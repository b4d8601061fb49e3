import { describe, expect, it } from 'vitest';
import { getTollFreeNumber } from '../../../src/features/content/phone-service.js';
import { drugsSection } from '../../../src/features/drugs/section.js';
import { estimatePlanCost, getGenericDrug, searchDrugs } from '../../../src/features/drugs/service.js';
import {
  getExternalDraft,
  getMemberPlans,
  getSupplementEnrollments,
  searchApplicationStatus,
} from '../../../src/features/enrollment/service.js';
import { getLowIncome } from '../../../src/features/extra-help/service.js';
import { importMemberItems } from '../../../src/features/import/service.js';
import { getPharmacy, getPharmacyCoverage } from '../../../src/features/pharmacies/service.js';
import { getCounties } from '../../../src/features/place/service.js';
import { readSavedPlans } from '../../../src/features/plan/rules/saved-plans.js';
import { getPlanContact, getPlanDetails, getPlanList } from '../../../src/features/plan/service.js';
import { getServerDate } from '../../../src/features/plan-year/service.js';
import { emailSavedPlans } from '../../../src/features/plans/email-service.js';
import { plansSection } from '../../../src/features/plans/section.js';
import { getProfile, getProfileSection } from '../../../src/features/profile/service.js';
import { deleteSavedPlan, updateList, updateUser } from '../../../src/features/profile/write-service.js';
import { providersSection } from '../../../src/features/providers/section.js';
import { type MergeRequest, mergeProfile, stopReminders } from '../../../src/features/session/confirm-identity-service.js';
import { logout, validateAuth } from '../../../src/features/session/service.js';
import { supplementSection } from '../../../src/features/supplement/section.js';
import { getSupplementPlans } from '../../../src/features/supplement/service.js';
import { sendSraEvent } from '../../../src/features/tracking/service.js';
import { sections } from '../../../src/sections.js';
import { Hidden } from '../../../src/shared/hidden.js';
import type { Http } from '../../../src/shared/http/http.js';
import type { Result } from '../../../src/shared/http/problem.js';
import { aDrug, aGenericDrug, aPharmacy } from '../../fixtures/drugs.js';
import { aPerson } from '../../fixtures/people.js';
import { planId } from '../../fixtures/plan-ids.js';
import { aProvider } from '../../fixtures/providers.js';
import { completeImport, completeMemberPlans, completeMerge, completeStatuses } from '../../fixtures/wire/answers.js';
import { completeEstimate, completePharmacy, minimalDrug } from '../../fixtures/wire/drugs.js';
import { completeDraft, completeSupplementEnrollment } from '../../fixtures/wire/enrollments.js';
import { completeCounty, completeLowIncome } from '../../fixtures/wire/places.js';
import { completeSupplementPlan, minimalPlan } from '../../fixtures/wire/plans.js';
import { minimalProfile, uuid } from '../../fixtures/wire/profile.js';
import { answeringWith, fakeHttp } from './fake-fetch.js';

type AnyCall = (http: Http) => Promise<Result<unknown>>;

/** The expected request, and the expected result. */
interface Expected {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly value: unknown;
}

const owner = { uuid, isGuest: false };
const person: MergeRequest = {
  firstName: ' Ada ',
  lastName: 'Example',
  email: 'ada.example@example.test',
  dateOfBirth: '1950-01-31',
  mbi: '1EG4-TE5-MK73',
  gender: null,
  zipCode: '85004',
  action: 'm',
};
const sentPerson = {
  firstName: 'Ada',
  lastName: 'Example',
  email: 'ada.example@example.test',
  dob: '01/31/1950',
  mbi: '1EG4TE5MK73',
  gender: '',
  zipCode: '85004',
};

const signIn = {
  code: 'c-1',
  isHsidLogin: true,
  requestHost: 'shop.example.test',
  dcClientCookie: 'dc',
  isMultiProfileCloakInEnabled: false,
};

const rows: readonly (readonly [rule: string, name: string, call: AnyCall, answer: unknown, expected: Expected])[] = [
  [
    '[CALL-01]',
    'validate auth',
    (http) => validateAuth(http, signIn),
    { uuid, agentUserName: 'agent-7', isNewOptumIdProfileCreated: 'Y' },
    {
      method: 'POST',
      path: '/profiles/auth/validate/v1',
      body: { ...signIn, tool: 'dynamic' },
      value: { uuid, agentUserName: 'agent-7', isNewProfile: true },
    },
  ],
  [
    '[CALL-02]',
    'the whole profile',
    (http) => getProfile(http, sections, { uuid, planYear: 2026, isMerged: false }),
    minimalProfile,
    {
      method: 'GET',
      path: `/profiles/data/v1/${uuid}/all/2026/false`,
      value: expect.objectContaining({ uuid, isGuest: true, user: null, enrollments: [] }),
    },
  ],
  [
    '[CALL-02]',
    'the whole profile after a merge',
    (http) => getProfile(http, sections, { uuid, planYear: 2027, isMerged: true }),
    minimalProfile,
    { method: 'GET', path: `/profiles/data/v1/${uuid}/all/2027/true`, value: expect.objectContaining({ uuid }) },
  ],
  [
    '[CALL-02]',
    'one section',
    (http) => getProfileSection(http, uuid, providersSection),
    { uuid, isGuest: false, providersDetails: { zipCode: '85004', planYear: 2026, providerIdList: [] } },
    {
      method: 'GET',
      path: `/profiles/data/v1/${uuid}/providers`,
      value: { zipCode: '85004', planYear: 2026, providers: [], stored: { zipCode: '85004', planYear: 2026, providerIdList: [] } },
    },
  ],
  [
    '[CALL-03]',
    'update drugs',
    (http) => updateList(http, owner, drugsSection, { drugs: [aDrug()], pharmacy: aPharmacy(), stored: null }),
    { drugsAndPharmacyDetails: { drugInfoDetails: [minimalDrug], pharmacyObj: null } },
    {
      method: 'POST',
      path: `/profiles/data/v1/${uuid}/drugs`,
      body: {
        drugsAndPharmacyDetails: {
          drugInfoDetails: [
            {
              nationalDrugCode: '00093721401',
              drugId: '20011',
              drugName: 'Nifedical XL',
              drugDosage: '30 MG tablet, extended release',
              drugQuantity: 30,
              drugFrequency: 'Every 1 Month',
              drugSupplyLength: 30,
              isGeneric: false,
              drugPackageName: 'Bottle',
              drugPackageSize: 100,
              drugPackageQuantity: 1,
              refillText: '30 tablets every month',
            },
          ],
          pharmacyObj: {
            pharmacyName: 'Saguaro Corner Pharmacy',
            pharmacyNumber: '0312345',
            mailOrder: false,
            pharmacySaver: true,
            preferredNetwork: true,
            pharmacyAddress: '12 E Example St, Phoenix, AZ 85004',
          },
        },
        isGuest: false,
      },
      value: expect.objectContaining({ drugs: [expect.objectContaining({ ndc: '62175026055' })], pharmacy: null }),
    },
  ],
  [
    '[CALL-03]',
    'update providers',
    (http) =>
      updateList(http, { uuid, isGuest: true }, providersSection, {
        zipCode: '85004',
        planYear: 2026,
        providers: [aProvider()],
        stored: null,
      }),
    { providersDetails: { providerIdList: null } },
    {
      method: 'POST',
      path: `/profiles/data/v1/${uuid}/providers`,
      body: {
        providersDetails: {
          zipCode: '85004',
          planYear: 2026,
          providerIdList: [
            {
              providerId: '5550001',
              providerAddressId: '71',
              providerName: 'Marisol Quintero, MD',
              specialities: ['Family Medicine'],
              providerAddress: '400 W Sample Ave, Phoenix, AZ 85003',
              providerPhone: '602-555-0110',
              directoryType: 'M',
              providerCoverageType: 'default',
              plansList: ['H0609044000', 'H0321002000'],
              gender: 'f',
              languages: ['en', 'es'],
              nationalProviderId: '1000000001',
              networkIdsMedical: ['n-1'],
              providerAddressObj: { zipCode: '85003', selectedZipCode: '85004', selectedFipsCode: '013' },
            },
          ],
        },
        isGuest: true,
      },
      value: { zipCode: null, planYear: null, providers: [], stored: { providerIdList: null } },
    },
  ],
  [
    '[CALL-03]',
    'update the saved plans',
    (http) =>
      updateList(http, owner, plansSection, {
        ...plansSection.none,
        savedPlans: readSavedPlans('H0609044000 2026 MAPD,odd'),
        stored: { of: 'the service', zipCode: '85004-1234' },
      }),
    { plansDetails: { savedPlans: 'H0609044000 2026 MAPD,odd', zipCode: '85004' } },
    {
      method: 'POST',
      path: `/profiles/data/v1/${uuid}/plans`,
      body: { plansDetails: { of: 'the service', savedPlans: 'H0609044000 2026 MAPD,odd', zipCode: '85004-1234' }, isGuest: false },
      value: {
        savedPlans: readSavedPlans('H0609044000 2026 MAPD,odd'),
        zipCode: '85004',
        savedOn: {},
        oleLaunchData: {},
        details: [],
        stored: { savedPlans: 'H0609044000 2026 MAPD,odd', zipCode: '85004' },
        unreadRows: new Set(['odd']),
      },
    },
  ],
  [
    '[CALL-03]',
    'update the person, with what changed alone',
    (http) => updateUser(http, owner, { firstName: 'Ada', dateOfBirth: '1950-01-31', importAgreementDate: '2026-03-10T09:30:00' }),
    { uuid, userDetails: { firstName: 'Ada' } },
    {
      method: 'POST',
      path: `/profiles/data/v1/${uuid}/user`,
      body: {
        userDetails: { firstName: 'Ada', dob: '1950-01-31', importAgreementData: { agreementDate: '2026-03-10T09:30:00' } },
        isGuest: false,
      },
      value: expect.objectContaining({ uuid, firstName: 'Ada', lastName: null }),
    },
  ],
  [
    '[CALL-04]',
    'delete a plan',
    (http) => deleteSavedPlan(http, plansSection, { uuid, planYear: 2026, planId: 'H0609044000' }),
    { plansDetails: { savedPlans: '' } },
    {
      method: 'DELETE',
      path: `/profiles/data/v1/${uuid}/plans/2026/H0609044000`,
      value: { zipCode: null, savedPlans: readSavedPlans(''), savedOn: {}, oleLaunchData: {}, details: [], stored: { savedPlans: '' } },
    },
  ],
  [
    '[CALL-04]',
    'delete a supplement favourite',
    (http) => deleteSavedPlan(http, supplementSection, { uuid, planYear: 2026, planId: 'F/1' }),
    { medsuppData: '{"savedPlanInformation":{"favoritedPlans":[{"planCode":"N","planYear":2026}]}}' },
    {
      method: 'DELETE',
      path: `/profiles/data/v1/${uuid}/medsupp/2026/F%2F1`,
      value: { zipCode: null, favorites: [{ planCode: 'N', planYear: 2026 }], applicantZipCode: null, plans: [] },
    },
  ],
  [
    '[CALL-05]',
    'supplement enrollment',
    (http) => getSupplementEnrollments(http),
    { applications: [{ response: completeSupplementEnrollment }, { response: 'not read' }] },
    {
      method: 'GET',
      path: '/enrollments/medsupp/v1',
      value: [expect.objectContaining({ applicationId: 'MS-2026-0001', dateOfBirth: expect.any(Hidden) })],
    },
  ],
  [
    '[CALL-06]',
    'import member items',
    (http) => importMemberItems(http, { uuid, isAuthUser: true, triggeredBy: 'LOGIN' }),
    completeImport,
    {
      method: 'POST',
      path: '/profiles/import/member-items/v1',
      body: { uuid, isAuthUser: true, triggeredBy: 'LOGIN' },
      value: { drugCount: 2, providerCount: 1 },
    },
  ],
  [
    '[CALL-07]',
    'external draft',
    (http) => getExternalDraft(http, { traceId: 't-1', email: 'ada.example@example.test' }),
    completeDraft,
    {
      method: 'POST',
      path: '/user/fetchEnrollmentDataByEmailId/t-1/v1',
      body: { emailId: 'ada.example@example.test' },
      value: expect.objectContaining({ applicantZipCode: '85004', planId: 'H0609044000', planYear: 2026 }),
    },
  ],
  [
    '[CALL-08]',
    'counties',
    (http) => getCounties(http, '00501'),
    { data: { counties: [completeCounty] } },
    {
      method: 'GET',
      path: '/geolocationinfo/counties/00501',
      value: [{ fipsCountyCode: '013', name: 'Maricopa', fipsStateCode: '04', stateCode: 'AZ', cmsCountyCodes: ['030'] }],
    },
  ],
  [
    '[CALL-09]',
    'pharmacy',
    (http) => getPharmacy(http, '0312345', 2026),
    { data: { pharmacy: completePharmacy } },
    {
      method: 'GET',
      path: '/pharmacysearch/pharmacyData/v1/0312345/2026',
      value: expect.objectContaining({ name: 'Saguaro Corner Pharmacy', number: '312345', isMailOrder: true }),
    },
  ],
  [
    '[CALL-10]',
    'pharmacy coverage',
    (http) => {
      const planIds = [planId('H0609044000'), planId('H0321002000')];
      return getPharmacyCoverage(http, { pharmacyNumber: '0312345', planYear: 2026, planType: 'MAPD', planIds });
    },
    {
      data: {
        plans: [{ planId: 'H0609044000', isPharmacyCovered: 'Y', inNetwork: false }, { planId: 'H0609044000' }, { planId: 'odd' }],
      },
    },
    {
      method: 'GET',
      path: '/pharmacysearch/pharmacies/v1/0312345/coverage/2026/MAPD/H0609044000%2CH0321002000',
      value: [{ planId: 'H0609044000', isCovered: true, isInNetwork: false }],
    },
  ],
  [
    '[CALL-11]',
    'generic drug info',
    (http) => getGenericDrug(http, { drugTypeId: '1', drugIdentifier: '20011', year: 2026 }),
    { data: { genericDrugName: 'Nifedipine ER', genericDrugId: 20012 } },
    {
      method: 'GET',
      path: '/drug-info-api/druginfo/genericdruginfo/1/20011/2026?drug=name',
      value: { name: 'Nifedipine ER', id: '20012' },
    },
  ],
  [
    '[CALL-12]',
    'drug info search',
    (http) => searchDrugs(http, [aDrug(), aDrug({ ndc: '62175026055', name: 'Nifedipine ER', dosage: null })]),
    { data: { drugs: [minimalDrug] } },
    {
      method: 'POST',
      path: '/api/druginfo/drugs/v1/search',
      body: {
        drugs: [
          { ndc: '00093721401', drugName: 'Nifedical XL', drugGenericNameAndDosage: 'Nifedical XL 30 MG tablet, extended release' },
          { ndc: '62175026055', drugName: 'Nifedipine ER', drugGenericNameAndDosage: 'Nifedipine ER' },
        ],
        isDCProfileDrugsFlow: true,
      },
      value: [expect.objectContaining({ ndc: '62175026055', quantity: 90, supplyLength: 30 })],
    },
  ],
  [
    '[CALL-13]',
    'estimate plan cost',
    (http) =>
      estimatePlanCost(http, {
        zipCode: '85004',
        county: '013',
        pharmacy: aPharmacy(),
        drugs: [aGenericDrug(), aDrug({ quantity: null, supplyLength: null, frequency: null })],
        plans: [{ id: planId('H0609044000'), year: 2026 }],
      }),
    { data: { plans: [completeEstimate] } },
    {
      method: 'POST',
      path: '/drug-pricing-api/drugpricing/estimateplancost',
      body: {
        zip: '85004',
        county: '013',
        pharmacy: { pharmacyNumber: '0312345', mailOrder: false },
        drugs: [
          {
            drugFrequency: 'Every 3 Months',
            drugSupplyLength: 90,
            drugQuantity: 90,
            packageQuantity: 1,
            nationalDrugCode: '62175026055',
            packageSize: 300,
          },
        ],
        plans: [{ contractId: 'H0609', pbpNumber: '044', segmentId: '000', planYear: 2026 }],
      },
      value: { 'H0609044000-2026': expect.objectContaining({ annualCost: 143.99, lisAnnualCost: 38.4 }) },
    },
  ],
  [
    '[CALL-14]',
    'plan list',
    (http) => getPlanList(http, { planYear: 2026, productType: 'MAPD', stateCode: 'AZ', fipsCountyCode: '013' }),
    { data: { plans: [minimalPlan] } },
    {
      method: 'GET',
      path: '/planinfo/product-details/VPP/plan-years/2026/products/MAPD/state-codes/AZ/fips-county-codes/013',
      value: [expect.objectContaining({ id: 'H0028028000', kind: 'MAPD' })],
    },
  ],
  ...['SNP', 'CSNP', 'D-SNP', 'snp'].map(
    (productType) =>
      [
        '[CALL-14]',
        `plan list of ${productType}`,
        (http: Http) => getPlanList(http, { planYear: 2026, productType, stateCode: 'AZ', fipsCountyCode: '013' }),
        { data: { plans: [] } },
        {
          method: 'GET',
          path: '/planinfo/product-details/VPP/plan-years/2026/products/SNP/state-codes/AZ/fips-county-codes/013',
          value: [],
        },
      ] as const,
  ),
  [
    '[CALL-15]',
    'plan details',
    (http) => getPlanDetails(http, 'H0028028000', 2026),
    { data: { plans: [minimalPlan, { planId: 'not read' }] } },
    {
      method: 'GET',
      path: '/planinfo/details/VPP/plan-years/2026/plans/H0028028000',
      value: expect.objectContaining({ id: 'H0028028000', year: 2026 }),
    },
  ],
  [
    '[CALL-16]',
    'plan contact',
    (http) => getPlanContact(http, 'H0028028000', 2026),
    { data: { phoneNumber: '1-800-555-0144', tty: 711, hoursOfOperation: 'undefined' } },
    {
      method: 'GET',
      path: '/planinfo/individual-search/plans/H0028028000/plan-years/2026/plan-contact',
      value: { phone: '1-800-555-0144', tty: '711', hours: null },
    },
  ],
  [
    '[CALL-17]',
    'supplement plans',
    (http) => getSupplementPlans(http, '85004'),
    { data: { stateCode: 'AZ', plans: [completeSupplementPlan] } },
    {
      method: 'GET',
      path: '/medsupp/plans/v2/zip-codes/85004/products/MEDSUPP/search?benefitsSummaries=true',
      value: { stateCode: 'AZ', plans: [expect.objectContaining({ kind: 'MEDSUPP', code: 'G', monthlyPremium: 142.25 })] },
    },
  ],
  [
    '[CALL-18]',
    'application status search',
    (http) => searchApplicationStatus(http, 'M-1'),
    completeStatuses,
    {
      method: 'POST',
      path: '/shopper-profile/api/applications/status/v1/search',
      body: { memberNumber: 'M-1', pageSize: 100 },
      value: [
        { stateCode: '12', imageIdentifier: 'IMG-1', planId: 'H0609044000', planYear: 2026 },
        { stateCode: null, imageIdentifier: null, planId: null, planYear: null },
      ],
    },
  ],
  [
    '[CALL-19]',
    'member plans',
    (http) => getMemberPlans(http, { uuid, mbi: '1EG4-TE5-MK73', isFutureYearPlans: true }),
    completeMemberPlans,
    {
      method: 'POST',
      path: '/shopper-profile/api/members/v3/read?isFutureYearPlans=true',
      body: { uuid, mbi: '1EG4TE5MK73' },
      value: [
        { yearAndPlanId: '2026-H0321002000', applicationIdentifier: 'A-1' },
        { yearAndPlanId: '2026-H0609026000', applicationIdentifier: null },
      ],
    },
  ],
  [
    '[CALL-20]',
    'low-income data',
    (http) => getLowIncome(http, { zip: '85004', stateCode: 'AZ', fipsCountyCode: '013', year: 2026 }),
    completeLowIncome,
    {
      method: 'GET',
      path: '/lis/v1/85004/AZ/013/2026',
      value: {
        isEligible: true,
        level: '1',
        premiums: [
          { planId: 'H0321002000', planYear: 2026, monthlyPremium: 0 },
          { planId: 'H0609044000', planYear: 2026, monthlyPremium: null },
        ],
      },
    },
  ],
  [
    '[CALL-21]',
    'server date',
    (http) => getServerDate(http),
    { systemDate: '2026-11-20T09:30:00' },
    { method: 'GET', path: '/systemdate/v1', value: '2026-11-20T09:30:00' },
  ],
  [
    '[TFN-01]',
    'toll-free number',
    (http) => getTollFreeNumber(http, { pscCookie: 'a&b', hostname: 'shop.example.test' }),
    { maPdpTFN: '1-800-555-0142' },
    { method: 'GET', path: '/bin/psctfn?pscCookie=a%26b&hostname=shop.example.test', value: '1-800-555-0142' },
  ],
  ['[SIGN-01]', 'log out', (http) => logout(http), { anything: true }, { method: 'DELETE', path: '/profiles/session/v1', value: null }],
  [
    '[IDC-10]',
    'merge',
    (http) => mergeProfile(http, person),
    completeMerge,
    {
      method: 'POST',
      path: '/profiles/merge/v1',
      body: { ...sentPerson, action: 'm' },
      value: { isMerged: true, attemptsLeft: 3 },
    },
  ],
  [
    '[IDC-08] [IDC-10]',
    'decline to merge',
    (http) => mergeProfile(http, { ...person, dateOfBirth: '01/31/1950', action: 's' }),
    { isProfileMerged: false },
    {
      method: 'POST',
      path: '/profiles/merge/v1',
      body: { ...sentPerson, action: 's' },
      value: { isMerged: false, attemptsLeft: null },
    },
  ],
  [
    '[TOP-04]',
    'email the saved plans',
    (http) => emailSavedPlans(http, { emailAddress: 'ada.example@example.test', planYear: 2026, planIds: ['H0609044000'], siteId: 'uhc' }),
    { status: 'OK' },
    {
      method: 'POST',
      path: '/EmailWAR/emailrest/profile/plans/v1',
      body: { emailAddress: 'ada.example@example.test', planYear: 2026, planIds: ['H0609044000'], siteId: 'uhc' },
      value: null,
    },
  ],
  ...(
    [
      ['aarp', 'AARPM'],
      ['my-AARP-site', 'AARPM'],
      ['uhc', 'UHCM'],
      ['UHCCP', 'UHCM'],
    ] as const
  ).map(
    ([siteId, sent]) =>
      [
        '[IDC-09]',
        `stop the reminders of ${siteId}`,
        (http: Http) => stopReminders(http, { user: aPerson(), siteId, statusLetter: 'TPM', deeplink: 'https://shop.example.test/p' }),
        '',
        {
          method: 'POST',
          path: '/EmailWAR/emailrest/profile/email/v1',
          body: {
            emailAddress: 'ada.example@example.test',
            firstName: 'Ada',
            lastName: 'Example',
            mbi: '1EG4TE5MK73',
            gender: 'f',
            dob: '1950-01-31',
            zip: '85004',
            siteId: sent,
            uhcstatus: 'TPM',
            deeplink: 'https://shop.example.test/p',
            profileStatus: 'A',
          },
          value: null,
        },
      ] as const,
  ),
  [
    '[TRK-04]',
    'sra event',
    (http) => sendSraEvent(http, { uuid, eventType: 'PROFILE', isAuthUser: true, eventTimestamp: '2026-03-10T09:30:00Z' }),
    null,
    {
      method: 'POST',
      path: '/landrover/api/messages/sra/v1',
      body: { uuid, eventType: 'PROFILE', isAuthUser: true, eventTimestamp: '2026-03-10T09:30:00Z' },
      value: null,
    },
  ],
];

describe('each call', () => {
  it.each(rows)('%s sends its request and decodes the response: %s', async (_rule, _name, call, answer, expected) => {
    const { http, calls } = answeringWith(answer);
    const result = await call(http);
    expect(calls.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      { method: expected.method, path: expected.path, body: expected.body },
    ]);
    expect(result).toMatchObject({ ok: true });
    expect(result.ok && result.value).toEqual(expected.value);
  });

  it.each(rows)('%s returns a problem if the service fails, and never throws: %s', async (_rule, _name, call) => {
    const result = await call(answeringWith({}, 500).http);
    expect(result).toMatchObject({ ok: false, problem: { kind: 'status', status: 500 } });
  });

  it.each(rows)('%s refuses an unexpected body: %s', async (rule, name, call, _, { value }) => {
    const ignoresAnswer = value === null && !name.startsWith('email');
    for (const body of [null, 'text', 12, [], [[]]]) {
      const result = await call(answeringWith(body).http);
      expect(result, `${rule} ${JSON.stringify(body)}`).toMatchObject(
        ignoresAnswer ? { ok: true } : { ok: false, problem: { kind: 'body' } },
      );
    }
  });

  it('[ERR-01] logs the call, the number and a field of dropped rows, never a value', async () => {
    const drugInfoDetails = [{ nationalDrugCode: 'secret' }, 'odd'];
    const body = { ...minimalProfile, drugsAndPharmacyDetails: { drugInfoDetails }, providersDetails: { providerIdList: [{}] } };
    const result = await getProfile(answeringWith(body).http, sections, { uuid, planYear: 2026, isMerged: false });
    expect(result).toMatchObject({ ok: true, issues: ['profile: unreadable rows: 3 (nationalDrugCode, providerId)'] });
  });

  it('[ERR-01] logs other unreadable parts of a response', async () => {
    const enrollmentsDetails = { enrollments: [{ planId: 'secret', planName: 'Plan', planYear: 2026, planType: 'MAPD' }] };
    const body = { ...minimalProfile, enrollmentsDetails };
    const result = await getProfile(answeringWith(body).http, sections, { uuid, planYear: 2026, isMerged: false });
    expect(result).toMatchObject({ ok: true, issues: expect.arrayContaining(['profile: plan-id-format']) });
  });

  it.each<[string, AnyCall]>([
    ['[SIGN-01] the sign-out', logout],
    ['[TRK-04] the callback event', (http) => sendSraEvent(http, { uuid, eventType: 'PROFILE', isAuthUser: true, eventTimestamp: '' })],
  ])('%s needs no response', async (_, call) => {
    expect(await call(fakeHttp(() => new Response(null, { status: 204 })).http)).toMatchObject({ ok: true });
  });

  it.each<[string, AnyCall]>([
    ['[SIGN-01] the sign-out', logout],
    [
      '[REM-07] a drug list that was written',
      (http) => updateList(http, owner, drugsSection, { drugs: [aDrug()], pharmacy: null, stored: null }),
    ],
    ['[REM-02] a plan that was taken out', (http) => deleteSavedPlan(http, plansSection, { uuid, planYear: 2026, planId: 'H0609044000' })],
    ['[IDC-08] a refusal to confirm who one is', (http) => mergeProfile(http, { ...aPerson(), action: 's' })],
    [
      '[IDC-09] the end of the reminders',
      (http) => stopReminders(http, { user: aPerson(), siteId: 'uhc', statusLetter: 'M', deeplink: '' }),
    ],
    ['[TRK-04] the callback event', (http) => sendSraEvent(http, { uuid, eventType: 'PROFILE', isAuthUser: true, eventTimestamp: '' })],
  ])('%s outlives the page', async (_, call) => {
    const { http, calls } = answeringWith({});
    await call(http);
    expect(calls[0]?.request.keepalive).toBe(true);
  });
});
