import { nodeResolve } from '@rollup/plugin-node-resolve';
import * as whole from 'ky';
import { type Plugin, rollup } from 'rollup';
import { beforeAll, describe, expect, it } from 'vitest';
import { leanKy } from '../../rollup/lean-ky.mjs';

type Ky = typeof whole;

/** ky as the CDN build has it, as a module of its own. */
async function bundled(): Promise<{ readonly ky: Ky; readonly size: number; readonly full: number }> {
  const codeOf = async (plugins: readonly Plugin[]) => {
    const entry: Plugin = {
      name: 'entry',
      resolveId: (id) => (id === 'entry' ? id : null),
      load: (id) => (id === 'entry' ? "export { default, HTTPError, TimeoutError } from 'ky';" : null),
    };
    const bundle = await rollup({ input: 'entry', plugins: [entry, ...plugins, nodeResolve()] });
    const { output } = await bundle.generate({ format: 'es' });
    return output[0].code;
  };
  const code = await codeOf([leanKy()]);
  const ky = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Ky;
  return { ky, size: code.length, full: (await codeOf([])).length };
}

let lean: Awaited<ReturnType<typeof bundled>>;
beforeAll(async () => {
  lean = await bundled();
});

interface Scenario {
  readonly method?: string;
  readonly body?: string;
  /** What each try is answered; the last goes on. 'never' waits for the time-out, 'broken' is a network failure. */
  readonly answers: readonly (number | 'never' | 'broken')[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** The words of an error that are not ky's own: these name the address that was asked, and are left out. */
function saidOf({ name, message }: Error): string {
  return /^(HTTP|Timeout)Error$/.test(name) ? '' : message;
}

/** What a client sent, how long it would have waited before each further try, and what came of it. */
async function outcome({ default: ky }: Ky, { method = 'GET', body, answers, headers = {} }: Scenario) {
  const sent: unknown[] = [];
  const waits: number[] = [];
  const client = ky.create({
    headers: { accept: 'application/json' },
    timeout: 20,
    retry: {
      limit: 2,
      methods: ['get'],
      statusCodes: [429, 500],
      afterStatusCodes: [429, 500],
      delay: (retry) => 100 * retry,
      jitter: (wait) => {
        waits.push(wait);
        return 10 * wait;
      },
      backoffLimit: 2,
      maxRetryAfter: 1,
    },
    fetch: async (input) => {
      const request = input as Request;
      const answer = answers[Math.min(sent.length, answers.length - 1)];
      sent.push([request.method, request.headers.get('accept'), request.headers.get('content-type'), await request.clone().text()]);
      if (answer === 'broken') throw new TypeError('failed to fetch');
      if (answer === 'never') return new Promise<Response>(() => undefined);
      return new Response('{"a":1}', { status: answer as number, headers });
    },
  });
  const came = await client('https://service.example/path', { method, ...(body !== undefined && { body }) }).then(
    (response) => response.text(),
    (error: Error & { readonly response?: Response }) => [error.name, error.response?.status, saidOf(error)],
  );
  return { sent, waits, came };
}

describe('the ky that is delivered', () => {
  it.each<readonly [string, Scenario]>([
    ['a good answer', { answers: [200] }],
    ['a JSON body', { method: 'POST', body: '{"b":2}', answers: [200] }],
    ['a failure that goes by', { answers: [500, 'broken', 200] }],
    ['a failure that stays', { answers: [500] }],
    ['a wait that the service asks for', { answers: [429, 200], headers: { 'Retry-After': '9' } }],
    ['a refusal', { answers: [404] }],
    ['a write that fails', { method: 'POST', body: '{}', answers: [500] }],
    ['a broken line', { answers: ['broken'] }],
    ['no answer', { answers: ['never'] }],
  ])('does with %s what the whole one does', async (_name, scenario) => {
    const expected = await outcome(whole, scenario);
    expect(expected.sent.length).toBeGreaterThan(0);
    expect(await outcome(lean.ky, scenario)).toEqual(expected);
  });

  it.each<readonly (number | 'never')[]>([[404], ['never']])('tells of no address where the answer is %s', async (answer) => {
    const fetch = () =>
      answer === 'never' ? new Promise<Response>(() => undefined) : Promise.resolve(new Response('', { status: answer }));
    const retry = { limit: 0 };
    await expect(lean.ky.default.create({ timeout: 20, fetch, retry })('https://service.example/path')).rejects.toThrow(/^$/);
  });

  it('is less than a third as large', () => {
    expect(lean.size).toBeLessThan(lean.full / 3);
  });

  const transform = (code: string, id: string) => {
    const fail = (message: string) => {
      throw new Error(message);
    };
    return (leanKy().transform as (this: unknown, code: string, id: string) => unknown).call({ error: fail }, code, id);
  };

  it('fails the build when `http.ts` asks for what was left out', () => {
    expect(() => transform('ky.create({ hooks: { beforeRequest: [] } })', '/a/src/services/http.ts')).toThrow('hooks');
    const retry =
      'limit: 2, methods: [], statusCodes: [], afterStatusCodes: [], delay: wait, jitter: wait, backoffLimit: 1, maxRetryAfter: 1';
    const allSaid = `ky.create({ headers: {}, timeout: 1, fetch: go, retry: { ${retry} } })('', { method: 'GET', signal: null })`;
    expect(transform(allSaid, '/a/src/services/http.ts')).toBeNull();
  });

  it('fails the build when `http.ts` counts on a default that was left out', () => {
    expect(() => transform('ky.create({ timeout: 1 })', '/a/src/services/http.ts')).toThrow('headers');
  });

  it('fails the build when ky is written in another way', () => {
    const ky = '/a/node_modules/ky/distribution/core/Ky.js';
    expect(() => transform('export class Ky {}', ky)).toThrow('no longer holds');
    const open = "if (typeof ky.#options.timeout === 'number' && ky.#options.timeout > maxSafeTimeout) { throw 1; }";
    expect(() => transform(open, ky)).toThrow('maxSafeTimeout');
  });

  it('fails the build when ky has other files', async () => {
    const moved: Plugin = {
      name: 'moved',
      resolveId: (id) => (id === 'ky' ? '/a/node_modules/ky/dist/ky.js' : id === 'entry' ? id : null),
      load: (id) => (id === 'entry' ? "export { default } from 'ky';" : 'export default 1;'),
    };
    await expect(rollup({ input: 'entry', plugins: [moved, leanKy()] })).rejects.toThrow('no longer has the files');
  });
});
