import { readFileSync } from 'node:fs';
import type { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { type CheckedCall, type CheckOptions, check } from '../../cli/check.js';
import { neverMade } from '../../cli/reads.js';
import { browserFetch } from '../../demo/service/browser-fetch.js';
import { shoppers } from '../../demo/service/shoppers/index.js';
import { defaultEndpoints } from '../../src/shared/http/endpoints.js';
import { createTestApp, identityHeaders, NOVEMBER, uuidOfShopper } from '../demo-service/demo-app.js';
import { contract } from './contract.js';
import { type FaultCase, faultCases, faultsAtOnce, serviceFaults } from './fault-cases.js';

const ORIGIN = 'http://localhost';

function checkService(app: Hono, shopper: string, options: Partial<CheckOptions> = {}): Promise<readonly CheckedCall[]> {
  const fetch = browserFetch(app, { pageUrl: () => ORIGIN, cookies: () => `ucp_demo_date=${encodeURIComponent(NOVEMBER)}` });
  const asked = { apiBase: ORIGIN, uuid: uuidOfShopper(shopper), year: 2026, zip: '85004', plan: 'H0609044000', all: true };
  return check({ ...asked, fetch, waitBefore: () => 0, headers: identityHeaders(shopper), ...options }, contract);
}

const faultsOf = (calls: readonly CheckedCall[]) =>
  calls.flatMap(({ title, faults, crossOrigin }) => [...faults, ...crossOrigin].map((fault) => `${title}: ${fault}`));

async function breakCalls(app: Hono, broken: readonly FaultCase[]): Promise<void> {
  const body = await serviceFaults(broken, (path, init) => app.request(path, init));
  await app.request('/__demo/faults', { method: 'POST', body });
}

describe('ucp-elements check', () => {
  it.each(shoppers.map(({ name }) => name))('[CALL-23] finds nothing wrong with the reference service for %s', async (name) => {
    const calls = await checkService(createTestApp(), name);
    expect(faultsOf(calls)).toEqual([]);
  });

  it('[CALL-22] finds every file of texts at the reference service, also in Spanish', async () => {
    const calls = await checkService(createTestApp(), 'guest');
    expect(calls.filter(({ outcome }) => outcome === 'missing').map(({ title }) => title)).toEqual([]);
    expect(calls.filter(({ title }) => title.endsWith('.es.json'))).toHaveLength(5);
  });

  it('[CALL-23] makes every read, and no call that changes something', async () => {
    const app = createTestApp();
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

  it.each(faultCases)('[CALL-23] says what is wrong: $what', async (one) => {
    const app = createTestApp();
    await breakCalls(app, [one]);
    expect(faultsOf(await checkService(app, 'member'))).toEqual(one.messages);
  });

  it('[CALL-23] names more than twenty faults that are there at once', async () => {
    const app = createTestApp();
    expect(faultsAtOnce.length).toBeGreaterThan(20);
    await breakCalls(app, faultsAtOnce);
    expect(faultsOf(await checkService(app, 'member')).toSorted()).toEqual(faultsAtOnce.flatMap(({ messages }) => messages).toSorted());
  });

  it.each([
    ['PHARM-01', 'otherPharmacies', 'A drugs section with two other pharmacies', '/profiles/data', '/drugs'],
    ['SHEET-03', 'counselorHelp', 'it shows no line', '/api/assets/uhccp', '/shopper.json'],
  ])('[%s] [CALL-23] accepts %s as docs/services.md shows it', async (_, field, before, path, title) => {
    const page = readFileSync('docs/services.md', 'utf8');
    const [, example = ''] = /```json\n(.*?)```/s.exec(page.slice(page.indexOf(before))) ?? [];
    expect(example).toContain(`"${field}"`);
    const answer = async (body: string) => {
      const app = createTestApp();
      await app.request('/__demo/faults', { method: 'POST', body: JSON.stringify([{ method: 'GET', path, body: JSON.parse(body) }]) });
      const calls = await checkService(app, 'member', { uuid: '5b1c0a52-0000-4000-8000-000000000001' });
      return calls.filter((call) => call.title.endsWith(title));
    };
    const calls = await answer(example);
    expect(faultsOf(calls)).toEqual([]);
    expect(calls.map(({ outcome }) => outcome)).toEqual(['ok']);
    // The checker reads what the example shows.
    const broken = example.replace(/"(?:pharmacyNumber|phone)"/g, '"number"');
    expect(faultsOf(await answer(broken)).join()).toContain(field);
  });

  it('[NEXT-02] [CALL-23] accepts the profile that docs/services.md shows for the next year', async () => {
    const [, example] = /A profile with all of this:\n\n```json\n(.*?)```/s.exec(readFileSync('docs/services.md', 'utf8')) ?? [];
    const body = JSON.parse(example ?? '') as Readonly<Record<string, unknown>>;
    const answer = async (profile: unknown) => {
      const app = createTestApp();
      const faults = [{ method: 'GET', path: '/profiles/data', body: profile }];
      await app.request('/__demo/faults', { method: 'POST', body: JSON.stringify(faults) });
      const calls = await checkService(app, 'member', { uuid: String(body.uuid), year: 2027 });
      return calls.filter(({ title }) => title.includes('/all/'));
    };
    const calls = await answer(body);
    expect(calls.map(({ outcome }) => outcome)).toEqual(['ok']);
    expect(faultsOf(calls)).toEqual([]);
    // The checker reads what the example shows.
    const rows = body.memberEnrolledPlans as readonly Readonly<Record<string, unknown>>[];
    const broken = { ...body, memberEnrolledPlans: rows.map((row) => ({ ...row, nextYear: 'moves' })) };
    expect(faultsOf(await answer(broken)).join()).toContain('nextYear');
  });

  it('[CALL-23] says why a call was not made', async () => {
    const reasonOf = (calls: readonly CheckedCall[], title: string) => calls.find((one) => one.title.includes(title))?.notes;
    const guest = await checkService(createTestApp(), 'guest');
    expect(reasonOf(guest, '/members/v3')).toEqual(['the profile has no Medicare number']);
    const without = await checkService(createTestApp(), 'guest', { uuid: '', plan: '' });
    expect(reasonOf(without, '/all/')).toEqual(['pass --uuid']);
    expect(reasonOf(without, '/planinfo/details')).toEqual(['pass --uuid or --plan']);
    const app = createTestApp();
    await app.request('/__demo/faults', { method: 'POST', body: JSON.stringify([{ path: '/profiles/data', status: 500 }]) });
    expect(reasonOf(await checkService(app, 'member'), '/members/v3')).toEqual(['the profile could not be read']);
  });

  it('[SAFE-06] never prints a value of a response', async () => {
    const app = createTestApp();
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

  it.each([
    ['ECONNREFUSED', 'no service listens at this address (ECONNREFUSED)'],
    ['ENOTFOUND', 'there is no such host name (ENOTFOUND)'],
    ['UND_ERR_SOCKET', 'the service closed the connection (UND_ERR_SOCKET)'],
    ['CERT_HAS_EXPIRED', 'the certificate has expired (CERT_HAS_EXPIRED)'],
    ['EHOSTUNREACH', 'the connection failed (EHOSTUNREACH)'],
  ])('[CALL-23] says in words why there was no response: %s', async (code, words) => {
    const fetch = () => Promise.reject(new TypeError('fetch failed', { cause: { code } }));
    const calls = await checkService(createTestApp(), 'guest', { fetch });
    expect(calls[0]?.faults).toEqual([`there was no response: ${words}`]);
  });

  it('[CALL-23] uses the paths of the brand', async () => {
    const calls = await checkService(createTestApp(), 'guest', { endpoints: { serverDate: '/now' } });
    expect(faultsOf(calls)).toEqual(['GET /now: status 404: the service does not know this path, or an id in it']);
  });

  it('[CALL-22] does not mind a file with words that is not there', async () => {
    const app = createTestApp();
    await app.request('/__demo/faults', {
      method: 'POST',
      body: JSON.stringify([{ path: '/api/assets/uhccp/content-fragments/profile.json', status: 404 }]),
    });
    const calls = await checkService(app, 'guest');
    expect(faultsOf(calls)).toEqual([]);
    const file = calls.find(({ title }) => title === 'GET /profile.json');
    expect([file?.outcome, file?.notes]).toEqual(['missing', ['it is not there: pages show built-in words']]);
  });

  it('[SAFE-01] notes a list without a version', async () => {
    const calls = await checkService(createTestApp(), 'guest');
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
    await checkService(createTestApp(), 'guest', {
      fetch,
      headers: { authorization: 'Bearer x' },
      contentBase: 'https://content.example.com',
    });
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
      const app = createTestApp();
      const inner = browserFetch(app, { pageUrl: () => ORIGIN, cookies: () => `ucp_demo_date=${encodeURIComponent(NOVEMBER)}` });
      const fetch: typeof globalThis.fetch = async (input, init) => {
        const request = new Request(input, init);
        if (request.method === 'OPTIONS') return new Response(null, { status, headers: asked });
        const response = await inner(request);
        return new Response(response.body, { status: response.status, headers: { 'content-type': 'application/json', ...own } });
      };
      return checkService(app, 'member', { fetch, pageOrigin: PAGE });
    }
    const about = (calls: readonly CheckedCall[], title: string) => calls.find((one) => one.title.includes(title))?.crossOrigin;

    it('finds nothing wrong with services that let the page in', async () => {
      expect(faultsOf(await checkFrom(all, { ...all, 'access-control-allow-headers': headers }))).toEqual([]);
    });

    it.each([
      ['no header', {}, 'the response has no Access-Control-Allow-Origin'],
      [
        'a star, which does not count with cookies',
        { ...all, 'access-control-allow-origin': '*' },
        "Access-Control-Allow-Origin of the response is not the page's origin",
      ],
      ['no cookies', { 'access-control-allow-origin': PAGE }, 'Access-Control-Allow-Credentials of the response is not true'],
    ])('says that the response has %s', async (_, own, expected) => {
      expect(about(await checkFrom(own, { ...all, 'access-control-allow-headers': headers }), '/systemdate')).toEqual([expected]);
    });

    it('says nothing of what a page makes of responses that it cannot use', async () => {
      const calls = await checkFrom({}, {});
      expect(calls.filter(({ crossOrigin }) => crossOrigin.length > 0).length).toBeGreaterThan(30);
      expect(calls.filter(({ notes, outcome }) => notes.length > 0 && outcome !== 'not made')).toEqual([]);
    });

    it('says that the header of drug calls is not allowed', async () => {
      const calls = await checkFrom(all, { ...all, 'access-control-allow-headers': headers.replace('x-site-id, ', '') });
      expect(about(calls, '/drugs/v1/search')).toEqual(['Access-Control-Allow-Headers does not list x-site-id']);
      expect(about(calls, '/systemdate')).toEqual([]);
    });

    it('says that OPTIONS is refused', async () => {
      expect(about(await checkFrom(all, all, 401), '/systemdate')).toEqual(['OPTIONS gets status 401 in place of 200 or 204']);
    });
  });
});
