import { defaultEndpoints, type EndpointName } from '../../../shared/http/endpoints.js';
import type { SamplePerson } from '../../../shared/settings/allowed.js';
import {
  otherSamplePharmacies,
  type Row,
  SAMPLE_COUNTY,
  SAMPLE_DENTAL_NETWORK,
  SAMPLE_PHONE,
  SAMPLE_ZIP,
  SAVED_PLANS,
  sampleDrugs,
  samplePharmacy,
  samplePlan,
  samplePrices,
  sampleSupplementPlan,
} from './sample-items.js';
import {
  emptyProfile,
  profileAfterRemoval,
  profileAfterWrite,
  type SampleProfile,
  sampleProfile,
  sampleUuid,
  sectionOf,
} from './sample-profile.js';

/**
 * The services of the author's panel. They respond from samples in memory, in the format of docs/openapi.yaml. Nothing
 * leaves the page, and nothing is stored.
 */

/** The identity of the person in the browser. */
export function identityOf(person: SamplePerson): { readonly uuid: string; readonly isGuest: boolean } {
  return { uuid: sampleUuid(person), isGuest: person === 'guest' };
}

interface SampleCall {
  readonly params: Readonly<Record<string, string>>;
  /** The request body; an empty object if there is none. */
  readonly body: Row;
}

/** Returns the response of a call; undefined means 404. */
type Handler = (call: SampleCall) => unknown;

interface Route {
  readonly method: string;
  readonly path: readonly string[];
  readonly handle: Handler;
}

const methods: Partial<Record<EndpointName, 'POST' | 'DELETE'>> = {
  validateAuth: 'POST',
  updateProfile: 'POST',
  deleteProfileItem: 'DELETE',
  logout: 'DELETE',
  importMemberItems: 'POST',
  mergeProfile: 'POST',
  externalDraft: 'POST',
  stopReminder: 'POST',
  emailPlans: 'POST',
  searchDrugs: 'POST',
  estimatePlanCost: 'POST',
  applicationStatus: 'POST',
  memberPlans: 'POST',
  profileEvent: 'POST',
  sraEvent: 'POST',
};

/** The paths of a template as segments: with its optional part, and without. */
function pathsOf(template: string): readonly (readonly string[])[] {
  const [path = ''] = template.split('?');
  const [needed = '', optional] = path.split(/[[\]]/);
  return (optional === undefined ? [needed] : [needed + optional, needed]).map((one) => one.split('/').slice(1));
}

/** The path parameters in a URL that ends with this path; null if it does not. */
function paramsIn(address: readonly string[], path: readonly string[]): Readonly<Record<string, string>> | null {
  const parts = address.slice(-path.length);
  const isParam = (part: string) => part.startsWith('{');
  if (parts.length < path.length || path.some((part, index) => !isParam(part) && part !== parts[index])) return null;
  const params = path.map((part, index) => [part.slice(1, -1), decodeURIComponent(parts[index] ?? '')] as const);
  return Object.fromEntries(params.filter((_, index) => isParam(path[index] ?? '')));
}

/**
 * A `fetch` that responds with the samples of a person and the page's writes since. `now` returns the time in Chicago
 * as `YYYY-MM-DDTHH:mm:ss`.
 */
export function sampleFetch(person: SamplePerson, now: () => string): typeof globalThis.fetch {
  const profiles = new Map([[sampleUuid(person), sampleProfile(person, now())]]);
  const profileOf = (uuid = '') => profiles.get(uuid) ?? emptyProfile(uuid);
  const day = () => now().slice(0, 10);
  const year = () => Number(now().slice(0, 4));
  const keep = (profile: SampleProfile, section: string) => {
    profiles.set(profile.uuid, profile);
    return sectionOf(profile, section);
  };
  const ofPerson: Partial<Record<EndpointName, Handler>> = {
    validateAuth: () => ({ uuid: sampleUuid(person), agentUserName: null, isNewOptumIdProfileCreated: false }),
    profile: ({ params: { uuid, section = 'all' } }) => sectionOf(profileOf(uuid), section),
    updateProfile: ({ params: { uuid, section = '' }, body }) => keep(profileAfterWrite(profileOf(uuid), section, body, day()), section),
    deleteProfileItem: ({ params: { uuid, section = '', planId = '', planYear = '' } }) =>
      keep(profileAfterRemoval(profileOf(uuid), section, planId, planYear, day()), section),
    serverDate: () => ({ systemDate: now() }),
    supplementPlans: () => ({ data: { stateCode: SAMPLE_COUNTY.stateCode, plans: [year(), year() + 1].map(sampleSupplementPlan) } }),
    shopperContent: () => ({
      counselorHelp: { name: 'Sample counselors', phone: SAMPLE_PHONE },
      upsell: { title: 'Sample offer', text: 'A sample of an offer for {year}.', url: '/' },
    }),
  };
  const routes = routesOf({ ...shared, ...ofPerson });

  return async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const address = new URL(request.url).pathname.split('/').slice(1);
    const text = await request.text();
    const body = text ? JSON.parse(text) : {};
    const [answer] = routes.flatMap(({ method, path, handle }) => {
      const params = method === request.method ? paramsIn(address, path) : null;
      return params ? [handle({ params, body })] : [];
    });
    return new Response(JSON.stringify(answer ?? { message: 'There is no such sample.' }), {
      status: answer === undefined ? 404 : 200,
      headers: { 'content-type': 'application/json' },
    });
  };
}

function routesOf(handlers: Partial<Record<EndpointName, Handler>>): readonly Route[] {
  return (Object.entries({ ...handlers, ...withoutSample(handlers) }) as [EndpointName, Handler][]).flatMap(([name, handle]) =>
    pathsOf(defaultEndpoints[name]).map((path) => ({ method: methods[name] ?? 'GET', path, handle })),
  );
}

/** Calls without a sample of their own respond that there is nothing. */
function withoutSample(handlers: Partial<Record<EndpointName, Handler>>): Partial<Record<EndpointName, Handler>> {
  const names = (Object.keys(defaultEndpoints) as EndpointName[]).filter((name) => !handlers[name]);
  return Object.fromEntries(names.map((name) => [name, () => ({ data: {} })]));
}

const rowsIn = (body: Row, field: string) => (body[field] ?? []) as readonly Row[];

/** Responses that are the same for every person. */
const shared: Partial<Record<EndpointName, Handler>> = {
  logout: () => ({}),
  importMemberItems: () => ({
    importSummaryData: { importedDrugsAndPharmacySummary: { drugs: [] }, importedProvidersSummary: { providers: [] } },
  }),
  mergeProfile: () => ({ isProfileMerged: false, remainingRetryCount: 3, mergedProfile: null }),
  supplementEnrollment: () => ({ applications: [] }),
  externalDraft: () => ({ data: null }),
  stopReminder: () => ({}),
  emailPlans: () => ({ status: 'OK' }),
  counties: ({ params: { zip } }) => ({ data: { counties: zip === SAMPLE_ZIP ? [SAMPLE_COUNTY] : [] } }),
  pharmacy: ({ params }) => {
    const pharmacy = [samplePharmacy, ...otherSamplePharmacies].find(({ pharmacyNumber }) => pharmacyNumber === params.pharmacyNumber);
    return { data: pharmacy ? { pharmacy } : null, message: pharmacy ? null : 'No data found from Pharmacy Search call' };
  },
  pharmacyCoverage: ({ params: { planIds = '' } }) => ({
    data: { plans: planIds.split(',').map((planId) => ({ planId, isPharmacyCovered: true, inNetwork: true })) },
  }),
  genericDrug: () => ({ data: null }),
  searchDrugs: ({ body }) => {
    const codes = rowsIn(body, 'drugs').map(({ ndc }) => ndc);
    return { data: { drugs: sampleDrugs.filter(({ nationalDrugCode }) => codes.includes(nationalDrugCode)) } };
  },
  estimatePlanCost: ({ body }) => {
    const codes = rowsIn(body, 'drugs').map(({ nationalDrugCode }) => String(nationalDrugCode));
    const pharmacy = String((body.pharmacy as Row | null)?.pharmacyNumber ?? '');
    return { data: { plans: rowsIn(body, 'plans').map((plan) => samplePrices(plan, codes, pharmacy)) } };
  },
  planList: ({ params: { planYear } }) => ({ data: { plans: SAVED_PLANS.map((id) => samplePlan(id, Number(planYear))) } }),
  planDetails: ({ params: { planId = '', year } }) => ({ data: { plans: [samplePlan(planId, Number(year))] } }),
  planContact: () => ({ data: { phoneNumber: SAMPLE_PHONE, tty: '711', hoursOfOperation: 'Sample hours' } }),
  applicationStatus: () => ({ applications: [] }),
  memberPlans: () => ({ profileMemberPlans: [] }),
  lowIncome: () => ({ data: { _isEligibleForLIS: false, _LISLevel: null, _subsidyList: [] } }),
  tollFreeNumber: () => ({ maPdpTFN: SAMPLE_PHONE }),
  profileEvent: () => ({}),
  sraEvent: () => ({}),
  // Built-in texts are used if the content has none.
  profileContent: () => ({}),
  shopperMessages: () => ({}),
  supplementContent: () => ({ notice: 'A sample of a notice.' }),
  contactUs: () => ({ text: 'Sample contact', url: '/' }),
  suppression: () => ({ plans: [], planIds: [] }),
  dentalCoveredPlans: () => ({ networks: [{ network: SAMPLE_DENTAL_NETWORK, planIds: [...SAVED_PLANS] }] }),
  phoneNumbers: () => ({ default: SAMPLE_PHONE, tty: '711' }),
  stateFlip: () => ({ states: [] }),
  planBenefits: () => ({ benefits: [] }),
  approvedStates: () => ({ states: [] }),
};
