import { cpSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../../scripts/lib/project.mjs';
import { run } from '../../scripts/lib/run.mjs';

const made = (name: string) => resolve(root, '.cache/hosts', name);
const page = (name: string) => readFileSync(resolve(made(name), 'index.html'), 'utf8');

/** The page that Astro renders. It writes beside its sources, so that it works on a copy of them. */
export async function astroPage(): Promise<string> {
  const sources = made('astro-site');
  rmSync(sources, { recursive: true, force: true });
  cpSync(resolve(import.meta.dirname, 'astro'), sources, { recursive: true });
  await run('astro', ['build', '--root', sources, '--outDir', made('astro'), '--silent'], {
    env: { ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  return page('astro');
}

/** The page that Eleventy makes of Markdown. */
export async function eleventyPage(): Promise<string> {
  await run('eleventy', [`--input=${resolve(import.meta.dirname, 'eleventy')}`, `--output=${made('eleventy')}`, '--quiet']);
  return page('eleventy');
}
