import { mkdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { compress } from 'hono/compress';
import { createApp } from './app.js';
import { chicagoTime } from './demo-date.js';
import type { Folders } from './files/find-file.js';
import { serveFiles } from './files/serve-files.js';
import { type LmdbStore, lmdbStore } from './store/lmdb-store.js';

export interface ServerOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Where the profiles are kept; made if it is missing. */
  readonly dataFolder: string;
  readonly folders: Folders;
  /** Resolves when the build that this path belongs to has ended. Files are served at once without it. */
  readonly untilBuilt?: (path: string) => Promise<void>;
}

export interface RunningServer {
  /** `http://localhost:4173`. */
  readonly address: string;
  /** Ends open connections, and closes the database once its writes are done. */
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

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken. Set PORT to a free one.`) : error);
    });
    server.listen(port, HOST, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** The shoppers' profiles, in a folder that is made if it is missing. */
async function openStore(folder: string): Promise<LmdbStore> {
  try {
    await mkdir(folder, { recursive: true });
    return lmdbStore(folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The demo cannot keep its shoppers in ${folder}. Make that a folder that can be written to. (${reason})`);
  }
}

/**
 * Starts the demo: the reference service, and the files of the folders behind it, on the loopback interface alone.
 * @throws when the port is taken, or the folder cannot be written, with a message that says so
 */
export async function startServer({ port, dataFolder, folders, untilBuilt }: ServerOptions): Promise<RunningServer> {
  const store = await openStore(dataFolder);
  const app = createApp({ store, now: () => chicagoTime(new Date()), drop: breakConnection, pack: compress() });
  if (untilBuilt) app.get('*', (c, next) => untilBuilt(c.req.path).then(next));
  app.get('*', serveFiles(folders));
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.keepAliveTimeout = KEPT_MS;
  try {
    const taken = await listen(server, port);
    return {
      address: `http://localhost:${taken}`,
      async close() {
        const closed = new Promise((resolve) => server.close(resolve));
        server.closeAllConnections();
        await closed;
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}
