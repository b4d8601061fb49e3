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
  /** 0 takes any free port. */
  readonly port: number;
  /** Where the profiles are kept. */
  readonly store: ProfileStore;
  readonly folders: Folders;
  /** Resolves when the build that this path belongs to has ended. Files are served at once without it. */
  readonly untilBuilt?: (path: string) => Promise<void>;
  /** Adds pages before the files. */
  readonly addPages?: (app: Hono) => void;
  /** What to do if the port is taken. */
  readonly portHint?: string;
}

export interface RunningServer {
  /** `http://localhost:4173`. */
  readonly address: string;
  /** Ends open connections. */
  close(): Promise<void>;
}

/** Only this machine can reach the demo. */
const HOST = '127.0.0.1';

/**
 * Milliseconds for which a connection without a call is kept. A client that sends its next one just as the server gives it up hears of a
 * broken connection, which no fault had asked for; after the five seconds that Node gives, a busy machine's test does.
 */
const KEPT_MS = 75_000;

/** Breaks the connection, and tells the framework that there is nothing more to answer. */
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
 * Serves the reference service, and the files of the folders behind it, on the loopback interface alone.
 * @throws when the port is taken, with a message that says so
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
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.keepAliveTimeout = KEPT_MS;
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
