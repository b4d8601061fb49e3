/**
 * What the packages inside the CDN bundle would leave on the host page's `globalThis`. Each row says what is
 * written there and what stands in its place; a pattern, or a file, that its package no longer has fails the build.
 */
const rewrites = [
  {
    // The epoch of all stores lives on the page's one store object.
    file: /[\\/]nanostores[\\/]atom[\\/]index\.js$/,
    pattern: /globalThis\.nanostoresGlobal \|\|= \{ epoch: 0 \}/,
    by: "((store) => ((store.epoch ||= 0), store))(globalThis[Symbol.for('ucp.store.v1')] ||= {})",
  },
  { file: /[\\/]lit-html[\\/]lit-html\.js$/, pattern: /\(\w+\.litHtmlVersions\?\?=\[\]\)\.push\("[^"]*"\)/, by: '0' },
];

/** Keeps the page's globals to the store symbol. */
export function oneGlobal() {
  const met = new Set();
  return {
    name: 'one-global',
    buildStart: () => met.clear(),
    transform(code, id) {
      const mine = rewrites.find(({ file }) => file.test(id));
      if (!mine) return null;
      const { pattern, by } = mine;
      if (!pattern.test(code)) this.error(`${id} no longer holds ${pattern}: look at what it writes on globalThis now`);
      met.add(mine);
      return { code: code.replace(pattern, by), map: { mappings: '' } };
    },
    buildEnd(failed) {
      const gone = rewrites.filter((row) => !met.has(row));
      if (!failed && gone.length > 0)
        this.error(`Nothing is at ${gone.map(({ file }) => file)} now: look at what its package writes on globalThis`);
    },
  };
}
