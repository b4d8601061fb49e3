/**
 * `npm start` works in a fresh clone. It installs missing packages, and builds the React flavor and the demo server if
 * they changed. It serves the demo on `PORT` (4173 by default). Meanwhile it builds the Preact flavor, the pieces of the
 * demo and the documentation site; requests for them wait.
 * Imports at the top come from Node only, because the packages may be missing.
 */
import { spawn } from 'node:child_process';
import { ensureInstalled } from './lib/install.mjs';
import { portTrouble } from './lib/port.mjs';
import { inProject, requireNode, root } from './lib/project.mjs';
import { giveUp, say } from './lib/steps.mjs';
import { refuseStrangeWords } from './lib/words.mjs';

requireNode();
refuseStrangeWords();
const port = Number(process.env.PORT || 4173);
if (!Number.isInteger(port) || port < 0 || port > 65_535) giveUp(`PORT is "${process.env.PORT}", which is no port.`);

async function prepare() {
  await ensureInstalled();
  const { build, staleTargets } = await import('./lib/targets.mjs');
  await build(['cdn', 'demo']);
  return { build, staleTargets };
}

/** What is built in the background. The server has each below its name. */
const names = {
  'cdn-preact': 'the preact flavor',
  pieces: 'the demo’s own pieces',
  'pieces-preact': 'the same on preact',
  docs: 'the documentation (at /docs/)',
};

/** Starts the server. Requests below the `pending` paths wait until the server gets the path as a message. */
function serve(pending) {
  const server = spawn(process.execPath, [inProject('dist/demo/server.js'), ...pending.flatMap((path) => ['--pending', path])], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PORT: String(port) },
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => server.kill(signal));
  server.on('exit', (code, signal) => process.exit(signal ? 0 : code));
  return server;
}

const trouble = await portTrouble(port);
if (trouble) giveUp(trouble);
const { build, staleTargets } = await prepare().catch((error) => giveUp('The demo could not be built.', error));
const later = staleTargets(Object.keys(names));
const server = serve(later.map((name) => `/${name}`));
if (later.length > 0) {
  say(`… The demo is served. In the background: ${later.map((name) => names[name]).join(', ')}; pages that ask for them wait.`);
  for (const name of later) {
    await build([name]).catch((error) => say(`✗ Could not build: ${names[name]}.\n${error.output ?? error.message}`));
    if (server.connected) server.send(`/${name}`);
  }
}
