import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inProject } from './project.mjs';
import { say } from './steps.mjs';

/** Milliseconds after which a lock without a name is nobody's: it is written at once. */
const UNNAMED = 5_000;

/** Whether another process is there; this one holds nothing yet, though a container may have given its number to an earlier one. */
function isRunning(pid) {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The process that builds, 0 while that is not known; undefined when it was killed. */
function holder(path) {
  try {
    const pid = Number(readFileSync(path, 'utf8'));
    if (pid > 0) return isRunning(pid) ? pid : undefined;
    return Date.now() - statSync(path).mtimeMs < UNNAMED ? 0 : undefined;
  } catch {
    // Gone since: whoever is first takes it.
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

/** Does the work while no other terminal builds: `npm start` beside `npm test` would write the same files. */
export async function alone(work, path = inProject('.cache/build.lock')) {
  let told;
  while (!take(path)) {
    const pid = holder(path);
    if (pid === undefined) rmSync(path, { force: true });
    else if (pid > 0 && pid !== told) say(`… Waiting for the build of process ${pid}; if that builds nothing, remove ${path}`);
    told = pid || told;
    await wait(200);
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}
