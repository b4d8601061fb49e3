import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './root.mjs';

/** preact's folder, and in it the readable sources that its files are made of: what is cut out of them can be read (`lean-preact.mjs`). */
export const preactFolder = dirname(createRequire(import.meta.url).resolve('preact/package.json'));

const stand = {
  react: 'compat/src/index.js',
  'react-dom': 'compat/src/index.js',
  'react-dom/client': 'compat/client.mjs',
  'react/jsx-runtime': 'jsx-runtime/src/index.js',
  preact: 'src/index.js',
  'preact/hooks': 'hooks/src/index.js',
  'preact/compat': 'compat/src/index.js',
  'preact/compat/client': 'compat/client.mjs',
};

const quietRoot = join(root, 'src/platform/quiet-root.ts');

/** The preact flavour: the same pieces, drawn by preact/compat, which listens to what a piece asks for alone. */
export function preactInPlaceOfReact() {
  return {
    name: 'preact-in-place-of-react',
    resolveId(source) {
      return Object.hasOwn(stand, source) ? join(preactFolder, stand[source]) : null;
    },
    transform(_code, id) {
      return id === quietRoot ? "export { createRoot as quietRoot } from 'react-dom/client';" : null;
    },
  };
}
