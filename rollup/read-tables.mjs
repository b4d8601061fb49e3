import { join } from 'node:path';
import { rollup } from 'rollup';
import { root } from './root.mjs';
import { transpile } from './transpile.mjs';

/** Runs modules of the project in Node and returns all that they export. Components are not loaded: `import()` stays as it is. */
async function evaluate(...files) {
  const source = files.map((file) => `export * from ${JSON.stringify(join(root, file))};`).join('\n');
  const virtual = {
    name: 'virtual',
    resolveId: (id) => (id === '\0all' ? id : null),
    load: (id) => (id === '\0all' ? source : null),
    resolveDynamicImport: (id) => ({ id: String(id), external: true }),
  };
  const bundle = await rollup({ input: '\0all', plugins: [virtual, transpile()], onwarn: () => undefined });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  return import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`);
}

/** The definitions of all tags, in reading order. */
export async function readTables() {
  return (await evaluate('elements/index.ts')).tables;
}

/** The stylesheet of the skeletons that servers write. */
export async function readSkeletonsCss() {
  const { tables, skeletonStylesheet } = await evaluate('elements/index.ts', 'src/element/skeleton-html.ts');
  return skeletonStylesheet(tables);
}

/** The definitions, and the function that makes the HTML of their first paints. */
export function readSkeletons() {
  return evaluate('elements/index.ts', 'src/element/skeleton-html.ts');
}

/** The rules and words for what somebody types as a setting. */
export function readSettingRules() {
  const sources = ['allowed', 'defaults'].map((name) => `src/shared/settings/${name}.ts`);
  return evaluate(...sources, 'src/shared/brands.ts', 'src/shared/http/endpoints.ts', 'cli/typed-words.ts');
}

/**
 * The source of the descriptions.
 *
 * @returns {Promise<{
 *   tables: readonly import('../src/element/definition.js').ElementDefinition[],
 *   eventNotes: Readonly<Record<string, string>>,
 *   cancelable: ReadonlySet<string>,
 *   defaultSettings: Readonly<Record<string, unknown>>,
 *   defaultEndpoints: Readonly<Record<string, string>>,
 * }>}
 */
export function readSources() {
  const settings = ['src/shared/settings/defaults.ts', 'src/shared/http/endpoints.ts'];
  return evaluate('elements/index.ts', 'src/element/event-notes.ts', 'src/shared/events.ts', ...settings);
}
