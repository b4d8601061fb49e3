import { existsSync, readFileSync } from 'node:fs';
import { inProject } from './project.mjs';
import { npm } from './run.mjs';
import { say } from './steps.mjs';

function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** Whether `node_modules` holds what the lock names; packages for other platforms may be absent. */
function isInstalled() {
  const wanted = readLock(inProject('package-lock.json'));
  const held = readLock(inProject('node_modules/.package-lock.json'));
  if (!wanted || !held) return false;
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (path === '' || link) return true;
    if (!held[path]) return optional === true;
    return held[path].version === version && existsSync(inProject(path));
  });
}

/** Installs the locked packages unless they are there. Resolves to whether it had to. */
export async function ensureInstalled() {
  if (isInstalled()) return false;
  say('… Installing packages (npm ci)');
  await npm(['ci', '--no-audit', '--no-fund'], { show: true });
  return true;
}
