import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browserFetch } from '../../demo/service/browser-fetch.js';
import { pathPattern } from '../../demo/service/controls/faults.js';
import { sleep } from '../../demo/service/controls/waiting.js';
import { createTestApp, identityHeaders, rawRequest, uuidOfShopper } from './demo-app.js';

let waits: number[] = [];
let app = createTestApp();

beforeEach(() => {
  waits = [];
  app = createTestApp({
    sleep: async (milliseconds) => {
      waits.push(milliseconds);
    },
  });
});

const set = (...faults: unknown[]) => rawRequest(app, 'POST', '/__demo/faults', faults);
const date = (headers = {}) => rawRequest(app, 'GET', '/systemdate/v1', undefined, headers);

describe('paths of faults', () => {
  it.each([
    ['/profiles', '/profiles/merge/v1', true],
    ['/profiles', '/api/profiles', false],
    ['', '/anything', true],
    ['/profiles/*/plans', '/profiles/data/v1/u/plans/2027/H1', true],
    ['/profiles/*/plans', '/profiles/data/v1/u/drugs', false],
    ['/profiles/data/v1/{uuid}/plans', '/profiles/data/v1/u/plans', true],
    ['/profiles/data/v1/:uuid/plans', '/profiles/data/v1/u/x/plans', false],
    ['/a.json', '/aXjson', false],
    ['/plans/(2026|2027)/', '/profiles/data/v1/u/plans/2027/H1', true],
    ['^/systemdate/v1$', '/systemdate/v1', true],
    ['^/systemdate/v1$', '/systemdate/v10', false],
    ['/data/.*/drugs', '/profiles/data/v1/u/drugs', true],
  ])('%s matches %s: %s', (path, call, expected) => {
    expect(pathPattern(path).test(call)).toBe(expected);
  });
});

describe('faults that are set', () => {
  it('answer instead of the call, which is not made', async () => {
    await set({ method: 'DELETE', path: '/profiles/data/v1/', status: 503 });
    const path = `/profiles/data/v1/${uuidOfShopper('guest')}/plans/2027/H0609044000`;
    expect(await rawRequest(app, 'DELETE', path)).toEqual({ status: 503, body: { message: 'Demo fault 503' } });
    expect((await rawRequest(app, 'GET', '/__demo/state?shopper=guest')).body.plansDetails.plans).toHaveLength(8);
    expect((await rawRequest(app, 'GET', `/profiles/data/v1/${uuidOfShopper('guest')}/all`)).status).toBe(200);
    await set();
    expect((await rawRequest(app, 'DELETE', path)).status).toBe(200);
  });

  it.each([
    [{ body: { message: 'Invalid session' }, status: 401 }, 401, '{"message":"Invalid session"}', 'application/json; charset=utf-8'],
    [{ body: '<html>' }, 200, '<html>', 'text/html; charset=utf-8'],
    [{ body: null }, 200, 'null', 'application/json; charset=utf-8'],
    [{ body: { a: 'long' }, truncate: 5 }, 200, '{"a":', 'application/json; charset=utf-8'],
    [{ status: 204 }, 204, '', null],
    [{ status: 205 }, 205, '', null],
    [{ status: 204, truncate: true }, 204, '', null],
  ])('respond with %j', async (fault, status, body, type) => {
    await set({ path: '/systemdate', ...fault });
    const answer = await app.request('/systemdate/v1');
    expect([answer.status, await answer.text(), answer.headers.get('content-type')]).toEqual([status, body, type]);
  });

  it('truncate the response of a call that is made', async () => {
    const whole = await (await app.request('/systemdate/v1')).text();
    await set({ path: '/systemdate', truncate: true }, { path: '/bin', truncate: 3 });
    expect(await (await app.request('/systemdate/v1')).text()).toBe(whole.slice(0, Math.floor(whole.length / 2)));
    expect(await (await app.request('/bin/psctfn')).text()).toBe('{"m');
  });

  it('delay the response, which keeps the state of the time of the request', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    app = createTestApp({ sleep: () => held });
    const uuid = uuidOfShopper('guest');
    await set({ method: 'GET', path: '/profiles/data', delayMs: 2000, times: 1 });
    const late = rawRequest(app, 'GET', `/profiles/data/v1/${uuid}/plans`);
    await expect.poll(async () => (await rawRequest(app, 'GET', '/__demo/faults')).body.faults).toEqual([]);
    await rawRequest(app, 'DELETE', `/profiles/data/v1/${uuid}/plans/2027/H0609044000`);
    release();
    expect((await late).body.plansDetails.plans).toHaveLength(8);
    expect((await rawRequest(app, 'GET', `/profiles/data/v1/${uuid}/plans`)).body.plansDetails.plans).toHaveLength(7);
  });

  it('wait for the given time', async () => {
    await set({ path: '/systemdate', delayMs: 30_000, status: 500 });
    expect((await date()).status).toBe(500);
    expect(waits).toEqual([30_000]);
  });

  it('end after the given number of calls; the first match wins', async () => {
    await set({ path: '/systemdate', status: 500, times: 2 }, { path: '/system*', status: 429, times: 1 });
    const statuses = [];
    for (let call = 0; call < 4; call += 1) statuses.push((await date()).status);
    expect(statuses).toEqual([500, 500, 429, 200]);
  });

  it('can be limited to a method or a shopper', async () => {
    await set({ method: 'post', status: 500 }, { shopper: 'member', status: 502 });
    expect((await date()).status).toBe(200);
    expect((await rawRequest(app, 'POST', '/gpdCustomEvent', {})).status).toBe(500);
    expect((await date(identityHeaders('member'))).status).toBe(502);
    expect((await rawRequest(app, 'GET', `/profiles/data/v1/${uuidOfShopper('member')}/all`)).status).toBe(502);
    expect((await date(identityHeaders('member~two'))).status).toBe(200);
  });

  it('can be limited to a query in the path, as for the member plans', async () => {
    const path = '/shopper-profile/api/members/v3/read';
    await set({ path: `${path}?isFutureYearPlans={flag}`, status: 500 }, { path: `${path}$`, status: 502 });
    expect((await rawRequest(app, 'POST', `${path}?isFutureYearPlans=true`, {})).status).toBe(500);
    expect((await rawRequest(app, 'POST', `${path}?other=true`, {})).status).toBe(502);
  });

  it("never affect the demo's own controls", async () => {
    await set({ status: 500 });
    expect((await rawRequest(app, 'GET', '/__demo/calls')).status).toBe(200);
    expect((await date()).status).toBe(500);
  });

  it.each([
    { faults: 'none' },
    [1],
    [{ status: 99 }],
    [{ delayMs: -1 }],
    [{ times: 0 }],
    [{ path: '(' }],
    [{ path: 3 }],
    [{ truncate: -1 }],
    [{ shopper: 'nobody' }],
  ])('are refused if they cannot be read: %j, and the current ones stay', async (faults) => {
    await set({ path: '/systemdate', status: 500 });
    expect((await rawRequest(app, 'POST', '/__demo/faults', faults)).status).toBe(400);
    expect((await date()).status).toBe(500);
  });
});

describe('switches of a request', () => {
  it.each([
    ['x-demo-status', '404'],
    ['X-Demo-Status', '404'],
  ])('work as the header %s', async (name, value) => {
    expect((await date({ [name]: value })).status).toBe(404);
  });

  it('work in the query', async () => {
    expect((await rawRequest(app, 'GET', '/systemdate/v1?x-demo-status=429')).status).toBe(429);
    const answer = await app.request('/systemdate/v1?x-demo-body=%3Cp%3E&x-demo-delay=50');
    expect([await answer.text(), waits]).toEqual(['<p>', [50]]);
    expect(await (await app.request('/systemdate/v1?x-demo-truncate=4')).text()).toBe('{"sy');
  });

  it('never let markup in a link run as a script of the demo', async () => {
    const answer = await app.request('/pages/whole.html?x-demo-body=%3Cscript%3Ealert(1)%3C/script%3E&csp=off');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  it('take precedence over the faults that are set', async () => {
    await set({ status: 500 });
    expect((await date({ 'x-demo-status': '404' })).status).toBe(404);
  });

  it('are refused if they are not a number', async () => {
    expect((await date({ 'x-demo-status': 'soon' })).status).toBe(400);
  });
});

describe('a connection that breaks', () => {
  it('is a network failure in the browser', async () => {
    const fetch = browserFetch(app, { pageUrl: () => 'http://localhost/', cookies: () => '' });
    await set({ path: '/systemdate', drop: true, times: 1 });
    await expect(fetch('/systemdate/v1')).rejects.toThrow(TypeError);
    expect((await fetch('/systemdate/v1')).status).toBe(200);
  });
});

describe('waiting', () => {
  it('ends when the caller aborts', async () => {
    vi.useFakeTimers();
    try {
      const gone = new AbortController();
      const done = sleep(60_000, gone.signal);
      expect(vi.getTimerCount()).toBe(1);
      gone.abort();
      await done;
      expect(vi.getTimerCount()).toBe(0);
      await sleep(60_000, gone.signal);
      const waited = sleep(1000, new AbortController().signal);
      await vi.advanceTimersByTimeAsync(1000);
      await waited;
    } finally {
      vi.useRealTimers();
    }
  });

  it('gets the signal of the request', async () => {
    const seen: AbortSignal[] = [];
    app = createTestApp({
      sleep: async (_, signal) => {
        seen.push(signal);
      },
    });
    const gone = new AbortController();
    await set({ path: '/systemdate', delayMs: 5 });
    await app.request('/systemdate/v1', { signal: gone.signal });
    gone.abort();
    expect(seen[0]?.aborted).toBe(true);
  });
});
