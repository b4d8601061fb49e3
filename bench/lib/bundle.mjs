import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import json from '@rollup/plugin-json';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { rollup } from 'rollup';
import { inlineCss } from '../../rollup/inline-css.mjs';
import { minify } from '../../rollup/minify.mjs';
import { transpile } from '../../rollup/transpile.mjs';
import { inProject } from '../../scripts/lib/project.mjs';

const adapters = inProject('bench/adapters');
const files = () => (existsSync(adapters) ? readdirSync(adapters).filter((file) => /\.tsx?$/.test(file)) : []);
const nameOf = (file) => file.replace(/\.tsx?$/, '');

/** The adapters by name, from the files of `bench/adapters`. */
export function adapterNames() {
  return files().map(nameOf);
}

const page = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title><body><div id="stage"></div></body></html>';

/** The preload links of the snippet that the documentation site writes. */
function preloads(folder) {
  const { tags } = JSON.parse(readFileSync(inProject('dist', folder, 'manifest.json'), 'utf8'));
  return tags['ucp-plan-card'].preload.map((file) => `<link rel="modulepreload" href="/${folder}/${file}">`).join('\n    ');
}

/** A page with one card, as an author writes it. The demo's member has saved the plan. */
const loadPage = (folder, head = '') => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>One card</title>
    <link rel="icon" href="/pages/favicon.svg">
    <link rel="stylesheet" href="/${folder}/reserve.css">
    <link rel="stylesheet" href="/bench/load.css">
    <script type="module" src="/${folder}/autoload.js"></script>
    ${head}
  </head>
  <body>
    <main>
      <h1>Your plan</h1>
      <ucp-plan-card plan-id="H0609044000"></ucp-plan-card>
      <p>Words below the card.</p>
    </main>
  </body>
</html>
`;

/** The same page written by hand without the library. Loads are compared with it. */
const handPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>One card by hand</title>
    <link rel="icon" href="/pages/favicon.svg">
    <link rel="stylesheet" href="/bench/load.css">
    <script type="module" src="/bench/by-hand.js"></script>
  </head>
  <body>
    <main>
      <h1>Your plan</h1>
      <hand-plan-card plan-id="H0609044000"></hand-plan-card>
      <p>Words below the card.</p>
    </main>
  </body>
</html>
`;

async function bundleOne(name, source, folder, isMinified) {
  const bundle = await rollup({
    input: { [name]: source },
    // A module of which a page uses nothing is left out. So the hand-written page has no React, although it uses sheets and rules of ours.
    treeshake: { moduleSideEffects: false },
    // The library itself comes from the CDN build, as on a real page.
    external: (id) => id.startsWith('/cdn/'),
    plugins: [
      transpile(),
      inlineCss(),
      json(),
      nodeResolve({ browser: true, exportConditions: ['production'] }),
      replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
      commonjs(),
    ],
    onwarn: () => undefined,
  });
  await bundle.write({
    dir: folder,
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: `${name}-[name].js`,
    plugins: isMinified ? [minify()] : [],
  });
  await bundle.close();
}

/**
 * Bundles each adapter with an empty page, and the pages of the loads, into the returned folder. Minifies as a release
 * does, if requested.
 *
 * @param {readonly string[]} names
 * @param {{ isMinified: boolean }} options
 */
export async function bundleAdapters(names, { isMinified }) {
  const folder = inProject('.cache/bench');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'load.css'), 'main { max-width: 26rem }\n');
  for (const [flavour, delivered] of [
    ['react', 'cdn'],
    ['preact', 'cdn-preact'],
  ]) {
    writeFileSync(join(folder, `load-${flavour}.html`), loadPage(delivered, preloads(delivered)));
    writeFileSync(join(folder, `load-${flavour}-line.html`), loadPage(delivered));
  }
  writeFileSync(join(folder, 'load-by-hand.html'), handPage);
  const sources = Object.fromEntries(
    names.map((name) => [
      name,
      join(
        adapters,
        files().find((file) => nameOf(file) === name),
      ),
    ]),
  );
  sources['by-hand'] = inProject('bench/page/by-hand.ts');
  await Promise.all(Object.entries(sources).map(([name, source]) => bundleOne(name, source, folder, isMinified)));
  return folder;
}
