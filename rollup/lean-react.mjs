import { askedBeside } from './asked-of.mjs';
import { kept } from './lean-react/absent.mjs';
import { cut, rows } from './lean-react/cut.mjs';

const files = /[\\/]node_modules[\\/](react|react-dom)[\\/]cjs[\\/]([\w-]+)\.production\.js$/;
const packages = /[\\/]node_modules[\\/]react(?:-dom)?[\\/]/;

/** The package's entry that a production file stands for. */
const entryOf = {
  react: 'react',
  'react-jsx-runtime': 'react/jsx-runtime',
  'react-dom': 'react-dom',
  'react-dom-client': 'react-dom/client',
};

/**
 * React with the parts that the library never calls left out: hydration, Suspense, transitions, form actions, hoisting and
 * more (`lean-react/absent.mjs`). A module that asks for one of them fails the build, and so does a React that has
 * changed where something was left out.
 */
export function leanReact() {
  const used = new Set();
  let isReact = false;
  return {
    name: 'lean-react',
    buildStart() {
      used.clear();
      isReact = false;
    },
    transform(code, id) {
      const file = files.exec(id);
      isReact ||= packages.test(id);
      if (file) {
        const lean = cut(code, new Set(kept[entryOf[file[2]]]));
        for (const row of lean.used) used.add(row);
        return { code: lean.code, map: { mappings: '' } };
      }
      if (/[\\/]node_modules[\\/]/.test(id) || id.startsWith('\0')) return null;
      const asked = askedBeside(this.parse(code), kept);
      if (asked.length > 0) this.error(`${id} asks for what the delivered React does not have: ${asked.join(', ')}`);
      return null;
    },
    buildEnd(failed) {
      const gone = rows.filter((row) => !used.has(row));
      if (!failed && isReact && gone.length > 0) this.error(`React no longer has what is left out of it: ${gone.join(', ')}`);
    },
  };
}
