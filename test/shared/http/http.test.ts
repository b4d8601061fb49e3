import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getTollFreeNumber } from '../../../src/features/content/phone-service.js';
import { importMemberItems } from '../../../src/features/import/service.js';
import { type Call, createHttp, type Http } from '../../../src/shared/http/http.js';
import { isInvalidSession, isOutage, type Problem } from '../../../src/shared/http/problem.js';
import { API, answeringWith, fakeHttp, json } from './fake-fetch.js';

const get: Call = { name: 'serverDate' };
const post: Call = { name: 'mergeProfile', method: 'POST', body: { firstName: 'Ada' } };
const remove: Call = { name: 'logout', method: 'DELETE', answers: 'nothing' };

describe('a request', () => {
  it.each([
    ['GET', get],
    ['POST', post],
    ['DELETE', remove],
  ])('[SESS-02] sends and accepts JSON: %s', async (method, call) => {
    const { http, calls } = answeringWith({});
    await http.send(call);
    expect(calls[0]?.method).toBe(method);
    expect(calls[0]?.headers.get('content-type')).toBe('application/json');
    expect(calls[0]?.headers.get('accept')).toBe('application/json');
  });

  it('[SESS-02] sends lists as JSON arrays on a page whose old library adds toJSON to arrays', async () => {
    const { http, calls } = answeringWith({});
    const body = { drugs: [{ ndc: '00378021601', plans: ['H0321002000'] }] };
    Object.assign(Array.prototype, { toJSON: () => 'a text' });
    try {
      await http.send({ name: 'searchDrugs', method: 'POST', body });
    } finally {
      Reflect.deleteProperty(Array.prototype, 'toJSON');
    }
    expect(calls[0]?.body).toEqual(body);
  });

  it.each([
    ['', 'https://shop.example.test/systemdate/v1'],
    ['/svc', 'https://shop.example.test/svc/systemdate/v1'],
    ['/svc/', 'https://shop.example.test/svc/systemdate/v1'],
    ['https://api.example.test', 'https://api.example.test/systemdate/v1'],
    ['https://api.example.test/v2/', 'https://api.example.test/v2/systemdate/v1'],
  ])('is relative to apiBase %j', async (apiBase, url) => {
    const { http, calls } = answeringWith({}, 200, { apiBase });
    await http.send(get);
    expect(calls[0]?.url).toBe(url);
  });

  it('[CALL-23] uses the host page’s path, even with another origin', async () => {
    const endpoints = { serverDate: '/clock', logout: 'https://session.example.test/out', noCall: '/x' };
    const { http, calls } = answeringWith({}, 200, { endpoints });
    await http.send(get);
    await http.send(remove);
    expect(calls.map(({ url }) => url)).toEqual([`${API}/clock`, 'https://session.example.test/out']);
  });

  it.each([
    ['without a certificate', 'http://localhost:8080/clock', 'http://localhost:8080/clock'],
    ['with an address in its query', '/clock?from=https://time.example.test/now', `${API}/clock?from=https://time.example.test/now`],
  ])('[CALL-23] uses the host page’s path %s', async (_, path, url) => {
    const { http, calls } = answeringWith({}, 200, { endpoints: { serverDate: path } });
    await http.send(get);
    expect(calls.map((call) => call.url)).toEqual([url]);
  });

  it.each([
    ['/fragments', 'https://shop.example.test/fragments/profile.json'],
    [`${API}/fragments/`, `${API}/fragments/profile.json`],
  ])('loads content from the content base if a path is on the page’s own origin: %s', async (contentBase, url) => {
    const { http, calls } = answeringWith({}, 200, { contentBase });
    await http.send({ name: 'profileContent', base: 'content' });
    expect(calls[0]?.url).toBe(url);
  });

  it('[SESS-02] sends cookies to services, even cross-origin, and uses the default for content', async () => {
    const { http, calls } = answeringWith({});
    await http.send(get);
    await http.send({ name: 'profileContent', base: 'content' });
    expect(calls.map(({ request }) => request.credentials)).toEqual(['include', 'same-origin']);
    expect(calls[1]?.headers.has('content-type')).toBe(false);
  });

  it('has the site id in drug calls only', async () => {
    const { http, calls } = answeringWith({});
    await http.send({ ...get, isDrugCall: true });
    await http.send(get);
    expect(calls.map(({ headers }) => headers.get('x-site-id'))).toEqual(['uhc', null]);
  });

  it('bypasses caches and outlives the page if asked to', async () => {
    const { http, calls } = answeringWith({});
    await http.send({ ...get, isFresh: true });
    await http.send({ ...post, outlivesPage: true });
    await http.send(post);
    expect(calls.map(({ request: { cache, keepalive } }) => [cache, keepalive])).toEqual([
      ['no-store', false],
      ['default', true],
      ['default', false],
    ]);
  });

  it.each([
    ['30,000 bytes', 'x'.repeat(30_000 - '{"text":""}'.length), true],
    ['a byte more', 'x'.repeat(30_001 - '{"text":""}'.length), false],
    ['fewer characters of two bytes', 'é'.repeat(15_000), false],
  ])('outlives the page only if its body is small enough for the browser: %s', async (_, text, goesOn) => {
    const { http, calls } = answeringWith({});
    await http.send({ ...post, body: { text }, outlivesPage: true });
    expect(calls[0]?.request.keepalive).toBe(goesOn);
    expect(calls[0]?.body).toEqual({ text });
  });

  it('works if the page adds enumerable properties to Object.prototype', async () => {
    const prototype = Object.prototype as { addition?: unknown };
    Object.defineProperty(prototype, 'addition', { value: () => 'of the host page', enumerable: true, configurable: true, writable: true });
    try {
      const { http } = answeringWith({ systemDate: '2026-03-10' });
      expect(await http.send(get)).toEqual({ ok: true, body: { systemDate: '2026-03-10' } });
    } finally {
      delete prototype.addition;
    }
  });
});

describe('a failure', () => {
  const problemOf = async (call: Call, ...given: Parameters<typeof fakeHttp>): Promise<Problem | null> => {
    const answer = await fakeHttp(...given).http.send(call);
    return answer.ok ? null : answer.problem;
  };

  it.each([
    ['an empty body', '', 'serverDate: empty body'],
    ['blanks', ' \n', 'serverDate: empty body'],
    ['HTML with 200', '<!doctype html><title>Sign in</title>', 'serverDate: not JSON'],
    ['truncated JSON', '{"systemDate":"2026-03-1', 'serverDate: not JSON'],
  ])("is a 'body' problem: %s", async (_, text, message) => {
    expect(await problemOf(get, () => new Response(text))).toEqual({ kind: 'body', call: 'serverDate', message });
  });

  it("is a 'body' problem for status 204 without content", async () => {
    expect(await problemOf(get, () => new Response(null, { status: 204 }))).toMatchObject({ kind: 'body' });
  });

  it.each([200, 204])('is not reported if no response body is expected: %i', async (status) => {
    expect(await problemOf(remove, () => new Response(null, { status }))).toBeNull();
  });

  it('keeps the body of an error response for its decoder', async () => {
    const problem = await problemOf(post, () => json({ remainingRetryCount: 2 }, 403));
    expect(problem).toEqual({
      kind: 'status',
      call: 'mergeProfile',
      status: 403,
      message: 'mergeProfile: status 403',
      body: { remainingRetryCount: 2 },
    });
  });

  it('has no body if the error response is not JSON', async () => {
    expect(await problemOf(post, () => new Response('<h1>no</h1>', { status: 500 }))).toMatchObject({ status: 500, body: undefined });
  });

  it('never has a URL or a value in its message', async () => {
    const secret = '6f1d2c7e-secret';
    const call: Call = { name: 'profile', params: { uuid: secret, section: 'all' } };
    const problems = await Promise.all([
      problemOf(call, () => json({ firstName: secret }, 404)),
      problemOf(call, () => new Response(secret)),
      problemOf(call, () => Promise.reject(new TypeError(`failed to fetch ${secret}`))),
    ]);
    expect(problems.map((problem) => problem?.message)).toEqual(['profile: status 404', 'profile: not JSON', 'profile: no connection']);
  });

  it.each([
    [401, { message: 'Invalid session' }, true],
    [401, { message: 'Not allowed' }, false],
    [401, null, false],
    [401, { message: ['Invalid session'] }, false],
    [403, { message: 'Invalid session' }, false],
  ])('[SESS-01] is an invalid session or not: %i %j', async (status, body, isInvalid) => {
    const problem = await problemOf(post, () => json(body, status));
    expect(problem && isInvalidSession(problem)).toBe(isInvalid);
  });

  it.each([
    [500, true],
    [503, true],
    [404, false],
    [429, false],
  ])('[OUT-01] is an outage or not by its status: %i', async (status, isOut) => {
    const problem = await problemOf(post, () => json({}, status));
    expect(problem && isOutage(problem)).toBe(isOut);
  });

  it('[OUT-01] is an outage for a lost connection, not for an unreadable body', async () => {
    const lost = await problemOf(post, () => Promise.reject(new TypeError('lost')));
    const unreadable = await problemOf(post, () => new Response('<h1>'));
    expect([lost && isOutage(lost), unreadable && isOutage(unreadable)]).toEqual([true, false]);
  });

  it('[OUT-01] is an outage for a timeout, not for an aborted call', () => {
    const of = (kind: 'timeout' | 'aborted') => isOutage({ kind, call: 'profile', message: '' });
    expect([of('timeout'), of('aborted')]).toEqual([true, false]);
  });
});

describe('retries', () => {
  const dates = { systemDate: '2026-03-10' };

  it.each([500, 501, 502, 503, 504, 529, 599, 429])('repeat a read after %i, twice at most', async (status) => {
    const flaky = fakeHttp((_, nth) => (nth < 3 ? json({}, status) : json(dates)));
    expect(await flaky.http.send(get)).toEqual({ ok: true, body: dates });
    const down = answeringWith({}, status);
    expect(await down.http.send(get)).toMatchObject({ ok: false, problem: { kind: 'status', status } });
    expect([flaky.calls.length, down.calls.length]).toEqual([3, 3]);
  });

  it('repeat a read after a lost connection, even in the middle of a body', async () => {
    const cut = () =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('{"systemDate":'));
            controller.error(new TypeError('terminated'));
          },
        }),
      );
    const { http, calls } = fakeHttp((_, nth) => (nth === 1 ? Promise.reject(new TypeError('lost')) : nth === 2 ? cut() : json(dates)));
    expect(await http.send(get)).toEqual({ ok: true, body: dates });
    expect(calls).toHaveLength(3);
  });

  it.each([400, 401, 403, 404, 408, 409, 422, 499])('do not repeat a read after %i', async (status) => {
    const { http, calls } = answeringWith({}, status);
    await http.send(get);
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['POST', post],
    ['DELETE', remove],
  ])('never repeat a write: %s', async (_, call) => {
    const failing = answeringWith({}, 503);
    const lost = fakeHttp(() => Promise.reject(new TypeError('lost')));
    await failing.http.send(call);
    await lost.http.send(call);
    expect([failing.calls.length, lost.calls.length]).toEqual([1, 1]);
  });

  it('do not repeat a read with an unreadable response', async () => {
    const { http, calls } = fakeHttp(() => new Response('<html>'));
    await http.send(get);
    expect(calls).toHaveLength(1);
  });
});

describe('waits and timeouts', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** The time of each try, in milliseconds since the first. */
  async function triesOf(headers: Record<string, string>, options: Parameters<typeof fakeHttp>[1], status = 503): Promise<number[]> {
    const start = Date.now();
    const tries: number[] = [];
    const { http } = fakeHttp(() => {
      tries.push(Date.now() - start);
      return json({}, status, headers);
    }, options);
    const answer = http.send(get);
    await vi.advanceTimersByTimeAsync(600_000);
    expect((await answer).ok).toBe(false);
    return tries;
  }

  const toHundredth = (time: number) => Math.round(time / 10) * 10;
  const own = { waitBefore: undefined };

  it.each([
    [0, [0, 250, 1000]],
    [0.5, [0, 375, 1500]],
    [0.999, [0, 500, 2000]],
  ])('grow, with random jitter: %d', async (chance, expected) => {
    const tries = await triesOf({}, { ...own, random: () => chance });
    expect(tries.map(toHundredth)).toEqual(expected.map(toHundredth));
  });

  it('have a maximum', async () => {
    expect(await triesOf({}, { waitBefore: () => 60_000, longestWait: 2_000, random: () => 0.99 })).toEqual([0, 2_000, 4_000]);
  });

  it.each([
    [429, '2', [0, 2_000, 4_000]],
    [503, '0', [0, 0, 0]],
    [500, '1', [0, 1_000, 2_000]],
    [429, '3600', [0, 5_000, 10_000]],
    [429, 'Fri, 31 Dec 2100 23:59:59 GMT', [0, 5_000, 10_000]],
    [429, 'whenever', [0, 5_000, 10_000]],
  ])('follow Retry-After up to the maximum: %i %s', async (status, after, expected) => {
    const tries = await triesOf({ 'retry-after': after }, {}, status);
    expect(tries.map(toHundredth)).toEqual(expected);
  });

  it('end after 30 seconds without a response, and the call is not repeated', async () => {
    const { http, calls } = fakeHttp(() => new Promise<Response>(() => undefined));
    const answer = http.send(get);
    await vi.advanceTimersByTimeAsync(29_999);
    const early = await Promise.race([answer, Promise.resolve('pending')]);
    await vi.advanceTimersByTimeAsync(1);
    expect(early).toBe('pending');
    expect(await answer).toEqual({ ok: false, problem: { kind: 'timeout', call: 'serverDate', message: 'serverDate: no answer in time' } });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.request.signal.aborted).toBe(true);
  });

  it.each([
    [
      'a search of claims the minute that the shopper is told of',
      60_000,
      (http: Http) => importMemberItems(http, { uuid: 'u1', isAuthUser: true, triggeredBy: 'LOGIN' }),
    ],
    ['the number to call ten seconds', 10_000, (http: Http) => getTollFreeNumber(http, { pscCookie: '', hostname: 'h' })],
  ])('[IMP-03] [TFN-01] take as long as the call sets: %s', async (_, milliseconds, ask) => {
    const { http } = fakeHttp(() => new Promise<Response>(() => undefined));
    const answer = ask(http);
    await vi.advanceTimersByTimeAsync(milliseconds - 1);
    expect(await Promise.race([answer, Promise.resolve('pending')])).toBe('pending');
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toMatchObject({ ok: false, problem: { kind: 'timeout' } });
  });

  it('end if the body hangs', async () => {
    const { http } = fakeHttp(() => new Response(new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array([123])) })));
    const answer = http.send(get);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await answer).toMatchObject({ ok: false, problem: { kind: 'timeout' } });
  });

  it('end if the caller aborts between two tries', async () => {
    const giveUp = new AbortController();
    const { http, calls } = fakeHttp(() => json({}, 503), { waitBefore: () => 4_000 });
    const answer = http.send({ ...get, signal: giveUp.signal });
    await vi.advanceTimersByTimeAsync(1_000);
    giveUp.abort();
    expect(await answer).toMatchObject({ ok: false, problem: { kind: 'aborted' } });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(calls).toHaveLength(1);
  });
});

describe('an abort', () => {
  it.each([
    ['GET', get],
    ['POST', post],
  ])("is an 'aborted' problem: %s", async (_, call) => {
    const giveUp = new AbortController();
    const { http, calls } = fakeHttp(
      ({ request }) => new Promise((_resolve, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason))),
    );
    const answer = http.send({ ...call, signal: giveUp.signal });
    await expect.poll(() => calls).toHaveLength(1);
    giveUp.abort();
    expect(await answer).toEqual({
      ok: false,
      problem: { kind: 'aborted', call: call.name, message: `${call.name}: aborted` },
    });
  });

  it('before the call sends no request', async () => {
    const { http, calls } = answeringWith({});
    expect(await http.send({ ...get, signal: AbortSignal.abort() })).toMatchObject({ ok: false, problem: { kind: 'aborted' } });
    expect(calls).toHaveLength(0);
  });
});

describe('a page that has replaced fetch', () => {
  const secret = '6f1d2c7e-uuid';
  const profile: Call = { name: 'profile', params: { uuid: secret, section: 'all' }, isFresh: true };
  const write: Call = {
    name: 'updateProfile',
    method: 'POST',
    params: { uuid: 'u', section: 'drugs' },
    body: { drugName: 'Atorvastatin' },
  };

  it('[CALL-23] gets the address as a text, and all of the call as plain options', async () => {
    const seen: Parameters<typeof fetch>[] = [];
    const http = createHttp({
      apiBase: API,
      contentBase: '/fragments',
      pageUrl: 'https://shop.example.test/',
      ownHeaders: async () => ({ Authorization: 'Bearer of-the-brand' }),
      fetch: async (...given) => {
        seen.push(given);
        return json({});
      },
    });
    await http.send({ ...write, ifMatch: '"7"', outlivesPage: true });
    await http.send(profile);
    await http.send({ name: 'dentalCoveredPlans', base: 'content' });
    const own = { accept: 'application/json', authorization: 'Bearer of-the-brand', 'content-type': 'application/json' };
    const signal = expect.any(AbortSignal);
    expect(seen).toEqual([
      [
        `${API}/profiles/data/v1/u/drugs`,
        {
          method: 'POST',
          credentials: 'include',
          headers: { ...own, 'if-match': '"7"' },
          body: '{"drugName":"Atorvastatin"}',
          keepalive: true,
          signal,
        },
      ],
      [`${API}/profiles/data/v1/${secret}/all`, { method: 'GET', credentials: 'include', headers: own, cache: 'no-store', signal }],
      [
        expect.stringMatching(/^https:\/\/shop\.example\.test\/fragments\/.*\.json$/),
        { method: 'GET', headers: { accept: own.accept }, signal },
      ],
    ]);
  });

  const thrown = async (call: Call, error: unknown) => {
    const answer = await fakeHttp(() => Promise.reject(error)).http.send(call);
    return answer.ok ? null : answer.problem.message;
  };

  it.each([
    ['a mistake in it', new TypeError('url.indexOf is not a function'), 'TypeError: url.indexOf is not a function'],
    ['the address', new Error(`refused https://api.example.test/profiles/data/v1/${secret}/all now`), 'Error: refused … now'],
    ['the uuid', new Error(`refused for ${secret}, sorry`), 'Error: refused for … sorry'],
    [
      'what the service said',
      new SyntaxError(`Unexpected token 'M', "{"firstName":"Margarette" is not valid JSON`),
      "SyntaxError: Unexpected token 'M', … is not valid …",
    ],
    ['a text that was cut off', new SyntaxError('Unexpected end in "{"firstName":'), 'SyntaxError: Unexpected end in …:'],
    ['a long text', new Error(`no "{" of Margarette ${'and so on '.repeat(20)}`), 'Error: no …'],
    ['an email address', new Error('no consent of m.doe@example.com'), 'Error: no consent of …'],
    ['a name that is none', Object.assign(new Error('no'), { name: 'Error of Margarette' }), 'Error: no'],
    ['another kind of error', new DOMException('The user aborted a request.', 'AbortError'), 'AbortError: The user aborted a request.'],
    ['no error at all', 'Margarette', 'string'],
    ['nothing', undefined, 'undefined'],
  ])('[ERR-01] is named in the console, without a value of the shopper: %s', async (_, error, message) => {
    expect(await thrown(profile, error)).toBe(`profile: the call failed with ${message}`);
  });

  it('[ERR-01] is named without a word that the call carries', async () => {
    expect(await thrown(write, new Error("no drug 'Atorvastatin' here"))).toBe('updateProfile: the call failed with Error: no drug … here');
  });

  it.each(['Failed to fetch', 'Load failed', 'NetworkError when attempting to fetch resource.', 'network error', 'fetch failed'])(
    '[ERR-01] is not blamed for a lost connection: %s',
    async (message) => {
      expect(await thrown(profile, new TypeError(message))).toBe('profile: no connection');
    },
  );
});

describe('the agent header', () => {
  async function visit(prefix: string, call: Call, options: Parameters<typeof fakeHttp>[1] = {}, name = 'x-agent') {
    const written: string[] = [];
    const { http, calls } = fakeHttp(() => json({}, 200, { 'x-agent': 'from the service' }), {
      agentHeader: { name, prefix, read: () => 'from the session', write: (value) => void written.push(value) },
      ...options,
    });
    const answer = await http.send(call);
    return { sent: calls[0]?.headers.get('x-agent') ?? null, written, answer };
  }

  const profile: Call = { name: 'profile', params: { uuid: 'u', section: 'all' } };
  const copied = { sent: 'from the session', written: ['from the service'] };
  const notCopied = { sent: null, written: [] };

  it.each([
    ['a path under apiBase', '/profiles', profile, {}, copied],
    ['a path without its slash', 'profiles', profile, {}, copied],
    ['a path on the page', '/profiles', profile, { apiBase: '' }, copied],
    ['a path under an apiBase with a path', '/profiles', profile, { apiBase: '/svc' }, copied],
    ['the whole path under such an apiBase', '/svc/profiles', profile, { apiBase: '/svc' }, copied],
    ['a path of several parts without its slash', 'profiles/data', profile, {}, copied],
    ['an address of apiBase', `${API}/profiles`, profile, {}, copied],
    ['every call', '/', profile, {}, copied],
    ['another path', '/enrollments', profile, {}, notCopied],
    ['a part in the middle', '/data', profile, {}, notCopied],
    ['no prefix', '', profile, {}, notCopied],
    ['a path with a colon', '/profiles:read', profile, { endpoints: { profile: '/profiles:read/all' } }, copied],
    ['another host', 'https://evil.example/profiles', profile, { endpoints: { profile: 'https://evil.example/profiles' } }, notCopied],
    ['a path, but of another host', '/profiles', profile, { endpoints: { profile: 'https://evil.example/profiles' } }, notCopied],
    ['a name that continues the host', '.evil.example/', profile, { endpoints: { profile: `${API}.evil.example/profiles` } }, notCopied],
    [
      'our address inside of another',
      '/profiles',
      profile,
      { endpoints: { profile: `https://evil.example/?to=${API}/profiles` } },
      notCopied,
    ],
    ['a host without a protocol', '//evil.example/', profile, { endpoints: { profile: 'https://evil.example/profiles' } }, notCopied],
  ])('[AGENT-01] is copied by the prefix: %s', async (_, prefix, call, options, expected) => {
    expect(await visit(prefix, call, options)).toMatchObject(expected);
  });

  it('[AGENT-01] is off with an invalid header name, and the call is still sent', async () => {
    const { sent, written, answer } = await visit('/profiles', profile, {}, 'x agent\n');
    expect({ sent, written, ok: answer.ok }).toEqual({ sent: null, written: [], ok: true });
  });

  it('[AGENT-01] is not sent while the session has none, and not stored if the service sends none', async () => {
    const written: string[] = [];
    const { http, calls } = fakeHttp(() => json({}), {
      agentHeader: { name: 'x-agent', prefix: '/', read: () => null, write: (value) => void written.push(value) },
    });
    await http.send(profile);
    expect([calls[0]?.headers.has('x-agent'), written]).toEqual([false, []]);
  });

  it('[AGENT-01] is copied from error responses too, and sent with every try', async () => {
    const written: string[] = [];
    const { http, calls } = fakeHttp((_, nth) => json({}, 503, { 'x-agent': `${nth}` }), {
      agentHeader: { name: 'x-agent', prefix: '/', read: () => written.at(-1) ?? '0', write: (value) => void written.push(value) },
    });
    await http.send(profile);
    expect(calls.map(({ headers }) => headers.get('x-agent'))).toEqual(['0', '1', '2']);
    expect(written).toEqual(['1', '2', '3']);
  });
});

it('[CALL-13] is separate from the site id, which is not sent without a header name', async () => {
  const { http, calls } = answeringWith({}, 200, { siteIdHeader: { name: '', value: 'uhc' } });
  expect(await http.send({ ...get, isDrugCall: true })).toMatchObject({ ok: true });
  expect(calls).toHaveLength(1);
});

it('[CALL-23] works with a host page’s path whose scheme is in upper case', async () => {
  const { http, calls } = answeringWith({}, 200, { endpoints: { serverDate: 'HTTPS://time.example.test/now' } });
  await http.send(get);
  expect(calls.map((call) => call.url)).toEqual(['https://time.example.test/now']);
});
