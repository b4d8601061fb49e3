/** Checks the npm package as an application meets it: its entry points are sound, and every one can be imported in Node, where there is no document. */
import { tableNames } from '../rollup/tables.mjs';
import { run } from './lib/run.mjs';

await run('publint', ['run', '--strict']).catch((error) => {
  console.error(error.output);
  process.exit(1);
});

const library = await import('ucp-elements');
for (const name of ['configure', 'profile', 'defineElements', 'tables']) {
  if (!(name in library)) throw new Error(`ucp-elements does not export ${name}`);
}
for (const name of tableNames()) await import(`ucp-elements/${name}`);
