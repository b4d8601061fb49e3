import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { transformWithOxc } from 'vite';

const script = /\.tsx?$/;

/** The source file of a relative import of a `.js` file. */
function sourceOf(path) {
  const stem = path.replace(/\.js$/, '');
  return [path, `${stem}.ts`, `${stem}.tsx`].find((candidate) => existsSync(candidate));
}

/** Removes the types from TypeScript, one file at a time. `tsc` checks them. The tests use the same transformer. */
export function transpile() {
  return {
    name: 'transpile',
    resolveId(source, importer) {
      if (!importer || !source.startsWith('.') || !source.endsWith('.js')) return null;
      return sourceOf(resolve(dirname(importer), source)) ?? null;
    },
    load(id) {
      return script.test(id) ? readFileSync(id, 'utf8') : null;
    },
    async transform(code, id) {
      if (!script.test(id)) return null;
      const { code: transpiled, map } = await transformWithOxc(code, id, {
        target: 'es2022',
        jsx: { runtime: 'automatic', development: false },
      });
      return { code: transpiled, map };
    },
  };
}
