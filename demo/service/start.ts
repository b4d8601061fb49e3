import { mkdir } from 'node:fs/promises';
import { type RunningServer, type ServeOptions, serve } from './serve.js';
import { type LmdbStore, lmdbStore } from './store/lmdb-store.js';

export type { RunningServer } from './serve.js';

export interface ServerOptions extends Pick<ServeOptions, 'port' | 'folders' | 'untilBuilt'> {
  /** The folder of the profiles. It is created if missing. */
  readonly dataFolder: string;
}

/** Opens the database in a folder, which is created if missing. */
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
 * Starts the demo: the reference service with its profiles in a database.
 * @throws if the port is taken, or the folder is not writable, with a message that says so
 */
export async function startServer({ dataFolder, ...options }: ServerOptions): Promise<RunningServer> {
  const store = await openStore(dataFolder);
  try {
    const { address, close } = await serve({ ...options, store });
    // The database closes after its pending writes.
    return { address, close: () => close().then(() => store.close()) };
  } catch (error) {
    await store.close();
    throw error;
  }
}
