import type { Server } from 'node:http';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { createApp } from './app.js';
import { chicagoTime } from './demo-date.js';
import type { Folders } from './files/find-file.js';
import { serveFiles } from './files/serve-files.js';
import type { ProfileStore } from './store/profile-store.js';

export interface ServeOptions {
  /** 0 selects any free port. */
  readonly port: number;
  /** Storage of the profiles. */
  readonly store: ProfileStore;
  readonly folders: Folders;
  /** Resolves when the build of this path has finished. Without it, files are served at once. */
  readonly untilBuilt?: (path: string) => Promise<void>;
  /** Adds routes before the files. */
  readonly addPages?: (app: Hono) => void;
  /** Advice for an error that the port is taken. */
  readonly portHint?: string;
}

export interface RunningServer {
  /** `http://localhost:4173`. */
  readonly address: string;
  /** Closes open connections. */
  close(): Promise<void>;
}

/** Only this machine can reach the demo. */
const HOST = '127.0.0.1';

/**
 * Keep-alive timeout in milliseconds. If the server closes an idle connection while the client sends, the client sees
 * a network error without a fault. Node's default of five seconds is too short for tests on a busy machine.
 */
const KEEP_ALIVE_MS = 75_000;

/** Breaks the connection, and tells the framework not to respond. */
function breakConnection(c: Context): Response {
  const { incoming } = c.env as HttpBindings;
  incoming.socket.destroy();
  return new Response(null, { headers: { 'x-hono-already-sent': 'true' } });
}

function listen(server: Server, port: number, hint: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken. ${hint}`) : error);
    });
    server.listen(port, HOST, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/**
 * Serves the reference service and the files of the folders, on the loopback interface only.
 * @throws if the port is taken, with a message that says so
 */
export async function serve({
  port,
  store,
  folders,
  untilBuilt,
  addPages,
  portHint = 'Set PORT to a free one.',
}: ServeOptions): Promise<RunningServer> {
  const app = createApp({ store, now: () => chicagoTime(new Date()), drop: breakConnection, pack: compress() });
  if (untilBuilt) app.get('*', (c, next) => untilBuilt(c.req.path).then(next));
  addPages?.(app);
  app.get('*', serveFiles(folders));
  // The program that starts the service, or a test, may hold a Request of Node's own class.
  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false }) as Server;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const taken = await listen(server, port, portHint);
  return {
    address: `http://localhost:${taken}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
