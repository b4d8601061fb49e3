import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { inProject } from './project.mjs';

const path = inProject('.cache/build.lock');

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function holder() {
  try {
    return Number(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function take() {
  mkdirSync(inProject('.cache'), { recursive: true });
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const pid = holder();
    // Left behind by a build that was killed.
    if (pid !== undefined && !isRunning(pid)) rmSync(path, { force: true });
    return false;
  }
}

/** Does the work while no other terminal builds: `npm start` beside `npm test` would write the same files. */
export async function alone(work) {
  while (!take()) await wait(200);
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}
