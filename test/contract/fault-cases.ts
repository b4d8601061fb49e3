import { identityHeaders, NOVEMBER, uuidOfShopper } from '../demo-service/demo-app.js';

type Body = Readonly<Record<string, unknown>>;

/** A response that the library cannot use, and what the checker says about it. */
export interface FaultCase {
  readonly what: string;
  readonly path: string;
  /** A switch of the service, or what becomes of the body. */
  readonly fault: Readonly<Record<string, unknown>> | ((body: Body) => unknown);
  /** What is said, all of it. */
  readonly messages: readonly string[];
}

const PROFILE = '/profiles/data/v1/{uuid}/all/{planYear}/false';
const profilePath = (section: string) => `/profiles/data/v1/${uuidOfShopper('member')}/${section}`;
const set = (value: object, change: object) => Object.assign(value, change);

const pricedPlan = { contractId: 'H0609', pbpNumber: '044', segmentId: '000', planYear: 2026 };

const withOtherPharmacies = (body: Body, otherPharmacies: unknown) =>
  set(body, { drugsAndPharmacyDetails: { ...(body.drugsAndPharmacyDetails as object), otherPharmacies } });

const html = '<!doctype html><title>Sign in</title>';

export const faultCases: readonly FaultCase[] = [
  {
    what: 'a server error',
    path: '/systemdate/v1',
    fault: { status: 500 },
    messages: ['GET /systemdate/v1: status 500: the service failed'],
  },
  {
    what: 'too many requests',
    path: '/bin/psctfn',
    fault: { status: 429 },
    messages: ['GET /bin/psctfn?pscCookie={pscCookie}&hostname={hostname}: status 429: the service received too many requests'],
  },
  {
    what: 'a path that is not there',
    path: '/geolocationinfo',
    fault: { status: 404 },
    messages: ['GET /geolocationinfo/counties/{zip}: status 404: the service does not know this path, or an id in it'],
  },
  {
    what: 'a request that is not let in',
    path: '/lis/',
    fault: { status: 403 },
    messages: [
      'GET /lis/v1/{zip}/{state}/{fips}/{year}: status 403: the service refused the request. Pass your session or token with --header',
    ],
  },
  {
    what: 'a session that is over',
    path: '/enrollments/medsupp',
    fault: { status: 401, body: { message: 'Invalid session' } },
    messages: ['GET /enrollments/medsupp/v1: status 401, Invalid session: the session has ended. Pass a current session with --header'],
  },
  {
    what: 'a broken connection',
    path: '/planinfo/individual-search',
    fault: { drop: true },
    messages: [
      'GET /planinfo/individual-search/plans/{planId}/plan-years/{year}/plan-contact: there was no response: the connection failed',
    ],
  },
  {
    what: 'an empty response',
    path: '/medsupp/plans',
    fault: { status: 200, body: '' },
    messages: [
      'GET /medsupp/plans/v2/zip-codes/{zipCode}/products/MEDSUPP/search?benefitsSummaries=true: the response is empty (status 200)',
    ],
  },
  {
    what: 'HTML in place of JSON',
    path: '/planinfo/details',
    fault: { status: 200, body: html },
    messages: ['GET /planinfo/details/VPP/plan-years/{year}/plans/{planId}: the response is HTML or XML, not JSON (status 200)'],
  },
  {
    what: 'text in place of JSON',
    path: '/api/assets/uhccp/content-fragments/tfn.json',
    fault: { status: 200, body: 'OK' },
    messages: ['GET /tfn.json: the response is not JSON (content-type application/json)'],
  },
  {
    what: 'JSON that is cut off',
    path: '/api/assets/uhccp/content-fragments/suppression.json',
    fault: { truncate: 30 },
    messages: [
      'GET /suppression.json: the response is cut off or broken: its JSON cannot be read at line 1, column 31 (30 characters came)',
    ],
  },
  {
    what: 'a list in place of an object',
    path: '/api/assets/uhccp/content-fragments/contact-us.json',
    fault: { status: 200, body: [] },
    messages: ['GET /contact-us.json: the response is a list, not an object'],
  },
  {
    what: 'the profile of somebody else',
    path: profilePath('all'),
    fault: { answersAs: 'guest' },
    messages: [`GET ${PROFILE}: the field uuid is not the uuid of the path: the library does not use the profile of somebody else`],
  },
  {
    what: 'a date that no calendar has',
    path: '/systemdate/v1',
    fault: () => ({ systemDate: '2026-02-30' }),
    messages: [
      'GET /systemdate/v1: the field systemDate is not a date. Expected: `YYYY-MM-DD[THH:mm:ss]` or `MM/DD/YYYY[ HH:mm:ss]`; `Z` or an offset may follow.',
    ],
  },
  {
    what: 'a field that is missing',
    path: '/systemdate/v1',
    fault: () => ({ date: '2026-11-20' }),
    messages: ['GET /systemdate/v1: the field systemDate is missing'],
  },
  {
    what: 'a field of every row that is missing',
    path: '/geolocationinfo',
    fault: (body) => ({
      data: {
        counties: (body.data as { counties: object[] }).counties.flatMap((one) => [0, 1].map(() => ({ ...one, stateCode: undefined }))),
      },
    }),
    messages: ['GET /geolocationinfo/counties/{zip}: the field data.counties[0].stateCode is missing (the same in 1 more)'],
  },
  {
    what: 'a plan without its name, with a year in words',
    path: '/planinfo/details',
    fault: (body) => {
      const [plan] = (body.data as { plans: object[] }).plans;
      return { data: { plans: [set(plan ?? {}, { planName: null, planYear: 'next' })] } };
    },
    messages: [
      'GET /planinfo/details/VPP/plan-years/{year}/plans/{planId}: the field data.plans[0].planName is null, not text',
      'GET /planinfo/details/VPP/plan-years/{year}/plans/{planId}: the field data.plans[0].planYear is not a year. Expected: A year of four digits.',
    ],
  },
  {
    what: 'a plan of a type that nobody knows',
    path: '/planinfo/details',
    fault: (body) => {
      const [plan] = (body.data as { plans: object[] }).plans;
      return { data: { plans: [set(plan ?? {}, { planType: 'GOLD' })] } };
    },
    messages: [
      'GET /planinfo/details/VPP/plan-years/{year}/plans/{planId}: the field data.plans[0].planType is not a plan type. Expected: MA, MAPD, PDP, SNP, PFFS, or a type with SNP or MedSupp in it.',
    ],
  },
  {
    what: 'another plan than the one that was asked for',
    path: '/planinfo/details',
    fault: (body) => {
      const [plan] = (body.data as { plans: object[] }).plans;
      return { data: { plans: [set(plan ?? {}, { planId: 'H0028028000' })] } };
    },
    messages: [
      'GET /planinfo/details/VPP/plan-years/{year}/plans/{planId}: the first plan of the response has another id or plan year than the path',
    ],
  },
  {
    what: 'amounts that are none',
    path: '/lis/',
    fault: () => ({
      data: { _isEligibleForLIS: 1, _subsidyList: [{ planId: 'H0609044000', planYear: 2026, monthlyPremium: 'about $20' }] },
    }),
    messages: [
      'GET /lis/v1/{zip}/{state}/{fips}/{year}: the field data._isEligibleForLIS is a number, not true or false',
      'GET /lis/v1/{zip}/{state}/{fips}/{year}: the field data._subsidyList[0].monthlyPremium is not an amount. Expected: A number, or a number as text such as `"$1,234.50"`.',
    ],
  },
  {
    what: 'an object in place of a list',
    path: profilePath('providers'),
    fault: (body) => set(body, { providersDetails: { zipCode: '85004', providerIdList: { first: 'Dr. A' } } }),
    messages: ['GET /profiles/data/v1/{uuid}/providers: the field providersDetails.providerIdList is an object, not a list'],
  },
  {
    what: 'a doctor that is listed twice',
    path: profilePath('providers'),
    fault: (body) => {
      const { providersDetails } = body as unknown as { providersDetails: { providerIdList: object[] } };
      const list = providersDetails.providerIdList;
      return { ...body, providersDetails: { ...providersDetails, providerIdList: [...list, list[0]] } };
    },
    messages: [
      'GET /profiles/data/v1/{uuid}/providers: 1 row is left out: the library cannot use the field providerId, or another row has the same id',
    ],
  },
  {
    what: 'a drug without a code',
    path: profilePath('drugs'),
    fault: (body) =>
      set(body, {
        drugsAndPharmacyDetails: { drugInfoDetails: [{ nationalDrugCode: 'aspirin', drugName: 'Aspirin' }], pharmacyObj: null },
      }),
    messages: [
      'GET /profiles/data/v1/{uuid}/drugs: the field drugsAndPharmacyDetails.drugInfoDetails[0].nationalDrugCode is not a drug code. Expected: A national drug code of 10 or 11 digits, with or without hyphens.',
    ],
  },
  {
    what: 'JSON text that is no JSON',
    path: profilePath('medsupp'),
    fault: (body) => set(body, { medsuppData: '{ zipCode: 85004 }' }),
    messages: ['GET /profiles/data/v1/{uuid}/medsupp: the field medsuppData is text that is not JSON'],
  },
  {
    what: 'JSON text with a favorite that has no code',
    path: profilePath('medsupp'),
    fault: (body) => set(body, { medsuppData: JSON.stringify({ savedPlanInformation: { favoritedPlans: [{ planYear: 2026 }] } }) }),
    messages: ['GET /profiles/data/v1/{uuid}/medsupp: the field medsuppData.savedPlanInformation.favoritedPlans[0].planCode is missing'],
  },
  {
    what: 'a section that is text',
    path: profilePath('plans'),
    fault: (body) => set(body, { plansDetails: 'H0609044000 2026 MAPD' }),
    messages: ['GET /profiles/data/v1/{uuid}/plans: the field plansDetails is text, not an object'],
  },
  {
    what: 'a birth date that cannot be read',
    path: profilePath('user'),
    fault: (body) => set(body, { userDetails: { ...(body.userDetails as object), dob: '31.01.1950' } }),
    messages: [
      'GET /profiles/data/v1/{uuid}/user: the field userDetails.dob is not a date. Expected: `YYYY-MM-DD[THH:mm:ss]` or `MM/DD/YYYY[ HH:mm:ss]`; `Z` or an offset may follow.',
    ],
  },
  {
    what: 'a price by drug that is a text',
    path: '/drug-pricing-api',
    fault: () => ({
      data: { plans: [{ contractId: 'H0609', pbpNumber: '044', segmentId: '000', planYear: 2026, drugTier: { '00378021601': 'one' } }] },
    }),
    messages: [
      'POST /drug-pricing-api/drugpricing/estimateplancost: the field data.plans[0].drugTier.* is not an amount. Expected: A number, or a number as text such as `"$1,234.50"`.',
    ],
  },
  {
    what: 'eleven months, and a month below 0',
    path: '/drug-pricing-api',
    fault: () => ({
      data: {
        plans: [{ ...pricedPlan, monthlyDrugCosts: Array(11).fill(10), lisMonthlyDrugCosts: [-1, ...Array(11).fill(10)] }],
      },
    }),
    messages: [
      'POST /drug-pricing-api/drugpricing/estimateplancost: the field data.plans[0].monthlyDrugCosts is not twelve amounts. Expected: What the covered drugs cost from January to December. The sum is that of the year, within one dollar.',
      'POST /drug-pricing-api/drugpricing/estimateplancost: the field data.plans[0].lisMonthlyDrugCosts[0] is not an amount of 0 or more',
    ],
  },
  {
    what: 'months that do not add up to the year',
    path: '/drug-pricing-api',
    fault: () => ({ data: { plans: [{ ...pricedPlan, annualDrugCost: 100, monthlyDrugCosts: Array(12).fill(10) }] } }),
    messages: [
      'POST /drug-pricing-api/drugpricing/estimateplancost: the field monthlyDrugCosts does not add up to annualDrugCost within one dollar',
    ],
  },
  {
    what: 'a drug of a search without its name',
    path: '/api/druginfo',
    fault: () => ({ data: { drugs: [{ nationalDrugCode: '00378021601', drugName: '' }] } }),
    messages: ['POST /api/druginfo/drugs/v1/search: the field data.drugs[0].drugName is empty'],
  },
  {
    what: 'half of a generic drug',
    path: '/drug-info-api',
    fault: () => ({ data: { genericDrugName: 'Metformin' } }),
    messages: [
      'GET /drug-info-api/druginfo/genericdruginfo/{drugTypeId}/{drugIdentifier}/{year}?drug=name: the field data.genericDrugId is missing',
    ],
  },
  {
    what: 'another pharmacy without its number, and one without its name',
    path: profilePath('drugs'),
    fault: (body) => withOtherPharmacies(body, [{ pharmacyName: 'Corner Drug' }, { pharmacyNumber: '7', pharmacyName: ' ' }]),
    messages: [
      'GET /profiles/data/v1/{uuid}/drugs: the field drugsAndPharmacyDetails.otherPharmacies[0].pharmacyNumber is missing',
      'GET /profiles/data/v1/{uuid}/drugs: the field drugsAndPharmacyDetails.otherPharmacies[1].pharmacyName is empty',
    ],
  },
  {
    what: 'another pharmacy twice',
    path: profilePath('drugs'),
    fault: (body) =>
      withOtherPharmacies(body, [
        { pharmacyName: 'Corner Drug', pharmacyNumber: '7' },
        { pharmacyName: 'Corner Drug, Main Street', pharmacyNumber: 7 },
      ]),
    messages: [
      'GET /profiles/data/v1/{uuid}/drugs: 1 row is left out: the library cannot use the field pharmacyName, or another row has the same id',
    ],
  },
  {
    what: 'other pharmacies that are no list',
    path: profilePath('drugs'),
    fault: (body) => withOtherPharmacies(body, 'Corner Drug'),
    messages: ['GET /profiles/data/v1/{uuid}/drugs: the field drugsAndPharmacyDetails.otherPharmacies is text, not a list'],
  },
  {
    what: 'free help of counselors without a phone number',
    path: '/api/assets/uhccp/content-fragments/shopper.json',
    fault: () => ({ counselorHelp: { name: 'Arizona Medicare counselors' } }),
    messages: ['GET /shopper.json: the field counselorHelp.phone is missing'],
  },
  {
    what: 'free help of counselors with words in place of a phone number',
    path: '/api/assets/uhccp/content-fragments/shopper.json',
    fault: () => ({ counselorHelp: { name: 'Arizona Medicare counselors', phone: 'call us' } }),
    messages: [
      'GET /shopper.json: the field counselorHelp.phone is not a telephone number. Expected: A telephone number. It has at least three digits in a row.',
    ],
  },
  {
    what: 'a pharmacy without its number',
    path: '/pharmacysearch/pharmacyData',
    fault: () => ({ data: { pharmacy: { pharmacyName: 'Corner Drug' } } }),
    messages: ['GET /pharmacysearch/pharmacyData/v1/{pharmacyNumber}/{planYear}: the field data.pharmacy.pharmacyNumber is missing'],
  },
  {
    what: 'a plan id with hyphens',
    path: '/pharmacysearch/pharmacies',
    fault: () => ({ data: { plans: [{ planId: 'H0609-044-000', isPharmacyCovered: true }] } }),
    messages: [
      'GET /pharmacysearch/pharmacies/v1/{pharmacyNumber}/coverage/{planYear}/{planType}/{planIds}: the field data.plans[0].planId is not a plan id. Expected: One upper-case letter and ten digits.',
    ],
  },
  {
    what: 'a list that is missing',
    path: '/shopper-profile/api/members',
    fault: () => ({ plans: [] }),
    messages: ['POST /shopper-profile/api/members/v3/read?isFutureYearPlans={flag}: the field profileMemberPlans is missing'],
  },
  {
    what: 'an object in place of rows',
    path: '/shopper-profile/api/applications',
    fault: () => ({ applications: {} }),
    messages: ['POST /shopper-profile/api/applications/status/v1/search: the field applications is an object, not a list'],
  },
  {
    what: 'a draft that is text',
    path: '/user/fetchEnrollmentDataByEmailId',
    fault: () => ({ data: { formData: 'draft 7' } }),
    messages: ['POST /user/fetchEnrollmentDataByEmailId/{trace-id}/v1: the field data.formData is text that is not JSON'],
  },
  {
    what: 'dental networks without their list',
    path: '/api/assets/uhccp/content-fragments/dental-provider-covered-plans.json',
    fault: () => ({}),
    messages: ['GET /dental-provider-covered-plans.json: the field networks is missing'],
  },
  {
    what: 'a question without an answer',
    path: '/api/assets/uhccp/content-fragments/profile.json',
    fault: () => ({ faq: [{ heading: 'When can I enroll?' }] }),
    messages: ['GET /profile.json: the field faq[0].description is missing'],
  },
  {
    what: 'figures without their year',
    path: '/api/assets/uhccp/content-fragments/shopper.json',
    fault: () => ({ figures: { extraHelpPremium: 0, regularPremium: 24, highDeductible: 2800 } }),
    messages: ['GET /shopper.json: the field figures.year is missing'],
  },
  {
    what: 'neither of two fields',
    path: '/api/assets/uhccp/content-fragments/suppression.json',
    fault: () => ({ suppressed: [] }),
    messages: ['GET /suppression.json: one of these fields is needed, and none is there: plans, planIds'],
  },
];

/** Reads whose response from the service a case changes. */
const examples: Readonly<Record<string, string>> = {
  '/geolocationinfo': '/geolocationinfo/counties/85004',
  '/planinfo/details': '/planinfo/details/VPP/plan-years/2026/plans/H0609044000',
};

/**
 * The faults of the reference service that make these cases, for `POST /__demo/faults`. `request` calls the service: some cases change its
 * own response.
 */
export async function serviceFaults(
  broken: readonly FaultCase[],
  request: (path: string, init: RequestInit) => Response | Promise<Response>,
): Promise<string> {
  const faults = broken.map(async ({ path, fault }) => {
    if (typeof fault !== 'function') return { path, ...fault };
    const asked = await request(examples[path] ?? path, { headers: { ...identityHeaders('member'), 'x-demo-date': NOVEMBER } });
    return { path, status: 200, body: fault((await asked.json().catch(() => ({}))) as Body) };
  });
  return JSON.stringify(await Promise.all(faults));
}

/**
 * Cases that can all be there at once: one for each path. The profile and its county stay, because other reads need what they say.
 */
export const faultsAtOnce: readonly FaultCase[] = faultCases
  .filter(({ path }, at) => faultCases.findIndex((one) => one.path === path) === at)
  .filter(({ path }) => path !== profilePath('all') && path !== '/geolocationinfo');
