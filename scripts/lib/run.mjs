import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { inProject, root } from './project.mjs';

/** A command that failed, with its output. */
class CommandFailed extends Error {
  constructor(command, code, output) {
    super(`${command} ended with code ${code}`);
    this.output = output;
  }
}

/** @typedef {{ show?: boolean, env?: Readonly<Record<string, string | undefined>> }} Options */

/** The project's own programs come first in the path. */
function environment(extra) {
  return { ...process.env, PATH: `${inProject('node_modules/.bin')}${delimiter}${process.env.PATH}`, ...extra };
}

const onWindows = process.platform === 'win32';

/**
 * Runs a command in the project's folder and waits until it ends.
 * Returns its output, or throws an error with it. `show: true` also prints the output as it comes.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Options} options
 * @returns {Promise<string>}
 */
export function run(command, args, { show = false, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: environment({ ...(show && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...env }),
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: onWindows,
    });
    const parts = [];
    for (const name of ['stdout', 'stderr']) {
      child[name].on('data', (part) => {
        parts.push(part);
        if (show) process[name].write(part);
      });
    }
    child.on('error', (/** @type {NodeJS.ErrnoException} */ error) => reject(new CommandFailed(command, error.code, error.message)));
    child.on('close', (code) => {
      const output = Buffer.concat(parts).toString();
      if (code === 0) resolve(output);
      else reject(new CommandFailed([command, ...args].join(' '), code, output));
    });
  });
}

/**
 * Runs npm: the one that started this process, or the one on the path.
 *
 * @param {readonly string[]} args
 * @param {Options} [options]
 */
export function npm(args, options) {
  const own = process.env.npm_execpath;
  return own?.endsWith('.js') ? run(process.execPath, [own, ...args], options) : run('npm', args, options);
}
