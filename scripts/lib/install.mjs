import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { inProject, root } from './project.mjs';
import { npm } from './run.mjs';
import { say } from './steps.mjs';

function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** Whether `node_modules` of this folder has the locked packages. Packages for other platforms may be missing, and those for tests. */
function isInstalled(folder, { forTests = true } = {}) {
  const wanted = readLock(join(folder, 'package-lock.json'));
  const held = readLock(join(folder, 'node_modules/.package-lock.json'));
  if (!wanted || !held) return false;
  return Object.entries(wanted).every(([path, { version, optional, link, dev }]) => {
    if (path === '' || link || (dev && !forTests)) return true;
    if (!held[path]) return optional === true;
    return held[path].version === version && existsSync(join(folder, path));
  });
}

/** Installs the locked packages if they are missing. Resolves to whether it installed them. */
export async function ensureInstalled() {
  if (isInstalled(root)) return false;
  say('… Installing packages (npm ci)');
  await npm(['ci', '--no-audit', '--no-fund'], { show: true });
  return true;
}

/** Frameworks, site builders and editors that only the host tests use. */
export const hostsFolder = inProject('test/hosts');

/**
 * Installs the packages of the host tests if they are missing. The link `ucp-elements` points to the project's folder, so that a
 * host application imports the built package by its name.
 */
export async function ensureHostsInstalled() {
  if (!isInstalled(hostsFolder)) {
    say('… Installing the packages of the host tests (npm ci in test/hosts)');
    await npm(['ci', '--no-audit', '--no-fund', '--prefix', hostsFolder], { show: true });
  }
  const link = join(hostsFolder, 'node_modules/ucp-elements');
  if (!existsSync(link)) symlinkSync(root, link, 'junction');
}

const siteFolder = inProject('docs/site');

/** Installs the packages of the documentation site if they are missing. `forTests` adds those that only its tests use. */
export async function ensureSiteInstalled({ forTests = false } = {}) {
  if (isInstalled(siteFolder, { forTests })) return;
  say('… Installing the packages of the documentation site (npm ci in docs/site)');
  await npm(['ci', '--no-audit', '--no-fund', ...(forTests ? [] : ['--omit=dev']), '--prefix', siteFolder], { show: true });
}
