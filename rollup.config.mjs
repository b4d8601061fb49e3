import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import json from '@rollup/plugin-json';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import typescript from '@rollup/plugin-typescript';
import { chunksBehind } from './rollup/chunks.mjs';
import { commandPages, yaml } from './rollup/commands.mjs';
import { deliver } from './rollup/deliver.mjs';
import { earlyImports } from './rollup/early-imports.mjs';
import { cdnEntry, mainEntry, npmFacades } from './rollup/entries.mjs';
import { inlineCss } from './rollup/inline-css.mjs';
import { licences } from './rollup/licences.mjs';
import { minify } from './rollup/minify.mjs';
import { preactInsteadOfReact } from './rollup/preact.mjs';
import { root } from './rollup/root.mjs';
import { bundledSbom, installedSbom } from './rollup/sbom.mjs';
import { stripDescriptions } from './rollup/strip-descriptions.mjs';
import { tableFile, tableNames } from './rollup/tables.mjs';
import { transpile } from './rollup/transpile.mjs';

const { version, dependencies, peerDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/**
 * The npm package. Packages such as React are left to the application. Its files are sorted into chunks like the CDN build. A bundler makes
 * 28 files of all tags from them. With one file for each module it would make 213.
 */
function npm() {
  const modules = [
    ...['src/index', 'src/piece', 'src/element/shell', 'src/element/all-definitions'],
    ...['elements/index', 'elements/react', 'elements/server', 'elements/testing'],
  ];
  const input = Object.fromEntries([
    ...modules.map((name) => [name, join(root, `${name}.ts`)]),
    ...tableNames().map((name) => [`elements/${name}`, tableFile(name)]),
  ]);
  const packages = Object.keys({ ...dependencies, ...peerDependencies });
  return {
    input,
    external: (id) => packages.some((name) => id === name || id.startsWith(`${name}/`)),
    plugins: [
      // Declarations come from one `tsc` call, which also covers modules that no entry reaches.
      typescript({ tsconfig: join(root, 'tsconfig.build.json'), compilerOptions: { emitDeclarationOnly: false, declaration: false } }),
      inlineCss(),
      npmFacades(),
      installedSbom('dist/npm'),
    ],
    output: {
      dir: join(root, 'dist/npm'),
      format: 'es',
      manualChunks: chunksBehind(Object.values(input)),
      onlyExplicitManualChunks: true,
      hoistTransitiveImports: false,
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name].js',
    },
  };
}

/** A CDN build for a script tag: it holds its packages, in chunks that a page loads as its tags need them. */
function cdn(flavour) {
  const entry = cdnEntry();
  const folder = flavour === 'react' ? 'dist/cdn' : `dist/cdn-${flavour}`;
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
      bundledSbom(folder),
      deliver({ flavour, version }),
    ],
    output: {
      dir: join(root, folder),
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
  };
}

/** The demo's server as one file for Node. The database stays a package, because a part of it is native code. */
function demo() {
  return {
    input: { server: join(root, 'demo/service/server.ts') },
    external: (id) => isBuiltin(id) || id === 'lmdb',
    plugins: [transpile(), json(), nodeResolve({ preferBuiltins: true, exportConditions: ['node'] }), commonjs()],
    output: { dir: join(root, 'dist/demo'), format: 'es', sourcemap: true, entryFileNames: '[name].js', chunkFileNames: '[name].js' },
  };
}

/** The commands of the package, with everything that they need: they run without an installed package beside them. */
function cli() {
  return {
    input: { 'ucp-elements': join(root, 'cli/main.ts') },
    external: (id) => isBuiltin(id),
    plugins: [
      yaml(),
      transpile(),
      json(),
      nodeResolve({ preferBuiltins: true, exportConditions: ['node'] }),
      commonjs(),
      licences(),
      bundledSbom('dist/cli'),
      commandPages(),
    ],
    output: {
      plugins: [minify()],
      dir: join(root, 'dist/cli'),
      format: 'es',
      banner: ({ isEntry }) => (isEntry ? '#!/usr/bin/env node' : ''),
      entryFileNames: '[name].js',
      chunkFileNames: '[name].js',
    },
  };
}

/** The brand's own pieces of the demo, bundled as a brand does it: from the npm package, in one file with React or preact. */
function pieces(flavour) {
  return {
    input: { page: join(root, 'demo/pieces/page.ts') },
    plugins: [
      flavour === 'preact' && preactInsteadOfReact(),
      transpile(),
      nodeResolve({ browser: true, exportConditions: ['production'] }),
      replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
      commonjs(),
    ],
    output: {
      plugins: [minify()],
      dir: join(root, flavour === 'react' ? 'dist/pieces' : `dist/pieces-${flavour}`),
      format: 'es',
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
    },
  };
}

/** `ucp-elements check` for the settings page of the WordPress plugin, as a module. */
function wordpress() {
  return {
    input: { check: join(root, 'wordpress/check.ts') },
    plugins: [yaml(), transpile(), json(), nodeResolve({ browser: true }), commonjs(), licences()],
    output: {
      plugins: [minify()],
      dir: join(root, 'dist/wordpress/ucp-elements/assets'),
      format: 'es',
      entryFileNames: '[name].js',
    },
  };
}

const builds = {
  npm,
  cdn: () => cdn('react'),
  'cdn-preact': () => cdn('preact'),
  demo,
  cli,
  wordpress,
  pieces: () => pieces('react'),
  'pieces-preact': () => pieces('preact'),
};

/** `rollup -c` builds everything, `rollup -c --configOnly=cdn,demo` only these. */
export default function configurations({ configOnly }) {
  const names = configOnly ? configOnly.split(',') : Object.keys(builds);
  return names.map((name) => builds[name]());
}
