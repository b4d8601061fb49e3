import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inProject, root } from './project.mjs';

/**
 * The URL that the server prints, such as `http://localhost:41234`. Rejects with its output if it ends before that.
 *
 * @returns {Promise<string>}
 */
function addressOf(server) {
  let output = '';
  return new Promise((found, failed) => {
    const onOutput = (part) => {
      output += part;
      const [address] = /http:\/\/\S+:\d+/.exec(output) ?? [];
      if (address) found(address);
    };
    server.stdout.on('data', onOutput);
    server.stderr.on('data', onOutput);
    server.once('exit', (code) => failed(new Error(`the demo server ended (${code}):\n${output}`)));
  });
}

/**
 * Serves the built demo on a free local port, with a temporary database.
 *
 * @param {Readonly<Record<string, string>>} folders folders to add, such as `{ '/bench': '.cache/bench' }`
 */
export async function startDemo(folders = {}) {
  const database = mkdtempSync(join(tmpdir(), 'ucp-demo-'));
  const further = Object.entries(folders).flatMap(([place, folder]) => ['--folder', `${place}=${folder}`]);
  const server = spawn(process.execPath, [inProject('dist/demo/server.js'), '--data', database, ...further], {
    cwd: root,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await addressOf(server);
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill();
      await ended;
      rmSync(database, { recursive: true, force: true });
    },
  };
}
