/**
 * What the packages inside the CDN bundle would leave on the host page's `globalThis`. Each row says what is
 * written there and what stands in its place; a pattern that no longer occurs in its package fails the build.
 */
const rewrites = [
  {
    // The epoch of all stores lives on the page's one store object.
    file: /[\\/]nanostores[\\/]atom[\\/]index\.js$/,
    pattern: /globalThis\.nanostoresGlobal \|\|= \{ epoch: 0 \}/,
    by: "((store) => ((store.epoch ||= 0), store))(globalThis[Symbol.for('ucp.store.v1')] ||= {})",
  },
  { file: /[\\/]lit-html[\\/]lit-html\.js$/, pattern: /\(\w+\.litHtmlVersions\?\?=\[\]\)\.push\("[^"]*"\)/, by: '0' },
  { file: /[\\/]lit-element[\\/]lit-element\.js$/, pattern: /\(\w+\.litElementVersions\?\?=\[\]\)\.push\("[^"]*"\)/, by: '0' },
  {
    file: /[\\/]reactive-element[\\/]reactive-element\.js$/,
    pattern: /\(\w+\.reactiveElementVersions\?\?=\[\]\)\.push\("[^"]*"\)/,
    by: '0',
  },
  {
    // Only Lit's decorators fill this map, and the library has none.
    file: /[\\/]reactive-element[\\/]reactive-element\.js$/,
    pattern: /Symbol\.metadata\?\?=Symbol\("metadata"\),\w+\.litPropertyMetadata\?\?=new WeakMap;/,
    by: 'const litPropertyMetadata=new WeakMap;',
  },
];

/** Keeps the page's globals to the store symbol. */
export function oneGlobal() {
  return {
    name: 'one-global',
    transform(code, id) {
      const mine = rewrites.filter(({ file }) => file.test(id));
      if (mine.length === 0) return null;
      let text = code;
      for (const { pattern, by } of mine) {
        if (!pattern.test(text)) this.error(`${id} no longer holds ${pattern}: look at what it writes on globalThis now`);
        text = text.replace(pattern, by);
      }
      return { code: text, map: { mappings: '' } };
    },
  };
}
