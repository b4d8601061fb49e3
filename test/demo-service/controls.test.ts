import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enterFromQuery, entryOf, shopperList } from '../../demo/service/enter.js';
import { readIdentity } from '../../src/features/session/rules/identity-cookie.js';
import { brands } from '../../src/shared/brands.js';
import { createTestApp, identityHeaders, NOVEMBER, rawRequest, uuidOfShopper } from './demo-app.js';

let app = createTestApp();
beforeEach(() => {
  app = createTestApp();
});

const removeOne = (shopper: string, headers = {}) =>
  rawRequest(app, 'DELETE', `/profiles/data/v1/${uuidOfShopper(shopper)}/plans/2027/H0609044000`, undefined, headers);
const state = (query: string) => rawRequest(app, 'GET', `/__demo/state?${query}`);

describe('entering', () => {
  it('lists every shopper with a line about each', async () => {
    const { body } = await rawRequest(app, 'GET', '/__demo/shoppers');
    expect(body).toEqual(shopperList);
    const names = shopperList.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['guest', 'member', 'cloaked', 'agent', 'empty', 'heavy', 'supplement', 'applicant']));
    expect(names).toEqual(expect.arrayContaining(['enrolled', 'recommended', 'member-consent', 'non-member-no-consent', 'base']));
    expect(new Set(shopperList.map(({ uuid }) => uuid)).size).toBe(names.length);
    expect(shopperList.every(({ summary }) => summary.length > 20)).toBe(true);
  });

  it('lists every brand, for the choices of the demo’s pages', async () => {
    const { body } = await rawRequest(app, 'GET', '/__demo/brands');
    expect(body).toEqual(brands);
  });

  it.each([
    ['guest', { isGuest: true, isCloaked: false }, '; Max-Age=7776000'],
    ['member', { isGuest: false, isCloaked: false }, ''],
    ['cloaked', { isGuest: false, isCloaked: true }, ''],
  ])('[IDN-01] [IDN-02] [IDN-03] %s gets the identity cookie that the library reads', (name, expected, age) => {
    const [cookie = ''] = entryOf(name)?.cookies ?? [];
    const [pair = '', ...attributes] = cookie.split('; ');
    expect(readIdentity(JSON.parse(decodeURIComponent(pair.replace('ucp_identity=', ''))))).toEqual({
      uuid: uuidOfShopper(name),
      ...expected,
    });
    expect(attributes).toEqual(['Path=/', 'SameSite=Lax', ...(age ? [age.slice(2)] : [])]);
  });

  it('[IDN-04] sets session storage and no identity cookie for an agent', () => {
    const entry = entryOf('agent');
    expect(entry?.cookies[0]).toMatch(/^ucp_identity=;.*Max-Age=0$/);
    expect(JSON.parse(entry?.session.ucp_agentProfile ?? '')).toMatchObject({ agentFlow: true });
    expect(readIdentity(JSON.parse(entry?.session.ucp_identity ?? ''))).toMatchObject({ isGuest: false });
  });

  it('sets the cookies and redirects to a page of the site', async () => {
    const answer = await app.request('/__demo/enter?shopper=guest&date=2026-10-20&to=/pages/whole.html');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/pages/whole.html']);
    expect(answer.headers.getSetCookie().map((one) => one.split('=')[0])).toEqual(['ucp_identity', 'ucp_demo_agent', 'ucp_demo_date']);
    const inBody = await rawRequest(app, 'GET', '/__demo/enter?shopper=cloaked');
    expect(inBody.body).toMatchObject({ uuid: uuidOfShopper('cloaked'), isGuest: false, isCSRLogin: true });
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/\t/evil.example', '/\n/evil.example', 'javascript:alert(1)', ''])(
    'leads nobody to %j',
    async (to) => {
      expect((await app.request(`/__demo/enter?shopper=guest&to=${encodeURIComponent(to)}`)).status).toBe(400);
    },
  );

  it.each(['', 'nobody', 'guest~', 'guest~UPPER', '__proto__'])('refuses the unknown shopper %j', async (name) => {
    expect(entryOf(name)).toBeNull();
    expect((await rawRequest(app, 'GET', `/__demo/enter?shopper=${name}`)).status).toBe(400);
    expect((await state(`shopper=${name}`)).status).toBe(400);
  });

  describe('from the query of a page', () => {
    function aBrowser() {
      const written: string[] = [];
      const session = new Map<string, string>([['ucp_agentProfile', 'old']]);
      const document = {
        get cookie() {
          return '';
        },
        set cookie(text: string) {
          written.push(text);
        },
      };
      const sessionStorage = {
        setItem: (key: string, value: string) => session.set(key, value),
        removeItem: (key: string) => session.delete(key),
      };
      return { written, session, browser: { document, sessionStorage } };
    }

    it('selects the shopper and the date', () => {
      const { written, session, browser } = aBrowser();
      expect(enterFromQuery('?shopper=member&date=2026-10-20T09:00:00', browser)?.kind).toBe('member');
      expect(written[0]).toBe('ucp_demo_date=2026-10-20T09%3A00%3A00; Path=/; SameSite=Lax');
      expect(written[1]).toContain(encodeURIComponent(uuidOfShopper('member')));
      expect(session.size).toBe(0);
    });

    it('selects an agent in session storage', () => {
      const { session, browser } = aBrowser();
      enterFromQuery('?shopper=agent', browser);
      expect([...session.keys()]).toEqual(['ucp_agentProfile', 'ucp_identity']);
    });

    it.each(['', '?shopper=nobody', '?shopper=guest&code=member'])('with %j keeps the current shopper, at the real date', (search) => {
      const { written, session, browser } = aBrowser();
      expect(enterFromQuery(search, browser)).toBeNull();
      expect(written).toEqual(['ucp_demo_date=; Path=/; SameSite=Lax; Max-Age=0']);
      expect(session.get('ucp_agentProfile')).toBe('old');
    });
  });
});

describe('the shopper of a request', () => {
  const merge = (headers: Record<string, string>) => rawRequest(app, 'POST', '/profiles/merge/v1', { action: 's' }, headers);
  const identity = JSON.stringify({ uuid: uuidOfShopper('member'), isGuest: false });

  it.each([
    ['the identity cookie', { cookie: `a=b; ucp_identity=${encodeURIComponent(identity)}` }],
    ['the cookie as plain JSON', { cookie: `ucp_identity=${identity}; c=d` }],
    ["the agent's cookie", { cookie: `ucp_demo_agent=${encodeURIComponent(identity)}` }],
    ['the header', { 'x-demo-identity': identity }],
  ])('is identified by %s', async (_, headers) => {
    expect((await merge(headers)).status).toBe(200);
  });

  it.each([
    {},
    { cookie: 'ucp_identity=%7B' },
    { cookie: 'ucp_identity=%E0%A4%A' },
    { cookie: 'ucp_identity=3' },
    { cookie: 'ucp_identity={"uuid":""}' },
  ])('is unknown with %j', async (headers) => {
    expect((await merge(headers as Record<string, string>)).status).toBe(400);
  });
});

describe('state and reset', () => {
  it('shows the profile as it was last stored, in any year', async () => {
    await removeOne('guest', { 'x-demo-date': '2026-10-20' });
    await rawRequest(app, 'POST', '/__demo/clock', { date: '2030-01-01' });
    const { body } = await state('shopper=guest');
    expect(body.demo.year).toBe(2026);
    expect(body.plansDetails.plans).toHaveLength(7);
    expect((await state('shopper=guest&date=2030-05-05')).body.demo.year).toBe(2030);
  });

  it('resets one shopper and no other', async () => {
    await removeOne('guest');
    await removeOne('member');
    await rawRequest(app, 'POST', '/__demo/reset', { shopper: 'guest' });
    expect((await state('shopper=guest')).body.plansDetails.plans).toHaveLength(8);
    expect((await state('shopper=member')).body.plansDetails.plans).toHaveLength(7);
  });

  it.each([{}, undefined])('resets all with the body %j, in every year', async (body) => {
    await removeOne('guest');
    await removeOne('member~copy', { 'x-demo-date': '2026-12-24' });
    await rawRequest(app, 'POST', '/__demo/session', { shopper: 'member' });
    await rawRequest(app, 'POST', '/__demo/reset', body);
    expect((await state('shopper=guest')).body.plansDetails.plans).toHaveLength(8);
    expect((await state('shopper=member~copy&date=2026-12-24')).body.plansDetails.plans).toHaveLength(8);
    expect((await rawRequest(app, 'GET', `/profiles/data/v1/${uuidOfShopper('member')}/all`)).status).toBe(200);
  });

  it('restores the attempts', async () => {
    await rawRequest(app, 'POST', '/profiles/merge/v1', { action: 'm', firstName: 'x' }, identityHeaders('member-consent'));
    expect((await state('shopper=member-consent')).body.demo.attemptsLeft).toBe(2);
    await rawRequest(app, 'POST', '/__demo/reset', { shopper: 'member-consent' });
    expect((await state('shopper=member-consent')).body.demo.attemptsLeft).toBe(3);
  });

  it('refuses an unknown shopper', async () => {
    expect((await rawRequest(app, 'POST', '/__demo/reset', { shopper: 'nobody' })).status).toBe(400);
    expect((await rawRequest(app, 'POST', '/__demo/session', { shopper: 'guest', endsInMs: -1 })).status).toBe(400);
  });
});

describe('the calls received', () => {
  it('have method, path, query and body, without cookies, since the last reset', async () => {
    await rawRequest(app, 'GET', '/systemdate/v1');
    await rawRequest(app, 'POST', '/__demo/reset', {});
    await rawRequest(app, 'POST', '/gpdCustomEvent?a=b', { message: '{}' }, { cookie: 'ucp_identity=secret', 'x-site-id': 'uhc' });
    await rawRequest(app, 'POST', '/gpdCustomEvent', 'no json');
    await rawRequest(app, 'GET', `/profiles/data/v1/${uuidOfShopper('guest')}/all/2027/false`);
    const { body } = await rawRequest(app, 'GET', '/__demo/calls');
    expect(body).toMatchObject([
      { method: 'POST', path: '/gpdCustomEvent', query: '?a=b', body: { message: '{}' }, uuid: null, headers: { 'x-site-id': 'uhc' } },
      { method: 'POST', path: '/gpdCustomEvent', query: '', body: 'no json' },
      { method: 'GET', path: `/profiles/data/v1/${uuidOfShopper('guest')}/all/2027/false`, body: null, uuid: uuidOfShopper('guest') },
    ]);
    expect(JSON.stringify(body)).not.toContain('secret');
    expect((await rawRequest(app, 'GET', '/__demo/calls?shopper=guest')).body).toHaveLength(1);
  });

  it('include failed calls, and no pages', async () => {
    await rawRequest(app, 'POST', '/__demo/faults', [{ path: '/systemdate', status: 500 }]);
    await rawRequest(app, 'GET', '/systemdate/v1');
    await app.request('/optumid-login');
    expect((await rawRequest(app, 'GET', '/__demo/calls')).body).toHaveLength(1);
  });
});

describe('the clock', () => {
  it('can be set for all and reset', async () => {
    const today = async () => (await rawRequest(app, 'GET', '/systemdate/v1')).body.systemDate;
    expect((await rawRequest(app, 'POST', '/__demo/clock', { date: '2027-01-01T00:00:00' })).body).toEqual({
      systemDate: '2027-01-01T00:00:00',
    });
    expect(await today()).toBe('2027-01-01T00:00:00');
    await rawRequest(app, 'POST', '/__demo/clock', { date: null });
    expect(await today()).toBe(NOVEMBER);
    expect((await rawRequest(app, 'POST', '/__demo/clock', { date: 3 })).status).toBe(400);
  });

  it('uses the switch of the request, then the cookie, then the setting', async () => {
    await rawRequest(app, 'POST', '/__demo/clock', { date: '2027-01-01' });
    const asked = async (headers: Record<string, string>) =>
      (await rawRequest(app, 'GET', '/systemdate/v1', undefined, headers)).body.systemDate;
    const cookie = 'ucp_demo_date=2026-10-01T00%3A00%3A00';
    expect(await asked({ cookie })).toBe('2026-10-01T00:00:00');
    expect(await asked({ cookie, 'x-demo-date': '2026-12-01' })).toBe('2026-12-01');
  });
});

describe('the catalog of the stand-in tools', () => {
  it('finds drugs, pharmacies and providers in the shape that the profile saves', async () => {
    const drugs = (await rawRequest(app, 'GET', '/__demo/drugs?q=TRUL')).body.drugs;
    expect(drugs).toMatchObject([{ nationalDrugCode: '00002143480', drugQuantity: 4, drugSupplyLength: 30 }]);
    expect((await rawRequest(app, 'GET', '/__demo/pharmacies')).body.pharmacies).toHaveLength(61);
    const providers = (await rawRequest(app, 'GET', '/__demo/providers?q=dentist')).body.providers;
    expect(providers).toMatchObject([{ providerName: 'Dr. Leonard Klocko', directoryType: 'D', plansList: ['Dental Blue'] }]);
  });
});

describe('other pages of the site', () => {
  it.each([
    '/optumid-login',
    '/hsid-logout',
    '/health-plans/details.html/85004/013/H0609044000/2027',
    '/health-plans/plan-summary.html?zipcode=85004&planYear=2027',
    '/plan-recommendation-engine.html/editmypreferences',
    '/health-plans/medicare-advantage-plans/aarp-online-application.html',
  ])('%s exists, and says that it is a demo', async (path) => {
    const answer = await app.request(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    const text = await answer.text();
    expect(text).toContain('This is a demo with invented people.');
    expect(text).toContain('<link rel="icon" href="/pages/favicon.svg">');
  });

  it('[LINK-07] the application page shows the application it was opened for, never the birth date', async () => {
    const path = '/health-plans/medicare-supplement-plans/medicare-application/aarp-supplemental-health-online-application.html/welcome';
    const text = await (await app.request(`${path}?DOB=07/08/1951&applicationId=MS-1001`)).text();
    expect(text).not.toContain('1951');
    expect(text).toContain('MS-1001');
  });

  it('[LINK-02] the compare page names the plans in text that can wrap on a phone', async () => {
    const text = await (await app.request('/health-plans/plan-compare.html?compareplanIds=H0321002000,H0609044000,H0609026000')).text();
    expect(text).toContain('<dd>H0321002000, H0609044000, H0609026000</dd>');
  });

  it('[LOGIN-01] the sign-in page returns to the shopper’s page with a code, and escapes its input', async () => {
    const back = async (referer: string) => (await app.request('http://localhost/optumid-login', { headers: { referer } })).text();
    expect(await back('http://localhost/pages/whole.html?shopper=guest&theme=uhc')).toContain(
      'href="/pages/whole.html?theme=uhc&#38;code=member"',
    );
    expect(await back('http://localhost/?date=2026-11-20')).toContain('href="/pages/whole.html?date=2026-11-20&#38;code=member"');
    expect(await back('http://evil.example/x')).toContain('href="/pages/whole.html?code=member"');
    expect(await back('http://localhost/%22%3E%3Cscript%3E?a="><script>')).not.toContain('<script>');
  });
});

describe('an internal error', () => {
  it('is a 500 without details', async () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = createTestApp({
      store: {
        get: async () => {
          throw new Error('Margarette Skiles, 1939-02-22');
        },
        put: async () => {},
        delete: async () => {},
        keys: async () => [],
      },
    });
    const answer = await rawRequest(broken, 'GET', `/profiles/data/v1/${uuidOfShopper('member')}/all`);
    expect(answer).toEqual({ status: 500, body: { message: 'The demo service failed' } });
    expect(JSON.stringify(silent.mock.calls)).not.toContain('Skiles');
    silent.mockRestore();
  });
});
