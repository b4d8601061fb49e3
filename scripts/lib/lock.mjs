import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inProject } from './project.mjs';
import { say } from './steps.mjs';

/**
 * Milliseconds after which a lock without a process id is ignored. The id is written right after the file is created.
 */
const UNNAMED = 5_000;

/** Whether another process is running. The current process holds no lock, though a container may reuse its id. */
function isRunning(pid) {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The id of the process that builds; 0 if it is not known yet; undefined if it was killed. */
function holder(path) {
  try {
    const pid = Number(readFileSync(path, 'utf8'));
    if (pid > 0) return isRunning(pid) ? pid : undefined;
    return Date.now() - statSync(path).mtimeMs < UNNAMED ? 0 : undefined;
  } catch {
    // The lock was removed since. The first process to try takes it.
    return 0;
  }
}

function take(path) {
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

/**
 * Runs the work while no other process builds: `npm start` and `npm test` would write the same files.
 *
 * @template T
 * @param {() => Promise<T> | T} work
 */
export async function alone(work, path = inProject('.cache/build.lock')) {
  let announcedPid;
  while (!take(path)) {
    const pid = holder(path);
    if (pid === undefined) rmSync(path, { force: true });
    else if (pid > 0 && pid !== announcedPid) say(`… Waiting for the build of process ${pid}; if that builds nothing, remove ${path}`);
    announcedPid = pid || announcedPid;
    await wait(200);
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}
