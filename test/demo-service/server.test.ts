import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isHashed } from '../../demo/service/files/content-types.js';
import { acceptedPacking } from '../../demo/service/files/packed-files.js';
import { pageAsAsked } from '../../demo/service/files/page-query.js';
import { type RunningServer, type ServerOptions, startServer } from '../../demo/service/start.js';
import { uuidOfShopper } from './demo-app.js';

const PAGE =
  '<!doctype html>\n<html lang="en">\n<head><script type="module" src="/cdn/ucp.js"></script><script type="module" src="/pieces/page.js"></script></head><body>Page</body></html>';

let folder = '';
let server: RunningServer | null = null;

async function write(path: string, text: string): Promise<void> {
  await mkdir(join(folder, path, '..'), { recursive: true });
  await writeFile(join(folder, path), text);
}

function start(port = 0, more: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const folders = {
    '/': join(folder, 'pages'),
    '/pages': join(folder, 'pages'),
    '/cdn': join(folder, 'cdn'),
    '/storybook': join(folder, 'storybook'),
    '/docs': join(folder, 'docs'),
    '/missing': join(folder, 'missing'),
  };
  return startServer({ port, dataFolder: join(folder, 'data'), folders, ...more });
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-server-'));
  await write('secret.txt', 'secret');
  await write('pages/index.html', PAGE);
  await write('pages/whole.html', PAGE);
  await write('pages/.hidden', 'hidden');
  await write('pages/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await write('cdn/ucp.js', 'export {};\n'.repeat(200));
  await write('cdn/react-B3xK9_aQ.js', 'export {};');
  await write('storybook/index.html', PAGE);
  await write('docs/guide/index.html', PAGE);
  await write('pages/missing/index.html', PAGE);
  await symlink(join(folder, 'secret.txt'), join(folder, 'pages/link.txt'));
  server = await start();
});

afterEach(async () => {
  await server?.close();
  server = null;
  await rm(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
}

/** Sends the path unchanged: `fetch` would resolve `..`. */
function get(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(server?.address ?? '');
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, headers, method, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(parts) }));
      answer.on('error', reject);
    });
    asked.on('error', reject);
    asked.end();
  });
}

describe('the server', () => {
  it('leaves Node’s own Request and Response to the program that starts it', async () => {
    const own = new Request('http://localhost/').constructor;
    expect((await fetch(new URL('/', server?.address))).constructor).toBe(Response);
    expect(Request).toBe(own);
    expect(new Request(new Request('http://localhost/'), { headers: { a: 'b' } })).toBeInstanceOf(Request);
  });

  it('listens on this machine only, and answers calls', async () => {
    expect(server?.address).toMatch(/^http:\/\/localhost:\d+$/);
    expect(JSON.parse((await get('/geolocationinfo/counties/85004')).bytes.toString()).data.counties).toHaveLength(1);
  });

  it('reports that its port is taken', async () => {
    const port = Number(new URL(server?.address ?? '').port);
    await expect(start(port)).rejects.toThrow(`Port ${port} is taken. Set PORT to a free one.`);
  });

  it('reports that it cannot write to the profile folder', async () => {
    const dataFolder = join(folder, 'secret.txt');
    await expect(startServer({ port: 0, dataFolder, folders: {} })).rejects.toThrow(`cannot keep its shoppers in ${dataFolder}.`);
  });

  it('keeps profiles after a restart', async () => {
    const path = `/profiles/data/v1/${uuidOfShopper('guest')}/plans`;
    const plans = async () => JSON.parse((await get(path, { 'x-demo-date': '2026-11-20' })).bytes.toString()).plansDetails.plans.length;
    expect(await plans()).toBe(8);
    await get(`${path}/2027/H0609044000`, { 'x-demo-date': '2026-11-20' }, 'DELETE');
    await server?.close();
    server = await start();
    expect(await plans()).toBe(7);
  });

  it('keeps idle connections open longer than a busy browser or test needs', async () => {
    const { headers } = await fetch(`${server?.address}/systemdate/v1`);
    expect(headers.get('keep-alive')).toBe('timeout=75');
  });

  it('can break a connection', async () => {
    await expect(get('/systemdate/v1?x-demo-drop=true')).rejects.toThrow(/hang up|reset/i);
    expect((await get('/systemdate/v1')).status).toBe(200);
  });

  it('stops while a response is delayed', async () => {
    const held = get('/systemdate/v1?x-demo-delay=600000').catch((error: Error) => error);
    await get('/systemdate/v1');
    await server?.close();
    server = null;
    expect(await held).toBeInstanceOf(Error);
  });
});

describe('pages', () => {
  it.each(['/', '/index.html', '/pages/whole.html', '/pages/whole', '/pages'])('%s is a page with the strict policy', async (path) => {
    const { status, headers, bytes } = await get(path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/html; charset=utf-8', 'no-cache']);
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['x-demo-file']).toBeUndefined();
    expect(bytes.toString()).toBe(PAGE);
  });

  it('stand in for a folder that is not built yet', async () => {
    expect((await get('/missing/')).status).toBe(200);
    expect((await get('/missing/other.html')).status).toBe(404);
  });

  it.each(['/pages/whole.html?csp=off', '/storybook/index.html', '/docs/guide/'])('%s says only who may frame it', async (path) => {
    expect((await get(path)).headers['content-security-policy']).toBe("frame-ancestors 'self'");
  });

  it('select the shopper and the date of the query before any script runs', async () => {
    const { headers } = await get('/pages/whole.html?shopper=member&date=2026-10-20T09:00:00');
    const cookies = headers['set-cookie'] ?? [];
    expect(cookies[0]).toContain(uuidOfShopper('member'));
    expect(cookies[2]).toBe('ucp_demo_date=2026-10-20T09%3A00%3A00; Path=/; SameSite=Lax');
  });

  it.each([
    ['an agent', 'agent', '', true],
    ['who was an agent', 'member', 'ucp_demo_agent=%7B%7D', true],
    ['a member', 'member', '', false],
    ['nobody', 'nobody', 'ucp_demo_agent=%7B%7D', false],
  ])('[IDN-04] fill session storage for %s before the library loads, and block on it only then', async (_, shopper, cookie, fills) => {
    const html = (await get(`/pages/whole.html?shopper=${shopper}`, { cookie })).bytes.toString();
    const script = html.indexOf(`<script src="/__demo/session.js?shopper=${shopper}"></script>`);
    expect(script >= 0).toBe(fills);
    expect(script).toBeLessThan(html.indexOf('/cdn/ucp.js'));
  });

  it('[IDN-04] have a script that removes the agent data of another shopper', async () => {
    const agent = (await get('/__demo/session.js?shopper=agent')).bytes.toString();
    const member = (await get('/__demo/session.js?shopper=member')).bytes.toString();
    expect(agent).toMatch(/^sessionStorage.setItem\("ucp_agentProfile", ".*agentFlow.*"\);$/m);
    expect(member).toMatch(/^sessionStorage.removeItem\("ucp_agentProfile"\);$/m);
  });

  it.each(['', '?shopper=nobody', '?shopper=guest&code=member'])('with %j keep the current shopper', async (search) => {
    expect((await get(`/pages/whole.html${search}`)).headers['set-cookie']).toEqual(['ucp_demo_date=; Path=/; SameSite=Lax; Max-Age=0']);
  });

  it.each([
    ['lang=es&theme=aarp', '<html lang="es" data-ucp-theme="aarp">', '"/cdn/ucp.js"'],
    ['flavour=preact', '<html lang="en">', '"/cdn-preact/ucp.js"'],
    ['flavour=preact', '<html lang="en">', '"/pieces-preact/page.js"'],
    ['lang=xx&theme="><script>&flavour=vue', '<html lang="en">', '"/cdn/ucp.js"'],
  ])('apply the query %s', (query, root, script) => {
    const html = pageAsAsked(PAGE, new URLSearchParams(query));
    expect(html).toContain(root);
    expect(html).toContain(script);
  });
});

describe('files', () => {
  it('include an icon for pages that name none', async () => {
    const { status, headers } = await get('/favicon.ico');
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
  });

  it.each([
    ['/cdn/react-B3xK9_aQ.js', 'public, max-age=31536000, immutable'],
    ['/cdn/ucp.js', 'no-cache'],
  ])('%s: %s', async (path, cacheControl) => {
    const { headers } = await get(path);
    expect([headers['content-type'], headers['cache-control']]).toEqual(['text/javascript; charset=utf-8', cacheControl]);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['ucp-disclosures.js', false],
    ['react-abcdefgh.js', false],
    ['react-B3xK9_aQ.js', true],
    ['plan-card-3f09ac.js', true],
    ['plan-card-fadeca.js', true],
    ['saved-plans.js', false],
    ['outage-banner.js', false],
    ['ui-DkLmNoPq.css', true],
    ['chunk-12345678.js.map', true],
    ['index.html', false],
  ])('%s has a hash in its name: %s', (name, expected) => {
    expect(isHashed(name)).toBe(expected);
  });

  it('are compressed as the browser accepts, and revalidated by ETag', async () => {
    const plain = await get('/cdn/ucp.js');
    const packed = await get('/cdn/ucp.js', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers.vary).toContain('Accept-Encoding');
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 10);
    expect(brotliDecompressSync(packed.bytes).equals(plain.bytes)).toBe(true);
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
    const again = await get('/cdn/ucp.js', { 'if-none-match': String(plain.headers.etag) });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    await write('cdn/ucp.js', 'changed');
    expect((await get('/cdn/ucp.js', { 'if-none-match': String(plain.headers.etag) })).bytes.toString()).toBe('changed');
  });

  it.each([
    [undefined, null],
    ['', null],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5', 'br'],
  ])('accept-encoding %j selects %s', (header, expected) => {
    expect(acceptedPacking(header)).toBe(expected);
  });

  it.each([
    '/pages/../secret.txt',
    '/pages/%2e%2e/secret.txt',
    '/pages/..%2fsecret.txt',
    '/pages/..%5csecret.txt',
    '/pages/link.txt',
    '/pages/.hidden',
    '/pages/%00',
    '/pages/%E0%A4%A',
    '/missing/file.js',
    '/cdn',
  ])('%s is not found', async (path) => {
    const { status, bytes } = await get(path);
    expect([400, 404]).toContain(status);
    expect(bytes.toString()).not.toContain('secret');
  });

  it('can be removed by a fault', async () => {
    const { hostname, port } = new URL(server?.address ?? '');
    const fetched = () => fetch(`http://${hostname}:${port}/cdn/ucp.js`);
    const faults = (list: unknown) => fetch(`http://${hostname}:${port}/__demo/faults`, { method: 'POST', body: JSON.stringify(list) });
    await faults([{ path: '/cdn/', status: 404, times: 1 }]);
    expect([(await fetched()).status, (await fetched()).status]).toEqual([404, 200]);
    const calls = await (await fetch(`http://${hostname}:${port}/__demo/calls`)).json();
    expect(calls.filter(({ path }: { path: string }) => path.startsWith('/cdn'))).toHaveLength(1);
  });
});

describe('a build in progress', () => {
  it('delays requests for its own files only, until it has finished', async () => {
    await server?.close();
    let end = () => {};
    const build = new Promise<void>((resolve) => {
      end = resolve;
    });
    server = await start(0, { untilBuilt: async (path) => (path.startsWith('/cdn/') ? build : undefined) });
    const { address } = server;
    const held = fetch(`${address}/cdn/new.js`);
    expect((await fetch(`${address}/index.html`)).status).toBe(200);
    await write('cdn/new.js', 'export {};');
    end();
    expect((await held).status).toBe(200);
  });
});
