import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tables } from '../elements/index.js';
import { describe as describeLibrary } from '../rollup/describe/model.mjs';
import { typeEntries } from '../rollup/describe/types.mjs';
import { compareContracts, contractProblems, frozenContract, nextContract } from '../scripts/lib/contract/frozen-contract.mjs';
import { publicContract } from '../scripts/lib/contract/public-contract.mjs';
import { defaultEndpoints } from '../src/shared/http/endpoints.js';
import { defaultSettings } from '../src/shared/settings/defaults.js';

/**
 * test/public-contract.txt has every name and type that pages, applications and stylesheets rely on. These are tags, attributes,
 * properties, events, slots, parts, custom properties, settings and exports. They also are the script interface and the files of the CDN
 * builds.
 */

const { version } = JSON.parse(readFileSync(resolve(import.meta.dirname, '../package.json'), 'utf8'));

it('the public contract is as frozen: nothing is removed or changed, and what is new has been added to it', async () => {
  const difference = compareContracts(frozenContract(), publicContract(await describeLibrary(), typeEntries));
  const problems = contractProblems(difference, version);
  expect(problems, problems).toBe('');
}, 120_000);

describe('a change of the public contract', () => {
  const frozen = ['tag ucp-a', 'tag ucp-a attribute open: flag', 'tag ucp-a attribute limit: number'];
  const present = ['tag ucp-a', 'tag ucp-a attribute limit: text', 'tag ucp-b'];
  const difference = compareContracts(frozen, present);

  it('is reported as removed, changed or added', () => {
    expect(difference).toEqual({
      removed: ['tag ucp-a attribute open: flag'],
      changed: [{ from: 'tag ucp-a attribute limit: number', to: 'tag ucp-a attribute limit: text' }],
      added: ['tag ucp-b'],
    });
  });

  it.each([
    ['0.9.0', 'the next minor version (before 1.0.0 a minor version may break)'],
    ['1.4.0', 'the next major version'],
  ])('says what a break needs after version %s', (after, expected) => {
    expect(contractProblems(difference, after)).toContain(`A break waits for ${expected}.`);
  });

  it('says what an addition needs, and nothing of a break', () => {
    const words = contractProblems(compareContracts(['tag ucp-a'], ['tag ucp-a', 'tag ucp-b']), '1.0.0');
    expect(words).toContain('added: tag ucp-b');
    expect(words).toContain('npm run describe');
    expect(words).not.toContain('broken');
  });

  it('is written by `npm run describe` if it adds, and otherwise only if it may break', () => {
    expect(nextContract(frozen, present, { mayBreak: false })).toEqual([...frozen, 'tag ucp-b'].toSorted());
    expect(nextContract(frozen, present, { mayBreak: true })).toEqual(present);
  });
});

it.each(['2026-11-20', '2026-11-20T09:30:00', '11/20/2026', '11/20/2026 09:30:00'])(
  '[YEAR-05] <ucp-settings> takes the what-if date %s',
  (date) => {
    const table = tables.find(({ tag }) => tag === 'ucp-settings');
    expect(table?.attributes?.['system-date']?.read(date)).toBe(date);
  },
);

describe('a setting that nobody says', () => {
  it('[ENV-02] has every flag on, except the two that disable something', () => {
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

it('[CALL-23] [CONT-01] a call without a configured path uses its own', () => {
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
