import { execFile, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hostsFolder } from '../../../scripts/lib/install.mjs';
import { inProject } from '../../../scripts/lib/project.mjs';
import { npm } from '../../../scripts/lib/run.mjs';

/** The environment of a developer's terminal, without the variables of Vitest, which Vite would read. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(NODE_ENV|TEST|VITEST.*|MODE|DEV|PROD|SSR|BASE_URL|FORCE_COLOR)$/.test(name)),
);

export interface Ended {
  readonly code: number;
  readonly output: string;
}

export interface Started {
  readonly address: string;
  /** Resolves when the program has ended. */
  readonly end: () => Promise<void>;
}

/** An application that starts as an empty folder, outside the project. */
export interface NewApplication {
  readonly write: (files: Readonly<Record<string, string>>) => void;
  readonly read: (path: string) => string;
  /** Runs a program of the application's packages, or npm, and waits for its end. */
  readonly run: (program: string, ...args: readonly string[]) => Promise<Ended>;
  /** Starts a program of the application's packages that prints its address. */
  readonly start: (program: string, ...args: readonly string[]) => Promise<Started>;
  /** Removes the folder. */
  readonly remove: () => void;
}

/** The lock file of the template, which the test installs. */
export const storedLock = join(hostsFolder, 'from-nothing/package-lock.json');

/** A lock file as it is stored: without our own package, which differs by each build, and without where the others came from. */
export function lockToStore(text: string): string {
  const lock = JSON.parse(text) as { packages: Record<string, { resolved?: string; dependencies?: Record<string, string> }> };
  delete lock.packages['node_modules/ucp-elements'];
  delete lock.packages['']?.dependencies?.['ucp-elements'];
  for (const one of Object.values(lock.packages)) delete one.resolved;
  return `${JSON.stringify(lock, null, 2)}\n`;
}

/** The lines of the first `sh` block below a heading of a document. */
export function commandsIn(document: string, heading: string): readonly string[] {
  const [, section = ''] = readFileSync(inProject(document), 'utf8').split(heading);
  const [, block = ''] = /^```sh\n(.*?)^```$/ms.exec(section) ?? [];
  return block.trim().split('\n');
}

function runIn(folder: string, command: string, args: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const options = { cwd: folder, env: environment, maxBuffer: 1e8 };
    execFile(command, [...args], options, (error, out, err) => resolve({ code: error ? Number(error.code ?? 1) : 0, output: out + err }));
  });
}

function startIn(folder: string, command: string, args: readonly string[]): Promise<Started> {
  const child = spawn(command, args, { cwd: folder, env: { ...environment, NO_COLOR: '1' }, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = () => {
    child.kill();
    return ended;
  };
  return new Promise((resolve, reject) => {
    let output = '';
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${command} ended with ${code}: ${output}`)));
    child.stdout.on('data', (text: Buffer) => {
      output += text.toString();
      const [address] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (address) resolve({ address, end });
    });
  });
}

/**
 * Makes the application by the document's commands: the template of `create-vite`, and the packed package. The template's packages are
 * those of a stored lock file, so that a new release of one of them cannot fail the test.
 */
export async function applicationBy(commands: readonly string[]): Promise<NewApplication> {
  const folder = mkdtempSync(join(tmpdir(), 'ucp-from-nothing-'));
  const expected = [/^npm create vite@\S+ (\S+) -- (.*)$/, /^cd (\S+)$/, /^npm install (\S+\.tgz)$/];
  const [create, enter, install] = expected.map((pattern, at) => pattern.exec(commands[at] ?? ''));
  if (!create || !enter || !install) throw new Error('The document creates an application in another way');
  const [, name = '', options = ''] = create;
  const application = join(folder, enter[1] ?? '');

  await npm(['pack', '--ignore-scripts', '--pack-destination', folder]);
  if (!readdirSync(folder).some((file) => install[1] === `../${file}`)) throw new Error(`npm pack wrote another file than ${install[1]}`);
  const created = await runIn(folder, process.execPath, [
    join(hostsFolder, 'node_modules/create-vite/index.js'),
    name,
    ...options.split(' '),
  ]);
  if (created.code !== 0) throw new Error(created.output);
  copyFileSync(storedLock, join(application, 'package-lock.json'));
  const installed = await runIn(application, 'npm', ['install', install[1] ?? '', '--no-audit', '--no-fund']);
  if (installed.code !== 0) throw new Error(installed.output);

  const program = (called: string) => (called === 'npm' ? called : join(application, 'node_modules/.bin', called));
  return {
    write(files) {
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(application, path)), { recursive: true });
        writeFileSync(join(application, path), text);
      }
    },
    read: (path) => readFileSync(join(application, path), 'utf8'),
    run: (called, ...args) => runIn(application, program(called), args),
    start: (called, ...args) => startIn(application, program(called), args),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
