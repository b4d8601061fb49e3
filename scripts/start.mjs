/**
 * `npm start` alone, also in a fresh clone: installs what is missing, builds what changed, and serves the demo on
 * `PORT` (4173 when it is not set). Only what Node itself has is imported before the packages are there.
 */
import { spawn } from 'node:child_process';
import { ensureInstalled } from './lib/install.mjs';
import { portTrouble } from './lib/port.mjs';
import { inProject, requireNode, root } from './lib/project.mjs';
import { giveUp } from './lib/steps.mjs';
import { refuseStrangeWords } from './lib/words.mjs';

requireNode();
refuseStrangeWords();
const port = Number(process.env.PORT || 4173);
if (!Number.isInteger(port) || port < 0 || port > 65_535) giveUp(`PORT is "${process.env.PORT}", which is no port.`);

async function makeReady() {
  await ensureInstalled();
  const { build, servedTargets } = await import('./lib/targets.mjs');
  await build(servedTargets);
}

function serve() {
  const server = spawn(process.execPath, [inProject('dist/demo/server.js')], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: String(port) },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code, signal) => process.exit(signal ? 0 : code));
}

const trouble = await portTrouble(port);
if (trouble) giveUp(trouble);
await makeReady().catch((error) => giveUp('The demo could not be made ready.', error));
serve();
