import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inProject } from '../../scripts/lib/project.mjs';
import { npm } from '../../scripts/lib/run.mjs';
import { faultsAtOnce, serviceFaults } from '../contract/fault-cases.js';
import { NOVEMBER, uuidOfShopper } from '../demo-service/demo-app.js';

let folder = '';
let bin = '';
let server: ChildProcess | undefined;
let address = '';

/** Runs a command of the packed package. No package is installed beside it. */
function run(...args: readonly string[]): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [bin, ...args], { cwd: folder }, (error, out, err) => resolve({ code: Number(error?.code ?? 0), out, err }));
  });
}

const checkService = (...options: readonly string[]) =>
  run('check', address, '--uuid', uuidOfShopper('member'), '--year', '2026', ...options);

const post = (path: string, body: string) => fetch(`${address}/__demo/${path}`, { method: 'POST', body });
const setFaults = (...faults: readonly object[]) => post('faults', JSON.stringify(faults));

function startServer(): Promise<string> {
  const child = spawn(process.execPath, [bin, 'serve', '--port', '0'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  server = child;
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`serve ended with ${code}`)));
    child.stdout.once('data', (text: Buffer) => resolve(/http:\/\/localhost:\d+/.exec(text.toString())?.[0] ?? ''));
  });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ucp-packed-'));
  writeFileSync(join(folder, 'broken.json'), '{\n  "profile": "/p",\n  }');
  await npm(['pack', '--ignore-scripts', '--pack-destination', folder]);
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
  execFileSync('tar', ['-xzf', tarball], { cwd: folder });
  const { bin: bins } = JSON.parse(readFileSync(join(folder, 'package/package.json'), 'utf8'));
  bin = join(folder, 'package', bins['ucp-elements']);
  address = await startServer();
}, 120_000);

afterAll(() => {
  server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

describe('the packed package', () => {
  it('has a command that starts with the line that runs it in Node', () => {
    expect(readFileSync(bin, 'utf8').split('\n')[0]).toBe('#!/usr/bin/env node');
  });

  it('has the contract of the services', () => {
    expect(readFileSync(join(folder, 'package/docs/openapi.yaml'), 'utf8')).toBe(readFileSync(inProject('docs/openapi.yaml'), 'utf8'));
  });

  it('serves the sample people, and a page that shows one', async () => {
    expect(await (await fetch(address)).text()).toContain(`<code>${uuidOfShopper('member')}</code>`);
    const page = await fetch(`${address}/profile?shopper=member`);
    expect(page.headers.get('set-cookie')).toContain(encodeURIComponent(uuidOfShopper('member')));
    expect(await page.text()).toContain('<ucp-profile-area>');
    expect((await fetch(`${address}/cdn/autoload.js`)).status).toBe(200);
    expect((await fetch(`${address}/systemdate/v1`)).status).toBe(200);
  });

  it('[CALL-23] says that the library can use everything of the reference service', async () => {
    const { code, out } = await checkService();
    expect(out).toContain('ok    GET /systemdate/v1\n');
    expect(out).toMatch(/\n\d\d calls can be used, 0 cannot, 0 were not made\.\n/);
    expect(code).toBe(0);
  });

  it('[CALL-23] names what the library cannot use, and ends with 1', async () => {
    await setFaults(
      { path: '/systemdate', status: 200, body: { systemDate: 'today' } },
      { path: '/geolocationinfo', status: 200, body: '<!doctype html>' },
      { path: '/lis', status: 503 },
      { path: '/bin/psctfn', drop: true },
    );
    const { code, out } = await checkService();
    await setFaults();
    expect(out).toContain('FAIL  GET /systemdate/v1: the field systemDate is not a date.');
    expect(out).toContain('FAIL  GET /geolocationinfo/counties/{zip}: the response is HTML or XML, not JSON (status 200)\n');
    expect(out).toMatch(/FAIL {2}GET \/bin\/psctfn.*: there was no response: the service closed the connection \(\w+\)\n/);
    expect(out).toContain('skip  GET /lis/v1/{zip}/{state}/{fips}/{year}: there is no county to ask for\n');
    expect(out).not.toContain('today');
    expect(code).toBe(1);
  });

  it('[CALL-23] names each of more than twenty faults that are there at once, in plain words', async () => {
    expect(faultsAtOnce.length).toBeGreaterThan(20);
    await post('clock', JSON.stringify({ date: NOVEMBER }));
    await post('faults', await serviceFaults(faultsAtOnce, (path, init) => fetch(address + path, init)));
    const { code, out } = await checkService('--all', '--zip', '85004', '--plan', 'H0609044000');
    await setFaults();
    await post('clock', JSON.stringify({ date: null }));
    const failures = out.split('\n').flatMap((line) => /^FAIL {2}(.*)$/.exec(line)?.[1] ?? []);
    // Node has a code for a broken connection.
    const words = failures.map((line) => line.replace(/the service closed the connection \(\w+\)$/, 'the connection failed'));
    expect(words.toSorted()).toEqual(faultsAtOnce.flatMap((one) => one.messages).toSorted());
    expect(out).toMatch(new RegExp(`, ${faultsAtOnce.length} cannot, 0 were not made\\.`));
    expect(code).toBe(1);
  });

  it('[CALL-23] ends with 1 if calls were not made, unless a flag says that they do not count', async () => {
    const { code, out } = await run('check', address, '--year', '2026');
    expect(out).toMatch(/, 0 cannot, \d\d were not made\.\n/);
    expect(out).toContain('Calls that were not made count as a failure. Pass what they need, or --partial.\n');
    expect(code).toBe(1);
    expect((await run('check', address, '--year', '2026', '--partial')).code).toBe(0);
  });

  it('[CALL-22] counts no file as usable that is not there', async () => {
    const all = await checkService();
    await setFaults({ path: '/api/assets/uhccp/content-fragments/profile.es.json', status: 404 });
    const { code, out } = await checkService();
    await setFaults();
    const usable = (text: string) => Number(/(\d+) calls can be used/.exec(text)?.[1]);
    expect(usable(out)).toBe(usable(all.out) - 1);
    expect(out).toContain('none  GET /profile.es.json: it is not there: Spanish pages show the default file\n');
    expect(code).toBe(0);
  });

  it('[CALL-23] says once what a page on another origin cannot use, and why', async () => {
    const { code, out } = await checkService('--page', 'https://www.example.com');
    const reasons = out.split('\n').filter((line) => line.includes('Access-Control-Allow-Origin'));
    const marked = out.split('\n').filter((line) => line.startsWith('CORS  '));
    expect(reasons).toEqual([
      `A page on https://www.example.com cannot use ${marked.length} calls: the response has no Access-Control-Allow-Origin`,
    ]);
    expect(marked.length).toBeGreaterThan(30);
    expect(out).not.toContain('note:');
    expect(code).toBe(1);
  });

  it.each(['uuid', 'zip', 'plan', 'year', 'content', 'endpoints', 'page', 'site'])('refuses an empty --%s', async (name) => {
    const { code, err } = await run('check', address, `--${name}`, '');
    expect(err).toContain(`--${name} must not be empty`);
    expect(code).toBe(2);
  });

  it.each([
    [['check'], 'check needs one address'],
    [['check', 'services.example.com'], '<apiBase> must be an address with its scheme'],
    [['check', 'https://services.example.com', '--uid', 'x'], "Unknown option '--uid'"],
    [['check', 'https://services.example.com', '--header', 'Bearer x'], "--header must be 'name: value'"],
    [['check', 'https://services.example.com', '--year', 'next'], '--year must be a year'],
    [['check', 'https://services.example.com', '--endpoints', 'none.json'], '--endpoints must name a file with JSON'],
    [
      ['check', 'https://services.example.com', '--endpoints', 'broken.json'],
      'The JSON in the file of --endpoints cannot be read at line 3, column 3',
    ],
    [['serve', '--port', 'x'], '--port must be a number'],
    [['swerve'], 'There is no command swerve'],
  ])('says how to use it after %j', async (args, expected) => {
    const { code, err } = await run(...args);
    expect(err).toContain(expected);
    expect(err).toContain('npx ucp-elements --help');
    expect(code).toBe(2);
  });

  it('says that the port is taken', async () => {
    const { code, err } = await run('serve', '--port', new URL(address).port);
    expect(err).toContain(`Port ${new URL(address).port} is taken. Choose another with --port`);
    expect(code).toBe(2);
  });

  it.each([['--help'], ['check --help'], ['serve -h']])('prints its help for %s', async (args) => {
    const { code, out } = await run(...args.split(' '));
    expect(out).toContain('npx ucp-elements check <apiBase>');
    expect(code).toBe(0);
  });
});
