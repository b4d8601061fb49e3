import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hostsFolder } from '../../scripts/lib/install.mjs';
import { run } from '../../scripts/lib/run.mjs';

const inHosts = (...parts) => join(hostsFolder, ...parts);
/** Sites are built below `test/hosts`, because their sources import its packages. */
const built = (name) => inHosts('.cache', name);
const program = (name) => inHosts('node_modules/.bin', name);
const page = (name) => readFileSync(join(built(name), 'index.html'), 'utf8');

/** The page that Astro renders. Astro writes beside its sources, so it gets a copy of them. */
export async function astroPage() {
  const sources = built('astro-site');
  rmSync(sources, { recursive: true, force: true });
  cpSync(inHosts('astro'), sources, { recursive: true });
  await run(program('astro'), ['build', '--root', sources, '--outDir', built('astro'), '--silent'], {
    env: { ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  return page('astro');
}

/** The page that Eleventy makes of Markdown. */
export async function eleventyPage() {
  await run(program('eleventy'), [`--input=${inHosts('eleventy')}`, `--output=${built('eleventy')}`, '--quiet']);
  return page('eleventy');
}
