import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstall, install } from './debian.mjs';

/** WebKitGTK installs its MiniBrowser outside the path, in a folder named after the processor. */
function webKitFolders() {
  const lib = '/usr/lib';
  const folders = existsSync(lib) ? readdirSync(lib).map((name) => join(lib, name)) : [];
  return [...folders, '/usr/libexec'].flatMap((folder) => ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((name) => join(folder, name)));
}

/**
 * The programs of the tests in Firefox and WebKit. `variable` is the environment variable of another binary. `debian`
 * is the Debian package of the program.
 *
 * @typedef {{ variable: string, names: readonly string[], folders?: () => readonly string[], debian: string }} Program
 * @typedef {'firefox' | 'webKitDriver' | 'miniBrowser' | 'xvfb' | 'pdfToText' | 'pdfToPicture'} ProgramName
 */

/** @type {Readonly<Record<ProgramName, Program>>} */
const programs = {
  firefox: { variable: 'FIREFOX', names: ['firefox-esr', 'firefox'], debian: 'firefox-esr' },
  webKitDriver: { variable: 'WEBKIT_DRIVER', names: ['WebKitWebDriver'], debian: 'webkit2gtk-driver' },
  miniBrowser: { variable: 'MINI_BROWSER', names: ['MiniBrowser'], folders: webKitFolders, debian: 'webkit2gtk-driver' },
  /** A virtual display: WebKitGTK has no headless mode. */
  xvfb: { variable: 'XVFB', names: ['Xvfb'], debian: 'xvfb' },
  /** Reads the text of the pages that Firefox prints. */
  pdfToText: { variable: 'PDFTOTEXT', names: ['pdftotext'], debian: 'poppler-utils' },
  /** Renders those pages as pictures. */
  pdfToPicture: { variable: 'PDFTOPPM', names: ['pdftoppm'], debian: 'poppler-utils' },
};

/** @param {Program} program */
function find({ variable, names, folders = () => [] }) {
  const set = process.env[variable];
  if (set) return existsSync(set) ? set : undefined;
  const places = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', ...folders()];
  return places.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync);
}

/**
 * The path of each program; undefined if it is missing.
 *
 * @returns {Readonly<Record<ProgramName, string | undefined>>}
 */
export function findEngines() {
  const found = Object.entries(programs).map(([name, program]) => [name, find(program)]);
  return Object.fromEntries(found);
}

function missing() {
  return Object.values(programs).filter((program) => !find(program));
}

function byHand(absent) {
  const packages = [...new Set(absent.map(({ debian }) => debian))].join(' ');
  const variables = absent.map(({ names, variable }) => `${variable} to ${names[0]}`).join(', ');
  return `On Debian: sudo apt-get install -y --no-install-recommends ${packages}. Or set ${variables}, and run this again.`;
}

/** Checks that the programs exist. On Debian, as root, it installs missing ones. */
export async function ensureEngines() {
  const absent = missing();
  if (absent.length === 0) return;
  const wrong = absent.find(({ variable }) => process.env[variable]);
  if (wrong) throw new Error(`${wrong.variable} names ${process.env[wrong.variable]}, which is not there. ${byHand(absent)}`);
  if (!canInstall())
    throw new Error(`The tests in Firefox and WebKit need ${absent.map(({ names }) => names[0]).join(', ')}. ${byHand(absent)}`);
  await install([...new Set(absent.map(({ debian }) => debian))]);
  const still = missing();
  if (still.length > 0) throw new Error(`${still[0].debian} was installed, but ${still[0].names[0]} was not found. ${byHand(still)}`);
}
