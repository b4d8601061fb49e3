/**
 * Every path that the library calls, by name. A host page can replace each with the setting `endpoints` (CALL-23).
 * Paths are relative to `apiBase`, those of content fragments to `contentBase`. A full http(s) URL is used as it is.
 * `{name}` is a parameter. `[…]` is omitted if a parameter in it is missing.
 */
export const defaultEndpoints = {
  validateAuth: '/profiles/auth/validate/v1',
  profile: '/profiles/data/v1/{uuid}/{section}[/{planYear}/{flag}]',
  updateProfile: '/profiles/data/v1/{uuid}/{section}',
  deleteProfileItem: '/profiles/data/v1/{uuid}/{section}/{planYear}/{planId}',
  logout: '/profiles/session/v1',
  importMemberItems: '/profiles/import/member-items/v1',
  mergeProfile: '/profiles/merge/v1',
  supplementEnrollment: '/enrollments/medsupp/v1',
  externalDraft: '/user/fetchEnrollmentDataByEmailId/{trace-id}/v1',
  stopReminder: '/EmailWAR/emailrest/profile/email/v1',
  emailPlans: '/EmailWAR/emailrest/profile/plans/v1',
  serverDate: '/systemdate/v1',
  counties: '/geolocationinfo/counties/{zip}',
  pharmacy: '/pharmacysearch/pharmacyData/v1/{pharmacyNumber}/{planYear}',
  pharmacyCoverage: '/pharmacysearch/pharmacies/v1/{pharmacyNumber}/coverage/{planYear}/{planType}/{planIds}',
  genericDrug: '/drug-info-api/druginfo/genericdruginfo/{drugTypeId}/{drugIdentifier}/{year}?drug=name',
  searchDrugs: '/api/druginfo/drugs/v1/search',
  estimatePlanCost: '/drug-pricing-api/drugpricing/estimateplancost',
  planList:
    '/planinfo/product-details/VPP/plan-years/{planYear}/products/{productType}/state-codes/{stateCode}/fips-county-codes/{fipsCountyCode}',
  planDetails: '/planinfo/details/VPP/plan-years/{year}/plans/{planId}',
  planContact: '/planinfo/individual-search/plans/{planId}/plan-years/{year}/plan-contact',
  supplementPlans: '/medsupp/plans/v2/zip-codes/{zipCode}/products/MEDSUPP/search?benefitsSummaries=true',
  applicationStatus: '/shopper-profile/api/applications/status/v1/search',
  memberPlans: '/shopper-profile/api/members/v3/read?isFutureYearPlans={flag}',
  lowIncome: '/lis/v1/{zip}/{state}/{fips}/{year}',
  tollFreeNumber: '/bin/psctfn?pscCookie={pscCookie}&hostname={hostname}',
  profileEvent: '/gpdCustomEvent',
  sraEvent: '/landrover/api/messages/sra/v1',
  stateFlip: '/state-flip.json',
  supplementContent: '/medsup-content.json',
  profileContent: '/profile.json',
  shopperContent: '/shopper.json',
  shopperMessages: '/shopper-messages.json',
  suppression: '/suppression.json',
  planBenefits: '/plan-benefits.json',
  dentalCoveredPlans: '/dental-provider-covered-plans.json',
  contactUs: '/contact-us.json',
  approvedStates: '/approved-states.json',
  phoneNumbers: '/tfn.json',
} as const;

export type EndpointName = keyof typeof defaultEndpoints;
export type Endpoints = Readonly<Record<EndpointName, string>>;
export type PathParams = Readonly<Record<string, string | number | boolean>>;

/** The default paths with the host page's replacements. Unknown names are ignored. */
export function mergeEndpoints(overrides: Readonly<Record<string, string>>): Endpoints {
  const known = Object.entries(overrides).filter(([name]) => Object.hasOwn(defaultEndpoints, name));
  return { ...defaultEndpoints, ...Object.fromEntries(known) };
}

/** The path of a call with its parameters. A value cannot add a segment, leave its segment, or start a query. */
export function pathOf(endpoints: Endpoints, name: EndpointName, params: PathParams = {}): string {
  const has = (param: string) => Object.hasOwn(params, param);
  const namesIn = (text: string) => [...text.matchAll(/\{([\w-]+)\}/g)].map(([, param = '']) => param);
  return endpoints[name]
    .replace(/\[([^[\]]*)\]/g, (_, optional: string) => (namesIn(optional).every(has) ? optional : ''))
    .replace(/\{([\w-]+)\}/g, (_, param: string) => (has(param) ? segment(params[param]) : ''));
}

/**
 * Dots alone would climb the path, even percent-encoded, so they are removed. Half of a surrogate pair cannot be
 * encoded.
 */
function segment(value: unknown): string {
  const text = String(value);
  return /^\.+$/.test(text) ? '' : encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''));
}

const JSON_FILE = /\.json(?=$|[?#])/;

/**
 * The URL of a content fragment in a language: `profile.es.json` for `profile.json`. Without a language, the path
 * itself.
 */
export function inLanguage(path: string, language: 'es' | undefined): string {
  return language ? path.replace(JSON_FILE, `.${language}.json`) : path;
}

/** Whether a fragment's path can carry a language: it ends in `.json`. */
export function hasLanguages(endpoints: Readonly<Record<string, string>>, name: EndpointName): boolean {
  return JSON_FILE.test(mergeEndpoints(endpoints)[name]);
}
