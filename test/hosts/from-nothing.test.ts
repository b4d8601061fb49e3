import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { inProject } from '../../scripts/lib/project.mjs';
import { withBrowser } from '../browser/support/browser.js';
import { blocksIn } from '../support/blocks.js';
import { applicationBy, commandsIn, lockToStore, type NewApplication, type Started, storedLock } from './support/from-nothing.js';

/**
 * A brand developer starts from nothing: `npm create vite`, the packed package, and the code of docs/hosts.md and docs/brands.md, as it
 * stands there. A new version of create-vite may need other packages: `npx vitest run --project hosts test/hosts/from-nothing -u`.
 */

const { newPage } = withBrowser();

const heading = '### A page from nothing';
const files = { ...blocksIn('docs/hosts.md'), ...blocksIn('docs/brands.md') };
const tokenImport = "import './token.ts';";

let application: NewApplication;
/** The path of the package's reference service. */
let services = '';
let service: Started | undefined;
let built = { code: -1, output: '' };

beforeAll(async () => {
  application = await applicationBy(commandsIn('docs/hosts.md', heading));
  service = await application.start('ucp-elements', 'serve', '--port', '0');
  services = service.address;
  const settings = files['src/ucp.ts']?.replaceAll('http://localhost:4173', services);
  application.write({ ...files, 'src/ucp.ts': `${tokenImport}\n${settings}` });
  built = await application.run('npm', 'run', 'build');
}, 240_000);

afterAll(async () => {
  await service?.end();
  application?.remove();
});

interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The calls of the application: the service's own page makes some too. */
async function callsFrom(origin: string): Promise<readonly Call[]> {
  const calls = (await (await fetch(`${services}/__demo/calls`)).json()) as readonly Call[];
  return calls.filter(({ method, headers }) => method !== 'OPTIONS' && headers.origin === origin);
}
const post = (path: string, body: unknown) => fetch(services + path, { method: 'POST', body: JSON.stringify(body) });

/**
 * A page whose site gives out tokens: the first one expires at once. Returns its console lines, without those of Vite and React for
 * developers.
 */
async function openAsMember(address: string) {
  await post('/__demo/reset', {});
  await post('/__demo/clock', { date: '2026-11-20T09:30:00' });
  const page = await newPage();
  page.setDefaultTimeout(8000);
  const logged: string[] = [];
  page.on('console', (message) => {
    if (!/^\[vite\] connect|Download the React DevTools/.test(message.text())) logged.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => logged.push(error.message));
  let given = 0;
  await page.route('**/your/token', (route) => {
    given += 1;
    return route.fulfill({ json: { value: `token-${given}`, expiresAt: Date.now() + (given === 1 ? 0 : 3_600_000) } });
  });
  await page.goto(services);
  await page.getByRole('link', { name: 'member', exact: true }).click();
  await page.waitForURL('**/profile*');
  logged.splice(0);
  await page.goto(address);
  return { page, logged };
}

const cards = (page: Page) => page.locator('ucp-saved-plans').getByRole('article');

async function removeFirst(page: Page): Promise<void> {
  await cards(page).first().getByRole('button', { name: 'Unsave' }).click();
  await page.getByRole('button', { name: 'Remove plan' }).click();
}

describe('a page from nothing', () => {
  it('is made of files that the documents name', () => {
    expect(Object.keys(files).toSorted()).toEqual(['src/App.tsx', 'src/token.ts', 'src/ucp.ts']);
    expect(readFileSync(inProject('docs/hosts.md'), 'utf8')).toContain(`\`${tokenImport}\``);
    expect(commandsIn('docs/hosts.md', heading)).toEqual([
      'npm create vite@latest my-page -- --template react-ts --no-interactive',
      'cd my-page',
      'npm install ../ucp-elements-1.1.0.tgz',
      'npx ucp-elements serve',
    ]);
  });

  it('is installed with the packages of the stored lock file', async () => {
    await expect(lockToStore(application.read('package-lock.json'))).toMatchFileSnapshot(storedLock);
  });

  it('passes its type check and is built, without a warning', () => {
    expect(built.output).toContain('✓ built');
    expect(built.output).not.toMatch(/warn|error/i);
    expect(built.code).toBe(0);
  });

  it.each([
    ['built and served', ['preview', '--port', '0']],
    ['as the developer sees it while coding', ['--port', '0']],
  ])('shows saved plans, sends the renewed token and hears an event, with a silent console (%s)', async (_, args) => {
    const site = await application.start('vite', ...args);
    onTestFinished(site.end);
    const { page, logged } = await openAsMember(site.address);
    await page.getByRole('heading', { name: '4 saved plans', level: 1 }).waitFor();
    await cards(page).nth(3).waitFor();
    await cards(page).first().getByRole('heading', { name: 'UHC Dual Complete' }).waitFor();

    await removeFirst(page);
    await page.getByText('You removed H0321002000.').waitFor();
    await page.getByRole('heading', { name: '3 saved plans', level: 1 }).waitFor();

    const tokens = (await callsFrom(site.address)).map(({ headers }) => headers.authorization);
    expect(tokens.length).toBeGreaterThan(10);
    expect([...new Set(tokens)], 'each call has one, and the first is renewed once').toEqual(['Bearer token-1', 'Bearer token-2']);
    expect(logged).toEqual([]);

    await post('/__demo/faults', [{ path: '/profiles/data', status: 401, times: 1 }]);
    await removeFirst(page);
    await page.getByRole('heading', { name: '2 saved plans', level: 1 }).waitFor();
    // The plan disappears from the heading before its call has been sent.
    const last = async () => (await callsFrom(site.address)).at(-1)?.headers.authorization;
    await expect.poll(last, { message: 'a refused token is renewed once, and the call repeated' }).toBe('Bearer token-3');
  });

  it('does not pass its type check with a wrong theme, environment, call, prop or attribute', async () => {
    const wrong = {
      "configure({ theme: 'aaarp' });": '"aaarp"',
      "configure({ environment: 'produ' });": '"produ"',
      "configure({ endpoints: { savedPlans: '/plans' } });": "'savedPlans'",
      'export const prop = <SavedPlans noHeadings />;': "'noHeadings'",
      'export const theme = <PlanCard theme="aaarp" />;': '"aaarp"',
      'export const environment = <Settings environment="produ" />;': '"produ"',
      'export const event = <SavedPlans onPlanRemoved={() => undefined} />;': "'onPlanRemoved'",
      'export const camelCase = <ucp-plan-card planId="H0609044000" />;': "'planId'",
      'export const attribute = <ucp-settings environment="produ" />;': '"produ"',
      'export const view = <ucp-view name="plan" />;': '"plan"',
    };
    const imports = ["import { configure } from 'ucp-elements';", "import { PlanCard, SavedPlans, Settings } from 'ucp-elements/react';"];
    application.write({ 'src/wrong.tsx': [...imports, ...Object.keys(wrong)].join('\n') });
    const { code, output } = await application.run('tsc', '-b', '--pretty', 'false');
    expect(code).not.toBe(0);
    const messages = output.split(/^(?=src\/)/m).filter((one) => one.startsWith('src/'));
    expect(messages.map((one) => Number(/^src\/wrong\.tsx\((\d+),/.exec(one)?.[1]))).toEqual(
      Object.keys(wrong).map((_, at) => at + imports.length + 1),
    );
    for (const [at, named] of Object.values(wrong).entries()) expect(messages[at]).toContain(named);
  });
});
