import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Features, transform } from 'lightningcss';

const query = '?inline';
const version = (major, minor = 0) => (major << 16) | (minor << 8);

/** The oldest browsers that the library supports (docs/browsers.md). */
const targets = {
  chrome: version(109),
  edge: version(109),
  firefox: version(115),
  safari: version(16, 4),
  ios_saf: version(16, 4),
  android: version(109),
  samsung: version(21),
};

/**
 * The minifier would replace `:dir()` by a list of languages, which is wrong. It would also expand `color-scheme`,
 * which only `light-dark()` needs.
 */
const exclude = Features.DirSelector | Features.LightDark;

/**
 * Minifies a stylesheet. Throws with file and line if a rule cannot be parsed.
 *
 * @param {string} source
 * @param {string} fileName
 */
export function minifyCss(source, fileName) {
  const { code, warnings } = transform({ filename: fileName, code: Buffer.from(source), minify: true, targets, exclude });
  const [warning] = warnings;
  if (warning) throw new Error(`${fileName}:${warning.loc.line}: ${warning.message}`);
  return code.toString();
}

/** `import css from './X.css?inline'` returns the minified text of the stylesheet, as in Vite. */
export function inlineCss() {
  return {
    name: 'inline-css',
    resolveId(source, importer) {
      return importer && source.endsWith(`.css${query}`) ? resolve(dirname(importer), source) : null;
    },
    load(id) {
      if (!id.endsWith(`.css${query}`)) return null;
      const path = id.slice(0, -query.length);
      return { code: `export default ${JSON.stringify(minifyCss(readFileSync(path, 'utf8'), path))};`, map: { mappings: '' } };
    },
  };
}
