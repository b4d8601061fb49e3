import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstall, install } from '../debian.mjs';
import { run } from '../run.mjs';

/** WordPress and the programs that it runs on, for the tests of the plugin. */

const programs = { php: ['php'], database: ['mariadbd', 'mysqld'], installDatabase: ['mariadb-install-db', 'mysql_install_db'] };

/** Where Debian puts WordPress, and its theme. */
const folders = { wordpress: '/usr/share/wordpress', theme: '/usr/share/wordpress/wp-content/themes/twentytwentythree' };

/** Extensions of PHP that WordPress needs. */
const extensions = ['mysqli', 'dom'];

const packages = ['wordpress', 'wordpress-theme-twentytwentythree', 'php-cli', 'php-mysql', 'php-xml', 'mariadb-server'];

/** @param {readonly string[]} names */
function find(names) {
  const places = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin'];
  return places.flatMap((place) => names.map((name) => join(place, name))).find(existsSync);
}

/**
 * The path of each program and folder; undefined if it is missing.
 *
 * @returns {Readonly<Record<'php' | 'database' | 'installDatabase' | 'wordpress' | 'theme', string | undefined>>}
 */
export function findWordPress() {
  const found = Object.entries(programs).map(([name, names]) => [name, find(names)]);
  const there = Object.entries(folders).map(([name, path]) => [name, existsSync(path) ? path : undefined]);
  return Object.fromEntries([...found, ...there]);
}

async function isComplete() {
  const { php, ...others } = findWordPress();
  if (!php || Object.values(others).includes(undefined)) return false;
  const modules = await run(php, ['-m']);
  return extensions.every((name) => modules.split('\n').includes(name));
}

/** Checks that WordPress and its programs are there. On Debian, as root, it installs them. */
export async function ensureWordPress() {
  if (await isComplete()) return;
  const byHand = `On Debian: sudo apt-get install -y --no-install-recommends ${packages.join(' ')}, and run this again.`;
  if (!canInstall()) throw new Error(`The tests of the plugin need WordPress. ${byHand}`);
  await install(packages);
  if (!(await isComplete())) throw new Error(`The packages were installed, but WordPress was not found. ${byHand}`);
}
