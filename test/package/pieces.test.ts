import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inProject } from '../../scripts/lib/project.mjs';
import { npm } from '../../scripts/lib/run.mjs';
import { blocksIn } from '../support/blocks.js';

/** The recipes of docs/pieces.md, as a brand developer runs them: on the packed package, outside of the repository. */

const files = blocksIn('docs/pieces.md');
const installed = ['react', 'react-dom', '@r2wc/react-to-web-component', 'lit', 'vitest', 'happy-dom', 'typescript', '@types/react'];

let folder = '';

function run(command: string, ...args: readonly string[]): Promise<{ readonly code: number; readonly output: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, NO_COLOR: '1', VITEST: undefined, VITEST_MODE: undefined, TEST: undefined };
    execFile(process.execPath, [join(folder, 'node_modules', command), ...args], { cwd: folder, env }, (error, out, err) =>
      resolve({ code: error ? 1 : 0, output: out + err }),
    );
  });
}

const vitest = (...args: readonly string[]) => run('vitest/vitest.mjs', 'run', ...args);

function write(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ucp-pieces-'));
  await npm(['pack', '--ignore-scripts', '--pack-destination', folder]);
  execFileSync('tar', ['-xzf', readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? ''], { cwd: folder });
  for (const name of installed) {
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
    symlinkSync(inProject(`node_modules/${name}`), join(folder, 'node_modules', name), 'junction');
  }
  // What the package depends on is beside it, as npm puts it.
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package/package.json'), 'utf8'));
  for (const name of Object.keys(dependencies).filter((one) => !installed.includes(one))) {
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
    symlinkSync(inProject(`node_modules/${name}`), join(folder, 'node_modules', name), 'junction');
  }
  execFileSync('mv', ['package', 'node_modules/ucp-elements'], { cwd: folder });
  write('package.json', '{ "name": "brand", "private": true, "type": "module" }');
  for (const [name, text] of Object.entries(files)) write(name, text);
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the recipe of a piece', () => {
  it('has a React component, the same with Lit, and a test', () => {
    expect(Object.keys(files).toSorted()).toEqual(['src/next-step-lit.ts', 'src/next-step.test.ts', 'src/next-step.tsx']);
  });

  it.each(['next-step.tsx', 'next-step-lit.ts'])('is the code of the demo’s page, letter for letter: %s', (name) => {
    expect(files[`src/${name}`]).toBe(readFileSync(inProject(`demo/pieces/${name}`), 'utf8'));
  });

  it('passes the type check', async () => {
    const options =
      '--noEmit --strict --skipLibCheck --jsx react-jsx --module esnext --moduleResolution bundler --target es2022 --lib es2022,dom,dom.iterable';
    const { output } = await run(
      'typescript/bin/tsc',
      ...options.split(' '),
      'src/next-step.tsx',
      'src/next-step-lit.ts',
      'src/next-step.test.ts',
    );
    expect(output).toBe('');
  }, 60_000);

  it('passes its test, with a silent console', async () => {
    const { code, output } = await vitest('src');
    expect(output).toMatch(/Tests\s+3 passed/);
    expect(output).not.toMatch(/stderr|\[ucp\]|Error/);
    expect(code).toBe(0);
  }, 60_000);

  it('passes the same test with Lit', async () => {
    const lit = (files['src/next-step.test.ts'] ?? '')
      .replaceAll('your-next-step', 'your-next-step-lit')
      .replace("'./next-step'", "'./next-step-lit'");
    write('lit/next-step.test.ts', lit.replace("'./next-step-lit'", "'../src/next-step-lit'"));
    const { output } = await vitest('lit');
    expect(output).toMatch(/Tests\s+3 passed/);
  }, 60_000);
});

describe('ucp-elements/testing', () => {
  it('makes no call, and keeps nothing in the browser', async () => {
    write(
      'calls/calls.test.ts',
      `// @vitest-environment happy-dom
      import { profile } from 'ucp-elements';
      import { calls, ready, reset, startTestPage } from 'ucp-elements/testing';
      import { expect, it, vi } from 'vitest';
      it.each(['member', 'guest', 'agent'] as const)('%s', async (person) => {
        const fetched = vi.spyOn(globalThis, 'fetch');
        startTestPage({ person, date: '2026-03-10T09:30:00' });
        document.body.innerHTML = '<ucp-saved-plans></ucp-saved-plans><ucp-drug-list></ucp-drug-list>';
        await ready();
        expect(document.querySelector('ucp-saved-plans')?.shadowRoot?.querySelectorAll('article')).toHaveLength(3);
        expect(profile.get()).toMatchObject({ currentYear: 2026, activeYear: 2026, isAuthenticated: person !== 'guest' });
        expect(calls().length).toBeGreaterThan(3);
        expect([fetched.mock.calls, document.cookie, localStorage.length, sessionStorage.length]).toEqual([[], '', 0, 0]);
        reset();
        expect([document.querySelector('ucp-saved-plans'), calls(), profile.get().isComplete]).toEqual([null, [], false]);
      });`,
    );
    const { output } = await vitest('calls');
    expect(output).toMatch(/Tests\s+3 passed/);
  }, 60_000);

  it('is named in one line of the console if a test in Node goes on without it', async () => {
    write(
      'without/without.test.ts',
      `// @vitest-environment happy-dom
      import { it } from 'vitest';
      import 'ucp-elements/saved-plans';
      it('waits', async () => {
        document.body.innerHTML = '<ucp-saved-plans></ucp-saved-plans>';
        await new Promise((next) => setTimeout(next, 3000));
      });`,
    );
    const { output } = await vitest('without');
    expect(output.match(/\[ucp\].*/g)).toEqual(['[ucp] tests in Node need sample services: use startTestPage() of ucp-elements/testing.']);
    expect(output).not.toMatch(/Error:|\n\s+at /);
  }, 60_000);
});
