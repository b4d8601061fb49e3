import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hostsFolder } from '../../scripts/lib/install.mjs';
import { root } from '../../scripts/lib/project.mjs';
import { npm, run } from '../../scripts/lib/run.mjs';

const inHosts = (...parts) => join(hostsFolder, ...parts);
/** Sites are built below `test/hosts`, because their sources import its packages. */
const built = (name) => inHosts('.cache', name);
const program = (name) => inHosts('node_modules/.bin', name);
const page = (name) => readFileSync(join(built(name), 'index.html'), 'utf8');

/** A copy of a host's sources, beside which its tools may write. */
function copyOf(name, folder) {
  const sources = built(folder);
  rmSync(sources, { recursive: true, force: true });
  cpSync(inHosts(name), sources, { recursive: true });
  return sources;
}

/** The page that Astro renders. */
export async function astroPage() {
  const sources = copyOf('astro', 'astro-site');
  await run(program('astro'), ['build', '--root', sources, '--outDir', built('astro'), '--silent'], {
    env: { ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  return page('astro');
}

/** The page that Eleventy makes of Markdown. */
export async function eleventyPage() {
  const sources = inHosts('eleventy');
  const config = join(sources, 'eleventy.config.js');
  await run(program('eleventy'), [`--config=${config}`, `--input=${sources}`, `--output=${built('eleventy')}`, '--quiet']);
  return page('eleventy');
}

/** Installs the packed package into an application: what a brand would get. The packages that it depends on are the project's. */
async function installPacked(folder) {
  const modules = join(folder, 'node_modules');
  mkdirSync(modules, { recursive: true });
  await npm(['pack', '--ignore-scripts', '--pack-destination', modules]);
  const tarball = readdirSync(modules).find((name) => name.endsWith('.tgz'));
  await run('tar', ['-xzf', join(modules, tarball), '-C', modules]);
  renameSync(join(modules, 'package'), join(modules, 'ucp-elements'));
}

const next = inHosts('node_modules/next/dist/bin/next');

/**
 * The Next application with the packed package, beside the service at this address. It is built and served. With `isDev` it runs as for a
 * developer, who edits the files in `sources`.
 *
 * @typedef {Awaited<ReturnType<typeof startNext>>} NextServer
 * @param {string} service
 */
export async function startNext(service, { isDev = false } = {}) {
  const sources = copyOf('next', isDev ? 'next-dev' : 'next');
  await installPacked(sources);
  const env = {
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_IGNORE_INCORRECT_LOCKFILE: '1',
    NODE_OPTIONS: `--import=${pathToFileURL(inHosts('support/stay-local.mjs'))}`,
    NODE_ENV: isDev ? 'development' : 'production',
    UCP_ROOT: root,
    UCP_SERVICE: service,
  };
  if (!isDev) await run(process.execPath, [next, 'build', sources], { env });
  const server = spawn(process.execPath, [next, isDev ? 'dev' : 'start', sources, '--port', '0', '--hostname', 'localhost'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  /** @type {string} */
  const url = await new Promise((found, failed) => {
    let output = '';
    server.stdout.on('data', (part) => {
      output += part;
      const [address] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (address && output.includes('Ready')) found(address);
    });
    server.once('exit', (code) => failed(new Error(`next ended (${code}):\n${output}`)));
  });
  return {
    url,
    sources,
    async stop() {
      server.kill();
      await ended;
    },
  };
}
