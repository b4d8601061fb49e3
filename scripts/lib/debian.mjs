import { existsSync, readFileSync } from 'node:fs';
import { run } from './run.mjs';
import { say } from './steps.mjs';

function isDebian() {
  return (
    existsSync('/etc/debian_version') ||
    (existsSync('/etc/os-release') && /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8')))
  );
}

/** Whether this account may install Debian packages on this machine. */
export function canInstall() {
  return isDebian() && process.getuid?.() === 0;
}

/** The last installation: apt-get refuses a second one at the same time, and two groups of tests may need one. */
let last = Promise.resolve();

async function installNow(packages) {
  say(`… Installing ${packages[0]} (apt-get install ${packages.join(' ')})`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env });
}

/** Installs Debian packages without their recommended packages. */
export function install(packages) {
  const work = last.then(() => installNow(packages));
  last = work.catch(() => undefined);
  return work;
}
