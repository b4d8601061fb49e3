import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { vi } from 'vitest';
import { findWordPress } from '../../../scripts/lib/wordpress/programs.mjs';

/** A WordPress of its own, in a temporary folder: PHP's own server, and a MariaDB that listens on a socket there. */
export interface WordPress {
  readonly url: string;
  /** The folder of the site. */
  readonly folder: string;
  /** Runs PHP with WordPress loaded. `$given` is what is handed over; resolves to what the code returns. Both are JSON. */
  run<R>(code: string, given?: unknown): Promise<R>;
  stop(): Promise<void>;
}

/** Milliseconds for a server to start on a busy machine. */
const PATIENCE = 60_000;

const execute = promisify(execFile);

function program(name: keyof ReturnType<typeof findWordPress>): string {
  const path = findWordPress()[name];
  if (!path) throw new Error(`${name} is missing`);
  return path;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, 'localhost', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  // The whole group: PHP's server leaves its workers when it ends alone.
  if (child.pid) process.kill(-child.pid);
  await ended;
}

/** An empty database without passwords, for this test alone: what would make it safe against a power cut is off. */
async function startDatabase(folder: string): Promise<{ readonly socket: string; readonly server: ChildProcess }> {
  const data = join(folder, 'data');
  const socket = join(folder, 'sql.sock');
  await execute(program('installDatabase'), [
    '--no-defaults',
    `--datadir=${data}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    ...(process.getuid?.() === 0 ? ['--user=root'] : []),
  ]);
  const quick = ['--innodb-flush-log-at-trx-commit=0', '--innodb-buffer-pool-size=64M', '--skip-innodb-doublewrite', '--skip-log-bin'];
  const server = spawn(
    program('database'),
    [
      '--no-defaults',
      `--datadir=${data}`,
      `--socket=${socket}`,
      `--pid-file=${join(folder, 'sql.pid')}`,
      '--skip-networking',
      ...quick,
      ...(process.getuid?.() === 0 ? ['--user=root'] : []),
    ],
    { stdio: 'ignore', detached: true },
  );
  const connect = `exit(@mysqli_real_connect($c = mysqli_init(), null, 'root', '', null, 0, ${JSON.stringify(socket)}) && $c->query('create database if not exists wordpress') ? 0 : 1);`;
  await vi.waitUntil(
    () =>
      execute(program('php'), ['-r', `mysqli_report(MYSQLI_REPORT_OFF); ${connect}`]).then(
        () => true,
        () => false,
      ),
    { timeout: PATIENCE, interval: 200 },
  );
  return { socket, server };
}

function writeConfig(site: string, socket: string, url: string): void {
  const constants = {
    DB_NAME: 'wordpress',
    DB_USER: 'root',
    DB_PASSWORD: '',
    DB_HOST: `localhost:${socket}`,
    WP_HOME: url,
    WP_SITEURL: url,
    WP_CONTENT_DIR: join(site, 'wp-content'),
    FS_METHOD: 'direct',
    // Nothing outside is asked, and nothing runs that no test has started.
    WP_HTTP_BLOCK_EXTERNAL: true,
    DISABLE_WP_CRON: true,
    AUTOMATIC_UPDATER_DISABLED: true,
    WP_DEBUG: true,
    WP_DEBUG_DISPLAY: false,
    WP_DEBUG_LOG: join(site, 'debug.log'),
  };
  const lines = Object.entries(constants).map(([name, value]) => `define('${name}', ${JSON.stringify(value)});`);
  const keys = ['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'].flatMap((name) => [`${name}_KEY`, `${name}_SALT`]);
  const secrets = keys.map((name) => `define('${name}', '${name} of a test');`);
  const start = "if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');\nrequire_once ABSPATH . 'wp-settings.php';";
  writeFileSync(join(site, 'wp-config.php'), `<?php\n${[...lines, ...secrets].join('\n')}\n$table_prefix = 'wp_';\n${start}\n`);
}

export async function startWordPress(): Promise<WordPress> {
  const folder = mkdtempSync(join(tmpdir(), 'ucp-wordpress-'));
  const site = join(folder, 'site');
  const children: ChildProcess[] = [];
  const stop = async () => {
    await Promise.all(children.map(end));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    cpSync(program('wordpress'), site, { recursive: true, dereference: true, filter: (path) => !path.endsWith('.htaccess') });
    mkdirSync(join(site, 'wp-content/uploads'), { recursive: true });
    const { socket, server } = await startDatabase(folder);
    children.push(server);
    const url = `http://localhost:${await freePort()}`;
    writeConfig(site, socket, url);
    await execute(program('php'), [join(import.meta.dirname, 'install.php'), site]);
    const settings = ['upload_max_filesize=16M', 'post_max_size=16M', 'memory_limit=256M', 'opcache.enable=1'].flatMap((one) => [
      '-d',
      one,
    ]);
    children.push(
      // A browser keeps connections open, and each takes a worker for itself.
      spawn(program('php'), [...settings, '-S', new URL(url).host, '-t', site], {
        stdio: 'ignore',
        detached: true,
        env: { ...process.env, PHP_CLI_SERVER_WORKERS: '16' },
      }),
    );
    await vi.waitUntil(
      () =>
        fetch(`${url}/wp-login.php`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: PATIENCE, interval: 100 },
    );
    const run = async <R>(code: string, given: unknown = null): Promise<R> => {
      const file = join(folder, 'run.php');
      const work = `function work($given) { ${code} }\n$given = json_decode(file_get_contents('${folder}/given.json'), true);`;
      writeFileSync(join(folder, 'given.json'), JSON.stringify(given));
      writeFileSync(file, `<?php\nrequire '${site}/wp-load.php';\n${work}\necho "\\n", json_encode(work($given));`);
      const { stdout } = await execute(program('php'), [file], { maxBuffer: 1e8 });
      return JSON.parse(stdout.slice(stdout.lastIndexOf('\n'))) as R;
    };
    return { url, folder: site, run, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
