import { describe, expect, it } from 'vitest';
import { fragmentNames } from '../../demo/service/catalogue/content.js';
import {
  decodeContactLink,
  decodeDentalPlans,
  decodeMessages,
  decodeNotice,
  decodePhoneNumbers,
  decodeProfileContent,
  decodeShopperContent,
  decodeSuppression,
} from '../../src/features/content/decoder.js';
import { getTollFreeNumber } from '../../src/features/content/phone-service.js';
import { decodePlanBenefits, decodeStates } from '../../src/features/content/spare-content-service.js';
import { checkPlanId } from '../../src/features/plan/rules/plan-id.js';
import { getServerDate } from '../../src/features/plan-year/service.js';
import { emailSavedPlans } from '../../src/features/plans/email-service.js';
import { stopReminders } from '../../src/features/session/confirm-identity-service.js';
import { sendProfileEvent, sendSraEvent } from '../../src/features/tracking/service.js';
import { type Decoder, newIssues } from '../../src/shared/http/wire.js';
import { clientOf, createTestApp, identityHeaders, rawRequest, wholeValue } from './demo-app.js';

const app = createTestApp();
const http = clientOf(app, 'member');

async function fragment<T>(name: string, decoder: Decoder<T>, date?: string): Promise<T> {
  const { body } = await rawRequest(
    app,
    'GET',
    `/api/assets/uhccp/content-fragments/${name}`,
    undefined,
    date ? { 'x-demo-date': date } : {},
  );
  const issues = newIssues();
  const value = decoder(body, issues);
  expect([...issues.texts, issues.dropped]).toEqual([0]);
  if (value === undefined) throw new Error(`${name} is not what its decoder reads`);
  return value;
}

describe('content', () => {
  it('[CALL-22] has every fragment in the form that its decoder reads', async () => {
    const profile = await fragment('profile.json', decodeProfileContent);
    expect(profile.faq).toHaveLength(5);
    expect(profile.faq?.every(({ views }) => views.length > 0)).toBe(true);
    expect(profile.footnotes).toHaveProperty('14');
    expect((await fragment('shopper.json', decodeShopperContent)).sessionTimeout).toBe(9000);
    expect((await fragment('plan-benefits.json', decodePlanBenefits)).map(({ benefitId }) => benefitId)).toContain('14a6');
    expect(await fragment('tfn.json', decodePhoneNumbers)).toEqual({ tollFree: '1-800-555-0142', tty: '711' });
    expect(await fragment('contact-us.json', decodeContactLink)).toEqual({ text: 'Contact us', url: '/contact-us.html' });
    expect(await fragment('state-flip.json', decodeStates)).toEqual(['AZ']);
    expect(await fragment('approved-states.json', decodeStates)).toEqual(['AZ', 'GA']);
    expect(await fragment('medsup-content.json', decodeNotice)).toContain('{phone}');
    expect(await fragment('shopper-messages.json', decodeMessages)).toEqual({});
    expect((await fragment('profile.es.json', decodeProfileContent)).faq).toHaveLength(5);
    expect((await fragment('shopper.es.json', decodeShopperContent)).hours).toContain('hora local');
    expect(await fragment('shopper-messages.es.json', decodeMessages)).toEqual({});
    expect(await fragment('contact-us.es.json', decodeContactLink)).toEqual({ text: 'Contáctenos', url: '/contact-us.html' });
    expect(await fragment('medsup-content.es.json', decodeNotice)).toContain('{phone}');
    expect(fragmentNames).toHaveLength(16);
  });

  it('[PROV-04] has plans for each dental network', async () => {
    const networks = await fragment('dental-provider-covered-plans.json', decodeDentalPlans);
    expect(networks.map(({ network }) => network)).toEqual(['Dental Blue', 'Desert Smiles']);
    const aarp = checkPlanId('H0609044000');
    expect(aarp.ok && networks[0]?.planIds.includes(aarp.value)).toBe(true);
    expect(aarp.ok && networks[1]?.planIds.includes(aarp.value)).toBe(false);
  });

  it.each([
    ['2026-09-30T23:59:59', 2026],
    ['2026-10-01T00:00:00', 2027],
  ])('[SUPP-01] at %s suppresses a plan in %i, and one always', async (date, year) => {
    expect(await fragment('suppression.json', decodeSuppression, date)).toEqual([
      { planId: 'H0028028000', year },
      { planId: 'H0351064000', year: null },
    ]);
  });

  it.each(['none.json', '__proto__', 'constructor', '..%2fapp'])('has no fragment %s', async (name) => {
    expect((await rawRequest(app, 'GET', `/api/assets/uhccp/content-fragments/${name}`)).status).toBe(404);
  });
});

describe('the server date', () => {
  it.each([
    ['2026-11-20T09:30:00', '2026-11-20T09:30:00'],
    ['2027-02-29', null],
    ['11/20/2026 09:30:00', '11/20/2026 09:30:00'],
    ['not a date', null],
  ])('[CALL-21] is the requested one, %s', async (date, expected) => {
    const answer = await getServerDate(clientOf(app, null, date));
    expect(answer.ok ? answer.value : null).toBe(expected);
  });

  it('is the real one without a switch', async () => {
    expect(wholeValue(await getServerDate(anyone()))).toBe('2026-11-20T09:30:00');
    const frozen = createTestApp({ now: () => '2030-01-01T00:00:00' });
    expect(wholeValue(await getServerDate(clientOf(frozen, null)))).toBe('2030-01-01T00:00:00');
  });
});

function anyone() {
  return clientOf(app, null);
}

describe('the other calls', () => {
  it.each([
    ['', '1-800-555-0142'],
    ['8001277', '1-800-555-0143'],
    ['unknown', '1-800-555-0142'],
    ['__proto__', '1-800-555-0142'],
  ])('[TFN-01] include the number of campaign %j', async (pscCookie, expected) => {
    expect(wholeValue(await getTollFreeNumber(http, { pscCookie, hostname: 'localhost' }))).toBe(expected);
  });

  it('[TOP-04] email saved plans to an address, and refuse an invalid one', async () => {
    const email = { emailAddress: 'page@example.com', planYear: 2027, planIds: ['H0609044000'], siteId: 'uhc' };
    wholeValue(await emailSavedPlans(http, email));
    expect((await emailSavedPlans(http, { ...email, emailAddress: 'nobody' })).ok).toBe(false);
    expect((await emailSavedPlans(http, { ...email, planIds: [] })).ok).toBe(false);
    const { body } = await rawRequest(app, 'GET', '/__demo/state?shopper=member');
    expect(body.demo.sentEmails).toEqual(['saved-plans']);
  });

  it('[IDC-09] stop reminders', async () => {
    const user = {
      email: 'page@example.com',
      firstName: 'Margarette',
      lastName: 'Skiles',
      mbi: null,
      gender: 'f',
      dateOfBirth: null,
      zipCode: '85004',
    };
    wholeValue(await stopReminders(http, { user, siteId: 'uhc', statusLetter: 'M', deeplink: '' }));
    expect((await rawRequest(app, 'GET', '/__demo/state?shopper=member')).body.demo.remindersStopped).toBe(true);
    expect((await stopReminders(http, { user: { ...user, email: null }, siteId: 'uhc', statusLetter: 'M', deeplink: '' })).ok).toBe(false);
  });

  it('[TRK-03] [TRK-04] accept events with an action', async () => {
    const data = { isLisEligible: true, lisLevel: '1', isGuestUser: false } as const;
    const event = {
      type: 't',
      name: 'View Profile',
      timestamp: '2026-11-20T09:30:00Z',
      uuid: 'u',
      appName: 'a',
      userTrackingSystem: 's',
      internalUserId: 'i',
      action: 'View Profile',
      data,
    };
    wholeValue(await sendProfileEvent(http, 'topic', event));
    wholeValue(await sendSraEvent(http, { uuid: 'u', eventType: 't', isAuthUser: true, eventTimestamp: '2026-11-20T09:30:00Z' }));
    expect((await sendProfileEvent(http, 'topic', { ...event, name: '' })).ok).toBe(false);
    expect(
      (await rawRequest(app, 'POST', '/gpdCustomEvent', { message: '{', producerCn: 'p', topic: 't' }, identityHeaders('member'))).status,
    ).toBe(400);
  });

  it('are 404 as JSON if unknown', async () => {
    expect(await rawRequest(app, 'GET', '/profiles/unknown')).toEqual({
      status: 404,
      body: { message: 'The demo service has no such call' },
    });
  });
});
