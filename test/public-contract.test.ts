import { describe, expect, it } from 'vitest';
import { tables } from '../elements/index.js';
import { defaultSettings } from '../src/domain/settings/defaults.js';
import { profile } from '../src/index.js';
import { cancelable } from '../src/platform/events.js';
import { defaultEndpoints } from '../src/services/endpoints.js';

/** The names that host pages, authors and services hold us to. More may be added; one of these never goes, nor gets another name. */

const area = { slots: ['top', 'banner', 'side', '', 'footer'] };
const headed = { attributes: ['heading', 'no-heading'] };
const popup = { attributes: ['open'], isPopup: true };

interface Promised {
  readonly attributes?: readonly string[];
  readonly properties?: readonly string[];
  readonly slots?: readonly string[];
  readonly isPopup?: boolean;
}

const tags: Readonly<Record<string, Promised>> = {
  settings: { attributes: ['api-base', 'content-base', 'site-id', 'environment', 'theme', 'system-date', 'preview'] },
  'profile-area': area,
  dashboard: area,
  view: { attributes: ['name'] },
  'top-bar': {},
  'account-banner': {},
  'side-nav': {},
  'browse-plans': {},
  'year-toggle': {},
  'saved-plans': headed,
  'plan-card': { attributes: ['plan-id', 'plan-year'], properties: ['plan'] },
  'active-plans': {},
  'active-plan-card': { attributes: ['plan-id', 'plan-year'] },
  'supplement-area': {},
  applications: {},
  'application-card': { attributes: ['application-id'] },
  'drug-list': headed,
  pharmacy: headed,
  'provider-list': headed,
  recommendations: { attributes: ['limit'] },
  'extra-help': {},
  'enrolled-plans': {},
  'doctor-search': {},
  'cost-chart': headed,
  'saved-items': {},
  upsell: {},
  faq: {},
  'need-help': {},
  disclosures: {},
  'outage-banner': {},
  'account-ready-banner': {},
  toast: {},
  'import-progress': {},
  'confirm-identity-popup': popup,
  'import-popup': popup,
  'timeout-popup': popup,
  'sign-out-popup': popup,
  'email-popup': popup,
  'extra-help-popup': popup,
  'zip-popup': popup,
  'remove-popup': popup,
};

describe('a tag keeps its name and what it takes', () => {
  it.each(Object.entries(tags))('<ucp-%s>', (name, { attributes = [], properties = [], slots = [], isPopup = false }) => {
    const table = tables.find(({ tag }) => tag === `ucp-${name}`);
    expect(Object.keys(table?.attributes ?? {})).toEqual(expect.arrayContaining([...attributes, 'lang', 'theme']));
    expect(Object.keys(table?.properties ?? {})).toEqual(expect.arrayContaining([...properties]));
    expect(Object.keys(table?.slots ?? {})).toEqual(expect.arrayContaining([...slots]));
    expect(table?.isPopup ?? false).toBe(isPopup);
  });
});

it.each(['2026-11-20', '2026-11-20T09:30:00', '11/20/2026', '11/20/2026 09:30:00'])(
  '[YEAR-05] <ucp-settings> takes the what-if date %s',
  (date) => {
    const table = tables.find(({ tag }) => tag === 'ucp-settings');
    expect(table?.attributes?.['system-date']?.read(date)).toBe(date);
  },
);

it('an event that could be cancelled still can', () => {
  const promised = [
    'navigate',
    'plan-enroll',
    'plan-compare',
    'plan-details',
    'plan-remove',
    'plan-save',
    'drug-remove',
    'provider-remove',
  ];
  const account = ['tool-open', 'sign-in', 'sign-out', 'register'];
  expect([...cancelable].toSorted()).toEqual([...promised, ...account].map((name) => `ucp-${name}`).toSorted());
});

it('the script interface keeps its names', () => {
  const names = ['get', 'ready', 'refresh', 'registerTool', 'savePlan', 'setView', 'setYear', 'subscribe'];
  expect(Object.keys(profile).toSorted()).toEqual(names);
});

describe('a setting that nobody says', () => {
  it('[ENV-02] has every flag on but for the two that disable something', () => {
    expect(defaultSettings.flags).toEqual({
      systemDateTime: true,
      bannering: true,
      disableOleSaveResume: false,
      medsuppV2Cards: true,
      lisChanges: true,
      disableAutoEnrolledStatus: false,
      extraHelp: true,
      supplementArea: true,
      nextYearEnrollment: true,
    });
  });

  it('[IDLE-02] [TRK-01] [LOGIN-06] is its default', () => {
    expect(defaultSettings).toMatchObject({
      apiBase: '',
      contentBase: '/api/assets/uhccp/content-fragments',
      siteId: 'uhc',
      sessionTimeout: 9000,
      trackingArray: 'ucpEvents',
      allowedOrigins: [],
      lockIdentityFields: false,
      serviceOutage: false,
      agentHeader: { name: '', urlPrefix: '' },
      systemDate: '',
      preview: false,
      host: {},
      links: {
        signIn: '/optumid-login',
        signOut: '/hsid-logout',
        registration: '/optumid-registration',
        manageProfile: '/manage-profile',
        memberBenefits: '/hsid-member-portal-redirection',
        home: '/',
      },
    });
  });

  it('[TOP-04] [VW-05] [ENR-01] [ENR-04] [IDN-07] [LINK-07] [TRK-03] is its default also in words, codes and numbers to dial', () => {
    const noCodes = { partnerCode: '', clientPortalCode: '', brandId: '' };
    expect(defaultSettings).toMatchObject({
      environment: 'prod',
      siteMode: '',
      theme: '',
      emailLink: true,
      hideProviders: false,
      phone: { tollFree: '', tty: '711', importHelp: '' },
      upsell: { title: '', text: '', url: '' },
      statusImagePrefix: 'IMG',
      applicationStatus: { '12': 'Denied' },
      nonMemberCreatedBy: 'telesales',
      importTriggers: { login: 'LOGIN', popup: 'POPUP', acquisitionPortal: 'ACQUISITION_PORTAL' },
      supplementUi: { script: '', style: '', init: '' },
      supplementApplications: true,
      drugTool: noCodes,
      providerTool: noCodes,
      auth: { dcClientCookie: '', isMultiProfileCloakInEnabled: false, requireState: false },
      pscCookie: '',
      siteIdHeader: 'x-site-id',
      topics: { prod: 'ucp-profile-events', stage: 'ucp-profile-events-stage', test: 'ucp-profile-events-test' },
      resumeReferrer: { aarp: 'aarpLayer', uhc: 'uhcLayer', UHCCP: 'uhcLayer' },
      reminderDeeplink: '',
      pfny: false,
    });
  });
});

it('[CALL-23] [CONT-01] a call that nobody moves goes to its own path', () => {
  expect(defaultEndpoints).toMatchObject({
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
    searchDrugs: '/api/druginfo/drugs/v1/search',
    lowIncome: '/lis/v1/{zip}/{state}/{fips}/{year}',
    applicationStatus: '/shopper-profile/api/applications/status/v1/search',
    memberPlans: '/shopper-profile/api/members/v3/read?isFutureYearPlans={flag}',
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
  });
});
