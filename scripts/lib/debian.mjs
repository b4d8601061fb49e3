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

/** Installs Debian packages without their recommended packages. */
export async function install(packages) {
  say(`… Installing ${packages[0]} (apt-get install ${packages.join(' ')})`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env });
}
