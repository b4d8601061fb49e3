import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { chunksBehind } from './rollup/chunks.mjs';
import { deliver } from './rollup/deliver.mjs';
import { earlyImports } from './rollup/early-imports.mjs';
import { cdnEntry, mainEntry, npmFacades } from './rollup/entries.mjs';
import { inlineCss } from './rollup/inline-css.mjs';
import { json } from './rollup/json.mjs';
import { licences } from './rollup/licences.mjs';
import { minify } from './rollup/minify.mjs';
import { preactInsteadOfReact } from './rollup/preact.mjs';
import { root } from './rollup/root.mjs';
import { stripDescriptions } from './rollup/strip-descriptions.mjs';
import { tableFile, tableNames } from './rollup/tables.mjs';
import { transpile } from './rollup/transpile.mjs';

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const version = manifest.version;

function warn(warning, handle) {
  if (warning.code === 'CIRCULAR_DEPENDENCY' && warning.ids?.every((id) => id.includes('node_modules'))) return;
  handle(warning);
}

/** For bundlers: packages left to the application, so that it has one React; what a page shows together in one file, so that it stays one there. */
function npm() {
  const modules = ['src/index', 'src/platform/shell', 'src/platform/all-tables', 'elements/index'];
  const input = Object.fromEntries([
    ...modules.map((name) => [name, join(root, `${name}.ts`)]),
    ...tableNames().map((name) => [`elements/${name}`, tableFile(name)]),
  ]);
  const packages = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)];
  return {
    input,
    external: (id) => packages.some((name) => id === name || id.startsWith(`${name}/`)),
    plugins: [transpile(), inlineCss(), npmFacades()],
    output: {
      dir: join(root, 'dist/npm'),
      format: 'es',
      sourcemap: true,
      manualChunks: chunksBehind(Object.values(input)),
      onlyExplicitManualChunks: true,
      hoistTransitiveImports: false,
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name].js',
    },
    onwarn: warn,
  };
}

/** For a script tag: everything in, small, in chunks that a page loads as its tags need them. */
function cdn(flavour) {
  const entry = cdnEntry();
  return {
    input: { ucp: entry.id },
    preserveEntrySignatures: 'allow-extension',
    plugins: [
      entry.plugin,
      transpile(),
      stripDescriptions(),
      inlineCss(),
      flavour === 'preact' && preactInsteadOfReact(),
      nodeResolve({ browser: true, exportConditions: ['production'] }),
      replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
      commonjs(),
      earlyImports(entry.id),
      licences(),
      deliver({ flavour, version }),
    ],
    output: {
      dir: join(root, flavour === 'react' ? 'dist/cdn' : `dist/cdn-${flavour}`),
      format: 'es',
      sourcemap: 'hidden',
      manualChunks: chunksBehind([entry.id], 'ucp'),
      onlyExplicitManualChunks: true,
      hoistTransitiveImports: false,
      generatedCode: 'es2015',
      entryFileNames: mainEntry,
      chunkFileNames: '[name]-[hash].js',
      plugins: [minify()],
    },
    onwarn: warn,
  };
}

/** The demo's server as one Node file; the database stays a package, it holds a native part. */
function demo() {
  const builtin = new Set(builtinModules.flatMap((name) => [name, `node:${name}`]));
  return {
    input: { server: join(root, 'demo/service/server.ts') },
    external: (id) => builtin.has(id) || id === 'lmdb',
    plugins: [transpile(), json(), nodeResolve({ preferBuiltins: true, exportConditions: ['node'] }), commonjs()],
    output: { dir: join(root, 'dist/demo'), format: 'es', sourcemap: true, entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    onwarn: warn,
  };
}

const builds = { npm, cdn: () => cdn('react'), 'cdn-preact': () => cdn('preact'), demo };

/** `rollup -c --configOnly=cdn,demo` builds these alone. */
export default function configurations({ configOnly }) {
  const names = configOnly ? configOnly.split(',') : Object.keys(builds);
  return names.map((name) => builds[name]());
}
