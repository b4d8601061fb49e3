import { join } from 'node:path';
import { rollup } from 'rollup';
import { root } from './root.mjs';
import { transpile } from './transpile.mjs';

/** The exports of a module of the project, run in Node without its pieces: they stay behind their `import()`. */
async function evaluated(input) {
  const bundle = await rollup({
    input: join(root, input),
    plugins: [{ name: 'no-pieces', resolveDynamicImport: (id) => ({ id: String(id), external: true }) }, transpile()],
    onwarn: () => undefined,
  });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  return import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`);
}

/** The element tables as data: what a build writes about the tags comes from here. */
export async function readTables() {
  return (await evaluated('elements/index.ts')).tables;
}

/** All that is described of the library: the tables, the events, and the settings with their defaults. */
export async function readSources() {
  const [{ tables }, { eventNotes }, { cancelable }, { defaultSettings }, { defaultEndpoints }] = await Promise.all(
    [
      'elements/index.ts',
      'src/platform/event-notes.ts',
      'src/platform/events.ts',
      'src/domain/settings/defaults.ts',
      'src/services/endpoints.ts',
    ].map(evaluated),
  );
  return { tables, eventNotes, cancelable, defaultSettings, defaultEndpoints };
}
