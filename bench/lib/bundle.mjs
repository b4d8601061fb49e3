import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import { rollup } from 'rollup';
import { inlineCss } from '../../rollup/inline-css.mjs';
import { json } from '../../rollup/json.mjs';
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

async function bundleOne(name, folder) {
  const bundle = await rollup({
    input: {
      [name]: join(
        adapters,
        files().find((file) => nameOf(file) === name),
      ),
    },
    // What the library itself draws comes from the CDN build, as on a real page.
    external: (id) => id.startsWith('/cdn/'),
    plugins: [
      transpile(),
      inlineCss(),
      json(),
      nodeResolve({ browser: true, exportConditions: ['production'] }),
      replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
      commonjs({ strictRequires: false }),
    ],
    onwarn: () => undefined,
  });
  await bundle.write({
    dir: folder,
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: `${name}-[name].js`,
    plugins: [terser({ module: true })],
  });
  await bundle.close();
}

/** Bundles every adapter on its own, minified like a delivery, beside an empty page; into the returned folder. */
export async function bundleAdapters(names) {
  const folder = inProject('.cache/bench');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), page);
  await Promise.all(names.map((name) => bundleOne(name, folder)));
  return folder;
}
