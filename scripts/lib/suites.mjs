import { ensureEngines } from './engines.mjs';
import { ensureHostsInstalled, ensureSiteInstalled } from './install.mjs';
import { npm, run } from './run.mjs';
import { ensureWordPress } from './wordpress/programs.mjs';

/**
 * The groups of tests behind each command. Groups start in this order, two at a time: long ones first, so that both end at about the same
 * time. A check that needs the build may be among them. Fields of a group:
 *
 * - `projects`: projects of vitest.config.ts
 * - `needsBuild`: its tests load the built library
 * - `prepare`: installs what only this group needs
 * - `env`: environment variables for its tests
 *
 * @typedef {{ name: string, projects?: readonly string[], needsBuild?: boolean, prepare?: () => Promise<void>, env?: Readonly<Record<string, string>>, work?: () => Promise<string> }} Group
 */
const unit = { name: 'unit', projects: ['rules', 'flows'] };

const asPackage = {
  name: 'Package as others import it',
  needsBuild: true,
  work: () => run(process.execPath, ['scripts/check-package.mjs']),
};

/**
 * The browser group comes first: it takes longest, and it leaves processor time to others while it waits for pages.
 *
 * @type {readonly Group[]}
 */
const everyday = [
  { name: 'pages', projects: ['package', 'browser'], needsBuild: true },
  unit,
  { name: 'elements', projects: ['elements', 'stories'] },
  { name: 'components', projects: ['components', 'project'] },
  asPackage,
];

/** @type {readonly Group[]} */
const release = [
  { name: 'pages-rest', projects: ['browser-rest'], needsBuild: true },
  { name: 'pages-preact', projects: ['browser-preact'], needsBuild: true },
  { name: 'stories-looks', projects: ['stories'], env: { UCP_EVERY_LOOK: '1' } },
  { name: 'flows-long', projects: ['flows-long'], env: { VISITS: '100', VISITS_SEED: '2', WRONG_SHAPES: '2000', WRONG_SHAPES_SEED: '2' } },
  { name: 'site', projects: ['site'], needsBuild: true, prepare: () => ensureSiteInstalled({ forTests: true }) },
  { name: 'elements-rest', projects: ['elements-rest', 'elements-preact'] },
  { name: 'engines', projects: ['engines'], needsBuild: true, prepare: ensureEngines },
  { name: 'hosts', projects: ['hosts'], needsBuild: true, prepare: ensureHostsInstalled },
  { name: 'wordpress', projects: ['wordpress'], needsBuild: true, prepare: ensureWordPress },
];

const style = { name: 'Style and lint (biome)', work: () => run('biome', ['check']) };
const types = { name: 'Types (npm run typecheck)', work: () => npm(['run', 'typecheck']) };
const unused = { name: 'Unused code (knip)', work: () => run('knip', ['--no-progress']) };
const prose = { name: 'Plain English (npm run prose)', work: () => run(process.execPath, ['scripts/prose.mjs']) };
const screenshots = { name: 'Screenshots', work: () => run(process.execPath, ['scripts/screenshots.mjs', '--check']) };

/**
 * The checks and tests of each command:
 *
 * - `first` checks run beside the build.
 * - `groups` are tests. They start as soon as one of two lanes is free.
 * - `last` checks run alone at the end.
 * - `weighs` compares the sizes of the build with their budgets.
 */
export const suites = {
  unit: { first: [], groups: [unit], last: [] },
  everyday: { first: [types, style, unused, prose], groups: everyday, last: [], builds: true, weighs: true },
  release: { first: [], groups: release, last: [screenshots], builds: true },
};
