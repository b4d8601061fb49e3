import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { version } from '../../src/shared/version.js';
import type { Folders } from './files/find-file.js';
import { startServer } from './start.js';

const DEFAULT_PORT = 4173;

const project = fileURLToPath(new URL('../..', import.meta.url));

/** Serves a build under its version too, as a CDN does, where two versions exist side by side. */
const built = (folder: string): Folders => ({
  [`/${folder}`]: join(project, 'dist', folder),
  [`/${folder}/${version}`]: join(project, 'dist', folder),
});

/** The demo's pages and the build outputs, relative to `dist/demo/server.js`. */
const projectFolders: Folders = {
  '/': join(project, 'demo/pages'),
  '/pages': join(project, 'demo/pages'),
  '/tools': join(project, 'demo/tools'),
  ...built('cdn'),
  ...built('cdn-preact'),
  '/npm': join(project, 'dist/npm'),
  '/pieces': join(project, 'dist/pieces'),
  '/pieces-preact': join(project, 'dist/pieces-preact'),
  // Before they are built, `demo/pages` has a page in their place that says how to build them.
  '/docs': join(project, 'dist/docs'),
  '/storybook': join(project, 'storybook-static'),
};

/** `--folder /cdn=dist/cdn`, repeatable, overrides the default folders. */
function askedFolders(entries: readonly string[]): Folders {
  return Object.fromEntries(
    entries.map((entry) => {
      const [, prefix, folder] = /^(\/[^=]*)=(.+)$/.exec(entry) ?? [];
      if (prefix === undefined || folder === undefined) throw new Error('--folder takes /prefix=folder');
      return [prefix, resolve(folder)];
    }),
  );
}

/**
 * Waits for builds of the parent process. `--pending /cdn-preact` names one by its path. The parent sends that path as
 * a message when the build has finished. Requests for its files wait until then.
 */
function waitForBuilds(prefixes: readonly string[]): (path: string) => Promise<void> {
  const pending = new Set(prefixes);
  const waiting = new Map<string, (() => void)[]>();
  process.on('message', (prefix: string) => {
    pending.delete(prefix);
    for (const resume of waiting.get(prefix) ?? []) resume();
    waiting.delete(prefix);
  });
  return async (path) => {
    const prefix = [...pending].find((one) => path === one || path.startsWith(`${one}/`));
    if (!prefix) return;
    await new Promise<void>((resume) => waiting.set(prefix, [...(waiting.get(prefix) ?? []), resume]));
  };
}

function portOf(text: string | undefined): number {
  const port = text ? Number(text) : DEFAULT_PORT;
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error('PORT must be a number from 0 to 65535');
  return port;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { folder: { type: 'string', multiple: true }, pending: { type: 'string', multiple: true }, data: { type: 'string' } },
  });
  const port = portOf(process.env.PORT);
  const server = await startServer({
    port,
    // One folder per port, so that two servers have separate shoppers.
    dataFolder: resolve(values.data ?? join(project, `.cache/demo-${port}`)),
    folders: { ...projectFolders, ...askedFolders(values.folder ?? []) },
    untilBuilt: waitForBuilds(values.pending ?? []),
  });
  console.info(`The demo is at ${server.address} (this machine only; invented people). Ctrl+C ends it.`);
  const end = () => {
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : 'The demo could not be started');
  process.exitCode = 1;
}
