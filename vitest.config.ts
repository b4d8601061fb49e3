import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { aliases as preact } from './rollup/preact.mjs';
import { browserPackages } from './scripts/lib/browser-packages.mjs';
import { chromiumFlags, findChromium } from './scripts/lib/chromium.mjs';

/** Milliseconds until a test is given up: on a busy machine an honest one may take long. */
const PATIENCE = 30_000;

/** Assertions that wait get this long. The default of one second is too short on a busy machine. */
const POLL = { poll: { timeout: PATIENCE / 3 } };

/** A real browser, server, network or timer sometimes loses a race on a busy machine. The run lists each test that needed its retry. */
const RETRIES = 1;

/** Files at once. A project takes it from here alone: what stands beside the projects does not reach them. */
const WORKERS = 2;

/** The same for suites without a browser. They wait for timers part of the time, so a third worker keeps two processors busy. */
const NODE_WORKERS = 3;

const executablePath = findChromium();

/** A Chromium without a screen for a project's files; Playwright's own download is never wanted. */
const chromium = (reducedMotion: 'reduce' | 'no-preference' = 'no-preference') => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: [...chromiumFlags] },
    contextOptions: { reducedMotion },
  }),
  instances: [{ browser: 'chromium' as const }],
});

/**
 * Nothing changes during `vitest run`. So each file's page takes modules from the browser's cache, and Vite does not request them again.
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

/** The main visits and what the built library promises pages: `npm test` runs these suites, `npm run test:release` the others. */
const mainPages = ['autoload', 'decide', 'delivery', 'extra-help', 'lists', 'member', 'recorded-visit', 'saved-plans', 'visit'];
const mainSuites = mainPages.map((name) => `test/browser/${name}.test.ts`);

/** The contract of every element: `npm test` runs these suites, `npm run test:release` the others. */
const mainElements = [
  'added',
  'closed-roots',
  'contract',
  'dark-page',
  'drawn-by-both',
  'element-layer',
  'html',
  'kept',
  'odd-hosts',
  'other-documents',
  'page-styles',
  'plan-card',
].map((name) => `test/elements/${name}.test.{ts,tsx}`);

/** Runs in Node: rules, decoders and texts of the features, the shared parts without a browser, the reference service. */
const pureSuites = [
  'test/features/*/{rules,service,text}/**/*.test.ts',
  'test/shared/{calendar,http,money,navigation,settings,validation,view}/**/*.test.ts',
  'test/shared/*.test.ts',
  'test/{demo-service,contract}/**/*.test.ts',
];

/** Runs in a document: actions and state of the features, the shared parts that use the browser, the element layer, whole pages. */
const pageSuites = ['test/features/*/{actions,state}/**/*.test.ts', 'test/{shared,element,flows}/**/*.test.{ts,tsx}'];

/** Every fault of every call takes a third of the time of all flows: `npm run test:release` runs these suites. */
const longFlows = ['test/flows/faults.test.ts', 'test/flows/faults-of-writes.test.ts'];

/** `npm test` plays a few random visits and wrong responses, `npm run test:release` many. */
const randomFlows = ['test/flows/visits.test.ts', 'test/flows/wrong-shapes.test.ts'];

interface PageSuites {
  readonly flavour?: 'react' | 'preact';
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
  readonly groupOrder: number;
  readonly globalSetup?: readonly string[];
  /** Serves the demo, before the tests. */
  readonly server?: string;
}

/** Suites that drive the built library on pages of the demo, in one of its flavors. */
const browser = (
  name: string,
  { flavour = 'react', include, exclude = [], groupOrder, globalSetup = [], server = 'test/browser/support/server.ts' }: PageSuites,
) => ({
  test: {
    name,
    // All files drive one Chromium.
    isolate: false,
    environment: 'node' as const,
    include: [...include],
    exclude: [...configDefaults.exclude, ...exclude],
    globalSetup: [...globalSetup, server],
    env: { UCP_FLAVOUR: flavour },
    // One server with one set of faults serves all files; two at once were no faster, because one page keeps two processors busy.
    fileParallelism: false,
    retry: RETRIES,
    testTimeout: PATIENCE,
    expect: POLL,
    hookTimeout: 60_000,
    sequence: { groupOrder },
  },
});

/** Suites that need a document, in happy-dom. */
const inDocument = (name: string, include: readonly string[], exclude: readonly string[] = []) => ({
  test: {
    name,
    // Each file has a window and modules of its own, but no process: that takes a fifth off the time.
    pool: 'vmForks' as const,
    maxWorkers: NODE_WORKERS,
    environment: 'happy-dom' as const,
    retry: RETRIES,
    testTimeout: PATIENCE,
    expect: POLL,
    setupFiles: ['test/support/leave-page.ts'],
    include: [...include],
    exclude: [...configDefaults.exclude, ...exclude],
    sequence: { groupOrder: 0 },
  },
});

/** Suites of pure functions, in Node. */
const inNode = (name: string, include: readonly string[]) => ({
  test: {
    name,
    // The modules keep no state that another file could see; loading them once per worker saves a third of the time.
    isolate: false,
    maxWorkers: NODE_WORKERS,
    environment: 'node' as const,
    testTimeout: PATIENCE,
    expect: POLL,
    include: [...include],
    sequence: { groupOrder: 0 },
  },
});

/** Suites that mount the elements from source in Chromium. */
const elements = (name: string, include: readonly string[], exclude: readonly string[], groupOrder: number) => ({
  plugins: [react(), keptModules],
  optimizeDeps: { include: [...browserPackages] },
  test: {
    name,
    maxWorkers: WORKERS,
    retry: RETRIES,
    testTimeout: PATIENCE,
    expect: POLL,
    include: [...include],
    exclude: [...configDefaults.exclude, ...exclude],
    browser: chromium(),
    sequence: { groupOrder },
  },
});

/**
 * On preact these suites would only repeat themselves. Most look at what is drawn, and `flavors` shows that both flavors draw the same. Others
 * test the services, the clock or the author's panel, load both builds, or load no preact at all. `lists`, `saved-plans` and `messages` show
 * on preact what a press does, and where focus moves.
 */
const alikeOnPreact = [
  'agent',
  'bench',
  'brand-page',
  'control',
  'dashboard',
  'delivery',
  'everyone',
  'flavors',
  'measure',
  'months',
  'next-year',
  'other-devices',
  'pharmacies',
  'phone',
  'preview',
  'quick-start',
  'storybook',
  'time',
  'trust',
  'wrong-responses',
].map((name) => `test/browser/${name}.test.ts`);

const everyPage = 'test/browser/**/*.test.ts';
const everyElement = 'test/elements/**/*.test.{ts,tsx}';

/**
 * A later group starts after the earlier one of the same run has ended. So two browsers never run in one group of tests.
 * scripts/lib/suites.mjs says which command runs which projects.
 *
 * | project | what it tests |
 * | --- | --- |
 * | rules | pure functions, decoders, texts, the reference service and the contract, in Node |
 * | flows | flows, store and platform, in happy-dom |
 * | flows-long | every fault of every call, random visits, and many wrong responses |
 * | components | components, in happy-dom |
 * | project | build, generated files, documents and import directions, in Node |
 * | package | the commands of the packed package, in Node |
 * | elements, elements-rest | the elements from source, in Chromium |
 * | elements-preact | the contract of every tag once more, drawn by preact |
 * | browser, browser-rest | the built library on pages of the demo, driven through Playwright |
 * | browser-preact | those of both that could differ on preact |
 * | engines | the main visit, popups, paper, Spanish and the brands in Firefox and WebKit |
 * | hosts | the library in frameworks, site builders and editors |
 * | wordpress | the plugin in a real WordPress: an author, a visitor, and somebody hostile |
 * | site | the documentation site: each page, link and example, its search, and Lighthouse |
 * | stories | every story, with axe; with `UCP_EVERY_LOOK=1` in every other brand and in Spanish |
 */
export default defineConfig({
  test: {
    projects: [
      inNode('rules', pureSuites),
      inNode('project', ['test/build/**/*.test.ts', 'test/*.test.ts']),
      inNode('package', ['test/package/**/*.test.ts']),
      inDocument('flows', pageSuites, [...longFlows, ...pureSuites]),
      inDocument('flows-long', [...longFlows, ...randomFlows]),
      inDocument('components', ['test/features/*/views/**/*.test.{ts,tsx}', 'test/ui/**/*.test.{ts,tsx}']),
      elements('elements', mainElements, [], 1),
      elements('elements-rest', [everyElement], mainElements, 1),
      {
        plugins: [react(), keptModules],
        resolve: { alias: preact },
        optimizeDeps: { include: [...browserPackages.filter((name) => !name.startsWith('react')), ...new Set(Object.values(preact))] },
        cacheDir: 'node_modules/.vite-preact',
        test: {
          name: 'elements-preact',
          retry: RETRIES,
          testTimeout: PATIENCE,
          expect: POLL,
          include: [
            'test/elements/{closed-roots,contract,direction,drawn-by-both,folded,hostile-pages,long-lists,odd-hosts,other-documents,other-languages,popups-around,private-data,typed-fields}.test.{ts,tsx}',
          ],
          browser: chromium(),
          sequence: { groupOrder: 2 },
        },
      },
      browser('browser', { include: mainSuites, groupOrder: 3 }),
      browser('browser-rest', { include: [everyPage], exclude: mainSuites, groupOrder: 3 }),
      browser('browser-preact', { flavour: 'preact', include: [everyPage], exclude: alikeOnPreact, groupOrder: 4 }),
      browser('engines', {
        include: ['test/engines/*.test.ts'],
        groupOrder: 7,
        globalSetup: ['test/engines/support/install.ts'],
        server: 'test/engines/support/server.ts',
      }),
      browser('hosts', { include: ['test/hosts/*.test.ts'], groupOrder: 6, globalSetup: ['test/hosts/support/install.ts'] }),
      browser('wordpress', {
        include: ['test/wordpress/*.test.ts'],
        groupOrder: 9,
        globalSetup: ['test/wordpress/support/install.ts'],
        server: 'test/wordpress/support/server.ts',
      }),
      browser('site', { include: ['test/site/*.test.ts'], groupOrder: 8, globalSetup: ['test/site/support/build.ts'] }),
      {
        plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
        test: {
          name: 'stories',
          // Each story opens a fresh page of its own.
          isolate: false,
          maxWorkers: WORKERS,
          retry: RETRIES,
          testTimeout: PATIENCE,
          expect: POLL,
          env: { UCP_EVERY_LOOK: process.env.UCP_EVERY_LOOK ?? '' },
          // axe compares colors: it has to see the last one of a transition.
          browser: chromium('reduce'),
          sequence: { groupOrder: 5 },
        },
      },
    ],
  },
});
