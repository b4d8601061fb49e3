import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureSiteInstalled } from './install.mjs';
import { alone } from './lock.mjs';
import { inProject } from './project.mjs';
import { run } from './run.mjs';
import { contentHash, isFresh, makeFresh } from './stale.mjs';
import { say, step } from './steps.mjs';
import { designTokens } from './tokens/design-tokens.mjs';
import { tokensCss } from './tokens/theme-files.mjs';
import { buildPlugin } from './wordpress/plugin.mjs';

const tools = ['rollup', 'rollup.config.mjs', 'package.json', 'package-lock.json'];
const library = ['src', 'elements', ...tools];

const rollup = (name) => run('rollup', ['-c', `--configOnly=${name}`, '--silent']);

/** Vitest sets these for itself. Astro would read them as the address and the mode of the site. */
const withoutVitest = { BASE_URL: undefined, DEV: undefined, MODE: undefined, PROD: undefined, SSR: undefined };

const site = (path) => `docs/site/${path}`;

/** The sources of the documentation site. Those in its own folder are listed one by one, because the build writes files beside them. */
const siteInputs = [
  ...readdirSync(inProject('docs'))
    .filter((name) => /\.(md|yaml)$/.test(name))
    .map((name) => `docs/${name}`),
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', 'CODE_OF_CONDUCT.md'],
  ...['lib', 'pages', 'pictures', 'src/components', 'src/examples', 'src/pages', 'src/snippet', 'src/styles'].map(site),
  ...['astro.config.mjs', 'package-lock.json', 'src/content.config.mjs'].map(site),
  ...['demo', 'scripts/lib/screenshots', 'scripts/lib/tokens', 'stories'],
  ...library,
];

/**
 * Each build target has its inputs, the outputs to check, and the build itself. With `empties`, the build empties its folder by itself.
 * `after` is a target whose outputs it reads.
 */
const targets = {
  cdn: { label: 'CDN build', inputs: library, outputs: ['dist/cdn/manifest.json'], folder: 'dist/cdn', make: () => rollup('cdn') },
  'cdn-preact': {
    label: 'CDN build on preact',
    inputs: library,
    outputs: ['dist/cdn-preact/manifest.json'],
    folder: 'dist/cdn-preact',
    make: () => rollup('cdn-preact'),
  },
  demo: {
    label: 'demo server',
    inputs: ['demo/service', 'demo/data', 'src', ...tools],
    outputs: ['dist/demo/server.js'],
    folder: 'dist/demo',
    make: () => rollup('demo'),
  },
  cli: {
    label: 'commands',
    inputs: ['cli', 'docs/openapi.yaml', 'demo/service', 'demo/data', 'demo/pages/favicon.svg', 'src', ...tools],
    outputs: ['dist/cli/ucp-elements.js'],
    folder: 'dist/cli',
    make: () => rollup('cli'),
  },
  npm: {
    label: 'npm package',
    inputs: [...library, 'scripts/lib/tokens', 'docs/brands.md', 'tsconfig.json', 'tsconfig.build.json'],
    outputs: ['dist/npm/index.js', 'dist/npm/src/index.d.ts'],
    folder: 'dist/npm',
    make: async () => {
      await rollup('npm');
      await run('tsc', ['-p', 'tsconfig.build.json']);
      writeFileSync(inProject('dist/npm/tokens.css'), tokensCss());
      writeFileSync(inProject('dist/npm/tokens.json'), `${JSON.stringify(designTokens(), null, 2)}\n`);
    },
  },
  pieces: {
    label: 'pieces of the demo',
    after: 'npm',
    inputs: ['demo/pieces', ...library],
    outputs: ['dist/pieces/page.js'],
    folder: 'dist/pieces',
    make: () => rollup('pieces'),
  },
  'pieces-preact': {
    label: 'pieces of the demo on preact',
    after: 'npm',
    inputs: ['demo/pieces', ...library],
    outputs: ['dist/pieces-preact/page.js'],
    folder: 'dist/pieces-preact',
    make: () => rollup('pieces-preact'),
  },
  wordpress: {
    label: 'WordPress plugin',
    after: 'cdn',
    inputs: [
      'wordpress',
      'cli',
      'docs/brands.md',
      'docs/openapi.yaml',
      'docs/site/lib/tags.mjs',
      'scripts/lib/wordpress',
      'LICENSE',
      ...library,
    ],
    outputs: ['dist/wordpress/ucp-elements.zip'],
    folder: 'dist/wordpress',
    make: buildPlugin,
  },
  docs: {
    label: 'documentation site',
    inputs: siteInputs,
    outputs: ['dist/docs/index.html'],
    folder: 'dist/docs',
    empties: true,
    make: async () => {
      await ensureSiteInstalled();
      await run(inProject(site('node_modules/.bin/astro')), ['build', '--root', inProject('docs/site')], {
        env: { ...withoutVitest, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
      });
      // Astro needs its packages beside its output while it builds.
      rmSync(inProject('dist/docs'), { recursive: true, force: true });
      mkdirSync(inProject('dist'), { recursive: true });
      renameSync(inProject(site('dist')), inProject('dist/docs'));
    },
  },
  storybook: {
    label: 'Storybook',
    inputs: ['.storybook', 'stories', 'demo', 'test/fixtures', ...library],
    outputs: ['storybook-static/index.html'],
    folder: 'storybook-static',
    empties: true,
    make: () => run('storybook', ['build', '--output-dir', 'storybook-static', '--disable-telemetry']),
  },
};

/** The documentation site and the Storybook beside it. */
export const siteTargets = ['docs', 'storybook'];

/** The targets that `npm run build` builds by itself: the library and the demo. */
export const targetNames = Object.keys(targets).filter((name) => !siteTargets.includes(name));

/** The targets that the demo's pages need. */
export const servedTargets = ['cdn', 'cdn-preact', 'demo', 'pieces', 'pieces-preact'];

/** The names of the targets whose inputs changed since their build. */
export function staleTargets(names) {
  return names.filter((name) => !isFresh(name, contentHash(targets[name].inputs), targets[name].outputs));
}

/** Deletes files of the last build that this one did not write. */
function removeOlder(folder, since) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && statSync(path).mtimeMs < since) rmSync(path);
  }
}

async function buildOne(name) {
  const { label, inputs, folder, empties, make } = targets[name];
  const since = Date.now();
  const hash = contentHash(inputs);
  await makeFresh(name, hash, async () => {
    await make();
    // Not earlier: a running server serves the last build until this one is complete.
    if (!empties) removeOlder(inProject(folder), since - 1000);
  });
  say(`  ${label} (${((Date.now() - since) / 1000).toFixed(1)} s)`);
}

/** Runs two builds at a time, for two cores. Throws the first failure after the others have ended. */
async function buildAll(names) {
  const waiting = names.filter((name) => !targets[name].after);
  const later = names.filter((name) => targets[name].after);
  const failures = [];
  const started = new Map();
  const buildNext = async (name) => {
    await started.get(targets[name].after);
    await buildOne(name);
  };
  const worker = async () => {
    for (let name = waiting.shift() ?? later.shift(); name; name = waiting.shift() ?? later.shift()) {
      const work = buildNext(name);
      started.set(name, work);
      await work.catch((error) => failures.push(error));
    }
  };
  await Promise.all([worker(), worker()]);
  if (failures.length > 0) throw failures[0];
}

/**
 * Builds the changed ones of these targets, or all of them. Resolves to the built ones.
 *
 * @param {readonly string[]} asked
 * @returns {Promise<readonly string[]>}
 */
export function build(asked = targetNames, { force = false } = {}) {
  const names = [...new Set(asked.flatMap((name) => [targets[name].after ?? name, name]))];
  return alone(async () => {
    const due = force ? names : staleTargets(names);
    if (due.length > 0) await step(`Building ${due.join(', ')}`, () => buildAll(due));
    else say('✓ Everything is built');
    return due;
  });
}
