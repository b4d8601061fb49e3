import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SettingsInput } from '../src/settings-input.js';

/** The recipe of docs/brands.md, run as it stands there: only the package and the network are others. */

const brands = readFileSync(join(import.meta.dirname, '../docs/brands.md'), 'utf8');
const recipe = /```ts\n(\/\/ src\/token\.ts\n[\s\S]*?)```/.exec(brands)?.[1] ?? '';

type Recipe = Required<Pick<SettingsInput, 'fetch'>> & { readonly headers: () => Promise<{ readonly authorization: string }> };

const HOUR = 3_600_000;
const CALL = 'https://services.example.com/profiles/data/v1/u/all';

/** The answers of the token service and of the brand's services, one after the other; the last one stays. */
const tokens: (() => Response)[] = [];
const services: (() => Response)[] = [];
/** The tokens that calls were made with. */
const made: (string | null)[] = [];
let renewals = 0;

const next = (answers: (() => Response)[]) => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? Response.error();
const token =
  (value: string, lasts = HOUR) =>
  () =>
    Response.json({ value, expiresAt: Date.now() + lasts });
const status = (code: number) => () => new Response('{}', { status: code });

const network = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
  if (input === '/your/token') {
    renewals += 1;
    return next(tokens);
  }
  const request = new Request(input, init);
  made.push(`${request.headers.get('authorization')} ${await request.text()}`.trim());
  return next(services);
};

function run(): Recipe {
  const { outputText } = ts.transpileModule(recipe, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const configure = vi.fn();
  new Function('require', 'exports', 'fetch', outputText)(() => ({ configure }), {}, network);
  return configure.mock.calls[0]?.[0] as Recipe;
}

/** Makes a call as the library does: the headers first. */
async function call({ headers, fetch }: Recipe, init: RequestInit = {}): Promise<number> {
  const response = await fetch?.(new Request(CALL, { ...init, headers: await headers() }));
  return response?.status ?? 0;
}

beforeEach(() => {
  for (const list of [tokens, services, made]) list.length = 0;
  renewals = 0;
});

describe('the recipe for a token that is renewed', () => {
  it.each([401, 404, 500, 503])('[CALL-23] makes no call if the token service responds with %s', async (code) => {
    tokens.push(status(code));
    services.push(status(200));
    await expect(call(run())).rejects.toThrow(`The token service responded with ${code}.`);
    expect(made).toEqual([]);
  });

  it('[CALL-23] asks again for a token at the next call after a failure', async () => {
    tokens.push(status(503), token('1'));
    services.push(status(200));
    const page = run();
    await expect(call(page)).rejects.toThrow();
    expect([await call(page), made]).toEqual([200, ['Bearer 1']]);
  });

  it('[CALL-23] shares one renewal among calls that start together, and keeps its token', async () => {
    tokens.push(token('1'), token('2'));
    services.push(status(200));
    const page = run();
    await Promise.all([call(page), call(page), call(page)]);
    await call(page);
    expect([made, renewals]).toEqual([Array(4).fill('Bearer 1'), 1]);
  });

  it('[CALL-23] renews a token that is about to expire', async () => {
    tokens.push(token('1', 20_000), token('2'));
    services.push(status(200));
    const page = run();
    await call(page);
    await call(page);
    expect(made).toEqual(['Bearer 1', 'Bearer 2']);
  });

  it('[CALL-23] renews a refused token once and repeats the call once, with its body', async () => {
    tokens.push(token('1'), token('2'), token('3'));
    services.push(status(401), status(200));
    expect(await call(run(), { method: 'POST', body: '{"a":1}' })).toBe(200);
    expect([made, renewals]).toEqual([['Bearer 1 {"a":1}', 'Bearer 2 {"a":1}'], 2]);
  });

  it('[CALL-23] passes on the second refusal', async () => {
    tokens.push(token('1'), token('2'), token('3'));
    services.push(status(401));
    expect(await call(run())).toBe(401);
    expect(made).toEqual(['Bearer 1', 'Bearer 2']);
  });

  it('[CALL-23] passes on the refusal if no new token is to be had', async () => {
    tokens.push(token('1'), status(503));
    services.push(status(401));
    expect(await call(run())).toBe(401);
    expect(made).toEqual(['Bearer 1']);
  });

  it('[CALL-23] renews once for calls that are refused together', async () => {
    tokens.push(token('1'), token('2'), token('3'));
    services.push(status(401), status(401), status(200));
    const page = run();
    expect(await Promise.all([call(page), call(page)])).toEqual([200, 200]);
    expect(renewals).toBe(2);
  });

  it('[CALL-23] leaves a refusal alone that had no token, as of content on another origin', async () => {
    services.push(status(401));
    const response = await run().fetch?.('https://content.example.com/faq.json');
    expect([response?.status, made, renewals]).toEqual([401, ['null'], 0]);
  });
});
