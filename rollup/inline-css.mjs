import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Features, transform } from 'lightningcss';

const query = '?inline';
const version = (major, minor = 0) => (major << 16) | (minor << 8);

/**
 * The oldest browsers that the library is for (docs/browsers.md). All of them know cascade layers and container queries, so the minifier
 * keeps these as they are written.
 */
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
 * What the minifier would write for `:dir()` is a list of languages, and not the direction of the page; and what it would add to every
 * `color-scheme` is for `light-dark()`, which no stylesheet has.
 */
const exclude = Features.DirSelector | Features.LightDark;

/** A stylesheet's text, minified; a rule that cannot be read fails the build with its place. */
export function minifyCss(source, fileName) {
  const { code, warnings } = transform({ filename: fileName, code: Buffer.from(source), minify: true, targets, exclude });
  const [warning] = warnings;
  if (warning) throw new Error(`${fileName}:${warning.loc.line}: ${warning.message}`);
  return code.toString();
}

/** `import css from './X.css?inline'` answers the stylesheet's text, as in Vite, minified. */
export function inlineCss() {
  return {
    name: 'inline-css',
    resolveId(source, importer) {
      return importer && source.endsWith(`.css${query}`) ? resolve(dirname(importer), source) : null;
    },
    load(id) {
      if (!id.endsWith(`.css${query}`)) return null;
      const path = id.slice(0, -query.length);
      this.addWatchFile(path);
      return { code: `export default ${JSON.stringify(minifyCss(readFileSync(path, 'utf8'), path))};`, map: { mappings: '' } };
    },
  };
}
