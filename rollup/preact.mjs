import { join } from 'node:path';
import { root } from './root.mjs';

const stand = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

const quietRoot = join(root, 'src/platform/quiet-root.ts');

/** The preact flavour: the same pieces, drawn by preact/compat, which listens to what a piece asks for alone. */
export function preactInPlaceOfReact() {
  return {
    name: 'preact-in-place-of-react',
    resolveId(source, importer) {
      return Object.hasOwn(stand, source) ? this.resolve(stand[source], importer, { skipSelf: true }) : null;
    },
    transform(_code, id) {
      return id === quietRoot ? "export { createRoot as quietRoot } from 'preact/compat/client';" : null;
    },
  };
}
