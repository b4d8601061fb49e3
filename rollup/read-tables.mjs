import { join } from 'node:path';
import { rollup } from 'rollup';
import { root } from './root.mjs';
import { transpile } from './transpile.mjs';

/**
 * The element tables as data, read from the sources without their pieces: what a build writes about the tags
 * (reserve stylesheet, manifests for editors) comes from here.
 */
export async function readTables() {
  const bundle = await rollup({
    input: join(root, 'elements/index.ts'),
    plugins: [{ name: 'no-pieces', resolveDynamicImport: (id) => ({ id: String(id), external: true }) }, transpile()],
    onwarn: () => undefined,
  });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  const { tables } = await import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`);
  return tables;
}
