import type { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { type CheckedCall, type CheckOptions, check } from '../../cli/check.js';
import { neverMade } from '../../cli/reads.js';
import { browserFetch } from '../../demo/service/browser-fetch.js';
import { shoppers } from '../../demo/service/shoppers/index.js';
import { defaultEndpoints } from '../../src/services/endpoints.js';
import { anApp, as, NOVEMBER, uuidOfShopper } from '../services/demo-service/demo-app.js';
import { contract } from './contract.js';

const ORIGIN = 'http://localhost';

function checkService(app: Hono, shopper: string, options: Partial<CheckOptions> = {}): Promise<readonly CheckedCall[]> {
  const fetch = browserFetch(app, { pageUrl: () => ORIGIN, cookies: () => `ucp_demo_date=${encodeURIComponent(NOVEMBER)}` });
  const asked = { apiBase: ORIGIN, uuid: uuidOfShopper(shopper), year: 2026, zip: '85004', plan: 'H0609044000', all: true };
  return check({ ...asked, fetch, waitBefore: () => 0, headers: as(shopper), ...options }, contract);
}

const faultsOf = (calls: readonly CheckedCall[]) => calls.flatMap(({ title, faults }) => faults.map((fault) => `${title}: ${fault}`));

type Body = Readonly<Record<string, unknown>>;

interface FaultCase {
  readonly what: string;
  readonly path: string;
  /** A switch of the service, or what becomes of the body. */
  readonly fault: Readonly<Record<string, unknown>> | ((body: Body) => unknown);
  /** What is said, all of it. */
  readonly said: readonly string[];
}

const PROFILE = '/profiles/data/v1/{uuid}/all/{planYear}/false';
const profilePath = (section: string) => `/profiles/data/v1/${uuidOfShopper('member')}/${section}`;
const set = (value: object, change: object) => Object.assign(value, change);

const html = '<!doctype html><title>Sign in</title>';

const cases: readonly FaultCase[] = [
  {
    what: 'a server error',
    path: '/systemdate/v1',
    fault: { status: 500 },
    said: ['GET /systemdate/v1: status 500: the service failed'],
  },
  {
    what: 'too many requests',
    path: '/bin/psctfn',
    fault: { status: 429 },
    said: ['GET /bin/psctfn?pscCookie={pscCookie}&hostname={hostname}: status 429: the service failed'],
  },
  {
    what: 'a path that is not there',
    path: '/geolocationinfo',
    fault: { status: 404 },
    said: ['GET /geolocationinfo/counties/{zip}: status 404: the service does not have this path, or not what it names'],
  },
  {
    what: 'a request that is not let in',
    path: '/lis/',
    fault: { status: 403 },
    said: ['GET /lis/v1/{zip}/{state}/{fips}/{year}: status 403: the request was not let in. Pass your session or token with --header'],
  },
  {
    what: 'a session that is over',
    path: '/enrollments/medsupp',
    fault: { status: 401, body: { message: 'Invalid session' } },
    said: ['GET /enrollments/medsupp/v1: status 401, Invalid session: the session is over. Pass a session of yours with --header'],
  },
  {
    what: 'a broken connection',
    path: '/planinfo/individual-search',
    fault: { drop: true },
    said: ['GET /planinfo/individual-search/plans/{planId}/plan-years/{year}/plan-contact: there was no response: the connection failed'],
  },
  {
    what: 'an empty response',
    path: '/medsupp/plans',
    fault: { status: 200, body: '' },
    said: ['GET /medsupp/plans/v2/zip-codes/{zipCode}/products/MEDSUPP/search?benefitsSummaries=true: the response is empty (status 200)'],
  },
  {
    what: 'HTML in place of JSON',
    path: '/planinfo/details',
    fault: { status: 200, body: html },
    said: ['GET /planinfo/details/VPP/plan-years/{year}/plans/{planId}: the response is HTML or XML, not JSON (status 200)'],
  },
  {
    what: 'text in place of JSON',
    path: '/api/assets/uhccp/content-fragments/tfn.json',
    fault: { status: 200, body: 'OK' },
    said: ['GET /tfn.json: the response is not JSON (content-type application/json)'],
  },
  {
    what: 'JSON that is cut off',
    path: '/api/assets/uhccp/content-fragments/suppression.json',
    fault: { truncate: 30 },
    said: ['GET /suppression.json: the response is cut off or broken: its JSON cannot be read (30 characters came)'],
  },
  {
    what: 'a list in place of an object',
    path: '/api/assets/uhccp/content-fragments/contact-us.json',
    fault: { status: 200, body: [] },
    said: ['GET /contact-us.json: the response is a list, not an object'],
  },
  {
    what: 'the profile of somebody else',
    path: profilePath('all'),
    fault: { answersAs: 'guest' },
    said: [`GET ${PROFILE}: the field uuid is not the uuid of the path: the library does not use the profile of somebody else`],
  },
  {
    what: 'a date that no calendar has',
    path: '/systemdate/v1',
    fault: () => ({ systemDate: '2026-02-30' }),
    said: [
      'GET /systemdate/v1: the field systemDate is not a date. Expected: `YYYY-MM-DD[THH:mm:ss]` or `MM/DD/YYYY[ HH:mm:ss]`; `Z` or an offset may follow.',
    ],
  },
  {
    what: 'a field that is missing',
    path: '/systemdate/v1',
    fault: () => ({ date: '2026-11-20' }),
    said: ['GET /systemdate/v1: the field systemDate is missing'],
  },
  {
    what: 'a field of every row that is missing',
    path: '/geolocationinfo',
    fault: (body) => ({
      data: {
        counties: (body.data as { counties: object[] }).counties.flatMap((one) => [0, 1].map(() => ({ ...one, stateCode: undefined }))),
      },
    }),
    said: ['GET /geolocationinfo/counties/{zip}: the field data.counties[0].stateCode is missing (the same in 1 more)'],
  },
  {
    what: 'a plan without its name, with a year in words',
    path: '/planinfo/details',
    fault: (body) => {
      const [plan] = (body.data as { plans: object[] }).plans;
      return { data: { plans: [set(plan ?? {}, { planName: null, planYear: 'next' })] } };
    },
    said: [
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
    said: [
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
    said: [
      'GET /planinfo/details/VPP/plan-years/{year}/plans/{planId}: the first plan of the response is another plan, or of another year, than the path',
    ],
  },
  {
    what: 'amounts that are none',
    path: '/lis/',
    fault: () => ({
      data: { _isEligibleForLIS: 1, _subsidyList: [{ planId: 'H0609044000', planYear: 2026, monthlyPremium: 'about $20' }] },
    }),
    said: [
      'GET /lis/v1/{zip}/{state}/{fips}/{year}: the field data._isEligibleForLIS is a number, not true or false',
      'GET /lis/v1/{zip}/{state}/{fips}/{year}: the field data._subsidyList[0].monthlyPremium is not an amount. Expected: A number, or a number as text such as `"$1,234.50"`.',
    ],
  },
  {
    what: 'an object in place of a list',
    path: profilePath('providers'),
    fault: (body) => set(body, { providersDetails: { zipCode: '85004', providerIdList: { first: 'Dr. A' } } }),
    said: ['GET /profiles/data/v1/{uuid}/providers: the field providersDetails.providerIdList is an object, not a list'],
  },
  {
    what: 'a doctor that is listed twice',
    path: profilePath('providers'),
    fault: (body) => {
      const { providersDetails } = body as unknown as { providersDetails: { providerIdList: object[] } };
      const list = providersDetails.providerIdList;
      return { ...body, providersDetails: { ...providersDetails, providerIdList: [...list, list[0]] } };
    },
    said: [
      'GET /profiles/data/v1/{uuid}/providers: 1 row is left out. The list has the field providerId; two rows with the same id count once',
    ],
  },
  {
    what: 'a drug without a code',
    path: profilePath('drugs'),
    fault: (body) =>
      set(body, {
        drugsAndPharmacyDetails: { drugInfoDetails: [{ nationalDrugCode: 'aspirin', drugName: 'Aspirin' }], pharmacyObj: null },
      }),
    said: [
      'GET /profiles/data/v1/{uuid}/drugs: the field drugsAndPharmacyDetails.drugInfoDetails[0].nationalDrugCode is not a drug code. Expected: A national drug code of 10 or 11 digits, with or without hyphens.',
    ],
  },
  {
    what: 'JSON text that is no JSON',
    path: profilePath('medsupp'),
    fault: (body) => set(body, { medsuppData: '{ zipCode: 85004 }' }),
    said: ['GET /profiles/data/v1/{uuid}/medsupp: the field medsuppData is text that is not JSON'],
  },
  {
    what: 'JSON text with a favorite that has no code',
    path: profilePath('medsupp'),
    fault: (body) => set(body, { medsuppData: JSON.stringify({ savedPlanInformation: { favoritedPlans: [{ planYear: 2026 }] } }) }),
    said: ['GET /profiles/data/v1/{uuid}/medsupp: the field medsuppData.savedPlanInformation.favoritedPlans[0].planCode is missing'],
  },
  {
    what: 'a section that is text',
    path: profilePath('plans'),
    fault: (body) => set(body, { plansDetails: 'H0609044000 2026 MAPD' }),
    said: ['GET /profiles/data/v1/{uuid}/plans: the field plansDetails is text, not an object'],
  },
  {
    what: 'a birth date that cannot be read',
    path: profilePath('user'),
    fault: (body) => set(body, { userDetails: { ...(body.userDetails as object), dob: '31.01.1950' } }),
    said: [
      'GET /profiles/data/v1/{uuid}/user: the field userDetails.dob is not a date. Expected: `YYYY-MM-DD[THH:mm:ss]` or `MM/DD/YYYY[ HH:mm:ss]`; `Z` or an offset may follow.',
    ],
  },
  {
    what: 'a price by drug that is a text',
    path: '/drug-pricing-api',
    fault: () => ({
      data: { plans: [{ contractId: 'H0609', pbpNumber: '044', segmentId: '000', planYear: 2026, drugTier: { '00378021601': 'one' } }] },
    }),
    said: [
      'POST /drug-pricing-api/drugpricing/estimateplancost: the field data.plans[0].drugTier.* is not an amount. Expected: A number, or a number as text such as `"$1,234.50"`.',
    ],
  },
  {
    what: 'a drug of a search without its name',
    path: '/api/druginfo',
    fault: () => ({ data: { drugs: [{ nationalDrugCode: '00378021601', drugName: '' }] } }),
    said: ['POST /api/druginfo/drugs/v1/search: the field data.drugs[0].drugName is empty'],
  },
  {
    what: 'half of a generic drug',
    path: '/drug-info-api',
    fault: () => ({ data: { genericDrugName: 'Metformin' } }),
    said: [
      'GET /drug-info-api/druginfo/genericdruginfo/{drugTypeId}/{drugIdentifier}/{year}?drug=name: the field data.genericDrugId is missing',
    ],
  },
  {
    what: 'a pharmacy without its number',
    path: '/pharmacysearch/pharmacyData',
    fault: () => ({ data: { pharmacy: { pharmacyName: 'Corner Drug' } } }),
    said: ['GET /pharmacysearch/pharmacyData/v1/{pharmacyNumber}/{planYear}: the field data.pharmacy.pharmacyNumber is missing'],
  },
  {
    what: 'a plan id with hyphens',
    path: '/pharmacysearch/pharmacies',
    fault: () => ({ data: { plans: [{ planId: 'H0609-044-000', isPharmacyCovered: true }] } }),
    said: [
      'GET /pharmacysearch/pharmacies/v1/{pharmacyNumber}/coverage/{planYear}/{planType}/{planIds}: the field data.plans[0].planId is not a plan id. Expected: One upper-case letter and ten digits.',
    ],
  },
  {
    what: 'a list that is missing',
    path: '/shopper-profile/api/members',
    fault: () => ({ plans: [] }),
    said: ['POST /shopper-profile/api/members/v3/read?isFutureYearPlans={flag}: the field profileMemberPlans is missing'],
  },
  {
    what: 'an object in place of rows',
    path: '/shopper-profile/api/applications',
    fault: () => ({ applications: {} }),
    said: ['POST /shopper-profile/api/applications/status/v1/search: the field applications is an object, not a list'],
  },
  {
    what: 'a draft that is text',
    path: '/user/fetchEnrollmentDataByEmailId',
    fault: () => ({ data: { formData: 'draft 7' } }),
    said: ['POST /user/fetchEnrollmentDataByEmailId/{trace-id}/v1: the field data.formData is text that is not JSON'],
  },
  {
    what: 'dental networks without their list',
    path: '/api/assets/uhccp/content-fragments/dental-provider-covered-plans.json',
    fault: () => ({}),
    said: ['GET /dental-provider-covered-plans.json: the field networks is missing'],
  },
  {
    what: 'a question without an answer',
    path: '/api/assets/uhccp/content-fragments/profile.json',
    fault: () => ({ faq: [{ heading: 'When can I enroll?' }] }),
    said: ['GET /profile.json: the field faq[0].description is missing'],
  },
  {
    what: 'figures without their year',
    path: '/api/assets/uhccp/content-fragments/shopper.json',
    fault: () => ({ figures: { extraHelpPremium: 0, regularPremium: 24, highDeductible: 2800 } }),
    said: ['GET /shopper.json: the field figures.year is missing'],
  },
  {
    what: 'neither of two fields',
    path: '/api/assets/uhccp/content-fragments/suppression.json',
    fault: () => ({ suppressed: [] }),
    said: ['GET /suppression.json: one of these fields is needed, and none is there: plans, planIds'],
  },
];

/** Reads of which a case changes the service's own response. */
const examples: Readonly<Record<string, string>> = {
  '/geolocationinfo': '/geolocationinfo/counties/85004',
  '/planinfo/details': '/planinfo/details/VPP/plan-years/2026/plans/H0609044000',
};

async function breakCalls(app: Hono, broken: readonly FaultCase[]): Promise<void> {
  const faults = broken.map(async ({ path, fault }) => {
    if (typeof fault !== 'function') return { path, ...fault };
    const asked = await app.request(examples[path] ?? path, { headers: { ...as('member'), 'x-demo-date': NOVEMBER } });
    return { path, status: 200, body: fault((await asked.json().catch(() => ({}))) as Body) };
  });
  await app.request('/__demo/faults', { method: 'POST', body: JSON.stringify(await Promise.all(faults)) });
}

describe('ucp-elements check', () => {
  it.each(shoppers.map(({ name }) => name))('[CALL-23] finds nothing wrong with the reference service for %s', async (name) => {
    const calls = await checkService(anApp(), name);
    expect(faultsOf(calls)).toEqual([]);
  });

  it('[CALL-23] makes every read, and no call that changes something', async () => {
    const app = anApp();
    const calls = await checkService(app, 'member');
    expect(calls.filter(({ outcome }) => outcome === 'not made').map(({ title }) => title)).toEqual([]);
    const made = new Set(calls.map(({ title }) => title));
    expect(made.size).toBe(calls.length);
    const log = (await (await app.request('/__demo/calls')).json()) as { method: string }[];
    expect(log.filter(({ method }) => method === 'DELETE')).toEqual([]);
    const ever = Object.values(defaultEndpoints).length;
    const names = calls.filter(({ title }) => !/all\/|\{uuid\}\/(user|plans|medsupp|providers)|\.es\.json/.test(title));
    expect(names.length + neverMade.length).toBe(ever);
  });

  it.each(cases)('[CALL-23] says what is wrong: $what', async (one) => {
    const app = anApp();
    await breakCalls(app, [one]);
    expect(faultsOf(await checkService(app, 'member'))).toEqual(one.said);
  });

  it('[CALL-23] names more than twenty faults that are there at once', async () => {
    const app = anApp();
    // One for each path. The profile and its county stay: other reads need what they say.
    const apart = cases.filter(({ path }, at) => cases.findIndex((one) => one.path === path) === at);
    const many = apart.filter(({ path }) => path !== profilePath('all') && path !== '/geolocationinfo');
    expect(many.length).toBeGreaterThan(20);
    await breakCalls(app, many);
    expect(faultsOf(await checkService(app, 'member')).toSorted()).toEqual(many.flatMap(({ said }) => said).toSorted());
  });

  it('[CALL-23] says why a call was not made', async () => {
    const reasonOf = (calls: readonly CheckedCall[], title: string) => calls.find((one) => one.title.includes(title))?.notes;
    const guest = await checkService(anApp(), 'guest');
    expect(reasonOf(guest, '/members/v3')).toEqual(['the profile has no Medicare number']);
    const without = await checkService(anApp(), 'guest', { uuid: '', plan: '' });
    expect(reasonOf(without, '/all/')).toEqual(['pass --uuid']);
    expect(reasonOf(without, '/planinfo/details')).toEqual(['pass --uuid or --plan']);
    const app = anApp();
    await app.request('/__demo/faults', { method: 'POST', body: JSON.stringify([{ path: '/profiles/data', status: 500 }]) });
    expect(reasonOf(await checkService(app, 'member'), '/members/v3')).toEqual(['the profile could not be read']);
  });

  it('[SAFE-06] never tells a value of a response', async () => {
    const app = anApp();
    const secret = 'Zebra-7731';
    const bad = [{ [secret]: secret, planId: secret, nationalDrugCode: secret, providerName: { [secret]: secret } }, secret];
    const body = {
      uuid: uuidOfShopper('member'),
      userDetails: { dob: secret, mbi: [secret] },
      memberEnrolledPlans: bad,
      plansDetails: { plans: bad },
    };
    const faults = [
      {
        path: '/profiles/data',
        status: 200,
        body: { ...body, drugsAndPharmacyDetails: { drugInfoDetails: bad }, providersDetails: { providerIdList: bad } },
      },
    ];
    await app.request('/__demo/faults', { method: 'POST', body: JSON.stringify(faults) });
    const calls = await checkService(app, 'member');
    expect(faultsOf(calls).length).toBeGreaterThan(10);
    expect(JSON.stringify(calls)).not.toContain(secret);
    expect(JSON.stringify(calls)).not.toContain(uuidOfShopper('member'));
  });

  it('[CALL-23] uses the paths of the brand', async () => {
    const calls = await checkService(anApp(), 'guest', { endpoints: { serverDate: '/now' } });
    expect(faultsOf(calls)).toEqual(['GET /now: status 404: the service does not have this path, or not what it names']);
  });

  it('[CALL-22] does not mind a file with words that is not there', async () => {
    const app = anApp();
    await app.request('/__demo/faults', {
      method: 'POST',
      body: JSON.stringify([{ path: '/api/assets/uhccp/content-fragments/profile.json', status: 404 }]),
    });
    const calls = await checkService(app, 'guest');
    expect(faultsOf(calls)).toEqual([]);
    expect(calls.find(({ title }) => title === 'GET /profile.json')?.notes).toEqual(['it is not there: pages show built-in words']);
  });

  it('[SAFE-01] notes a list without a version', async () => {
    const calls = await checkService(anApp(), 'guest');
    expect(calls.find(({ title }) => title.endsWith('/drugs'))?.notes).toEqual([
      expect.stringContaining('two devices can overwrite each other'),
    ]);
  });

  it('sends the brand’s headers to the services, and not to content on another origin', async () => {
    const sent: { readonly url: string; readonly token: string | null; readonly cookie: string | null }[] = [];
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const { url, headers } = new Request(input, init);
      sent.push({ url, token: headers.get('authorization'), cookie: headers.get('cookie') });
      return new Response('{}');
    };
    await checkService(anApp(), 'guest', { fetch, headers: { authorization: 'Bearer x' }, contentBase: 'https://content.example.com' });
    const [content, api] = [sent.filter(({ url }) => url.includes('content.')), sent.filter(({ url }) => !url.includes('content.'))];
    expect(content.length).toBeGreaterThan(5);
    expect(content.filter(({ token, cookie }) => token || cookie)).toEqual([]);
    expect(api.every(({ token, cookie }) => token === 'Bearer x' && cookie?.includes(uuidOfShopper('guest')))).toBe(true);
  });

  describe('for pages on another origin', () => {
    const PAGE = 'https://www.example.com';
    const all = { 'access-control-allow-origin': PAGE, 'access-control-allow-credentials': 'true' };
    const headers = 'content-type, x-site-id, cache-control, pragma, x-demo-identity';

    /** A service whose responses, and whose responses to OPTIONS, have these headers. */
    function checkFrom(own: Readonly<Record<string, string>>, asked: Readonly<Record<string, string>>, status = 204) {
      const app = anApp();
      const inner = browserFetch(app, { pageUrl: () => ORIGIN, cookies: () => `ucp_demo_date=${encodeURIComponent(NOVEMBER)}` });
      const fetch: typeof globalThis.fetch = async (input, init) => {
        const request = new Request(input, init);
        if (request.method === 'OPTIONS') return new Response(null, { status, headers: asked });
        const response = await inner(request);
        return new Response(response.body, { status: response.status, headers: { 'content-type': 'application/json', ...own } });
      };
      return checkService(app, 'member', { fetch, pageOrigin: PAGE });
    }
    const about = (calls: readonly CheckedCall[], title: string) => calls.find((one) => one.title.includes(title))?.faults;
    const start = 'a page on another origin cannot use it: ';

    it('finds nothing wrong with services that let the page in', async () => {
      expect(faultsOf(await checkFrom(all, { ...all, 'access-control-allow-headers': headers }))).toEqual([]);
    });

    it.each([
      ['no header', {}, `${start}the response has no Access-Control-Allow-Origin`],
      [
        'a star, which does not count with cookies',
        { ...all, 'access-control-allow-origin': '*' },
        `${start}Access-Control-Allow-Origin of the response is not the page's origin`,
      ],
      ['no cookies', { 'access-control-allow-origin': PAGE }, `${start}Access-Control-Allow-Credentials of the response is not true`],
    ])('says that the response has %s', async (_, own, said) => {
      expect(about(await checkFrom(own, { ...all, 'access-control-allow-headers': headers }), '/systemdate')).toEqual([said]);
    });

    it('says that the header of drug calls is not allowed', async () => {
      const calls = await checkFrom(all, { ...all, 'access-control-allow-headers': headers.replace('x-site-id, ', '') });
      expect(about(calls, '/drugs/v1/search')).toEqual([`${start}Access-Control-Allow-Headers does not list x-site-id`]);
      expect(about(calls, '/systemdate')).toEqual([]);
    });

    it('says that OPTIONS is refused', async () => {
      expect(about(await checkFrom(all, all, 401), '/systemdate')).toEqual([`${start}OPTIONS gets status 401 in place of 200 or 204`]);
    });
  });
});
