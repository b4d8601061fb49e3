import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { browserPackages } from './scripts/lib/browser-packages.mjs';
import { chromiumFlags, findChromium } from './scripts/lib/chromium.mjs';

/** Milliseconds until a test is given up: on a busy machine an honest one may take long. */
const PATIENCE = 30_000;

/** What is to come about is looked for as long: the second that is given by itself is too short where other work goes on. */
const POLL = { poll: { timeout: PATIENCE / 3 } };

/** Files at once. A project takes it from here alone: what stands beside the projects does not reach them. */
const WORKERS = 2;

const executablePath = findChromium();

/** A Chromium without a screen for a project's files; Playwright's own download is never wanted. */
const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { ...(executablePath ? { executablePath } : {}), args: [...chromiumFlags] } }),
  instances: [{ browser: 'chromium' as const }],
});

/**
 * Nothing changes while `vitest run` goes on: each file's page takes modules from the browser's cache, where Vite would have it ask for
 * each of them anew.
 */
const keptModules: Plugin = {
  name: 'kept-modules',
  configureServer({ middlewares }) {
    if (!process.argv.includes('run')) return;
    middlewares.use((_, response, next) => {
      const set = response.setHeader.bind(response);
      response.setHeader = (name, value) => set(name, value === 'no-cache' ? 'max-age=3600' : value);
      next();
    });
  },
};

/** What the preact flavour puts in React's place, as `rollup/preact.mjs` does. */
const preact = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
};

/** The built library on the demo's pages, in one of its flavours. */
const browser = (
  name: string,
  flavour: 'react' | 'preact',
  include: readonly string[],
  groupOrder: number,
  globalSetup: readonly string[] = [],
) => ({
  test: {
    name,
    // All files drive one Chromium.
    isolate: false,
    environment: 'node' as const,
    include: [...include],
    globalSetup: [...globalSetup, 'test/browser/support/server.ts'],
    env: { UCP_FLAVOUR: flavour },
    // One server with one set of faults serves all files; two at once were no faster, because one page keeps two processors busy.
    fileParallelism: false,
    testTimeout: PATIENCE,
    expect: POLL,
    hookTimeout: 60_000,
    sequence: { groupOrder },
  },
});

const every = 'test/browser/**/*.test.ts';
const ofMostPieces = 'test/browser/{extra-help,host-page,print,saved-plans}.test.ts';

/**
 * Seven projects; a later group starts when the earlier one of the same run has ended, so that a lane of it never carries two browsers.
 * `npm test` runs those from source beside those on the demo's pages.
 *
 * - rules: pure functions, decoders, texts and the house's own rules, in Node
 * - pieces: what needs a document, in happy-dom
 * - elements: the real elements from source, in Chromium
 * - elements-preact: the contract of every tag once more, drawn by preact, and what it and React must bear alike
 * - browser: the built library on the demo's pages, driven from outside through Playwright
 * - browser-preact: of its suites those that reach most pieces once more, in the preact flavour; with `PREACT_SUITES=all` every one,
 *   which takes too long for each change and is for a release
 * - stories: every story, with axe
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          // What they import keeps no state that another file could find; to load it once a worker takes a third off the time.
          isolate: false,
          maxWorkers: WORKERS,
          environment: 'node',
          testTimeout: PATIENCE,
          expect: POLL,
          include: ['test/{domain,services,text,demo,build}/**/*.test.ts', 'test/*.test.ts'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'pieces',
          // Each file has a window and modules of its own, but no process: that takes a fifth off the time.
          pool: 'vmForks',
          maxWorkers: WORKERS,
          environment: 'happy-dom',
          testTimeout: PATIENCE,
          expect: POLL,
          setupFiles: ['test/support/leave-page.ts'],
          include: ['test/{flows,store,pieces,platform}/**/*.test.{ts,tsx}'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        plugins: [react(), keptModules],
        optimizeDeps: { include: [...browserPackages] },
        test: {
          name: 'elements',
          maxWorkers: WORKERS,
          testTimeout: PATIENCE,
          expect: POLL,
          include: ['test/elements/**/*.test.{ts,tsx}'],
          browser: chromium(),
          sequence: { groupOrder: 1 },
        },
      },
      {
        plugins: [react(), keptModules],
        resolve: { alias: preact },
        optimizeDeps: { include: [...browserPackages.filter((name) => !name.startsWith('react')), ...new Set(Object.values(preact))] },
        cacheDir: 'node_modules/.vite-preact',
        test: {
          name: 'elements-preact',
          testTimeout: PATIENCE,
          expect: POLL,
          include: ['test/elements/{contract,drawn-by-both,typed-fields}.test.{ts,tsx}'],
          browser: chromium(),
          sequence: { groupOrder: 2 },
        },
      },
      browser('browser', 'react', [every], 3),
      browser('browser-preact', 'preact', [process.env.PREACT_SUITES === 'all' ? every : ofMostPieces], 4),
      browser('hosts', 'react', ['test/hosts/*.test.ts'], 6, ['test/hosts/support/install.ts']),
      {
        plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
        test: {
          name: 'stories',
          // Each story opens a fresh page of its own.
          isolate: false,
          maxWorkers: WORKERS,
          testTimeout: PATIENCE,
          expect: POLL,
          browser: chromium(),
          sequence: { groupOrder: 5 },
        },
      },
    ],
  },
});
