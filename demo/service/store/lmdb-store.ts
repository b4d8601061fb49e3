import { open } from 'lmdb';
import type { ProfileRecord } from '../profiles/profile-record.js';
import type { ProfileStore } from './profile-store.js';

export interface LmdbStore extends ProfileStore {
  /** Waits for pending writes, then closes the database. */
  close(): Promise<void>;
}

/** Keeps records in an lmdb database in `folder`, which is created if missing. They survive a restart. Node only. */
export function lmdbStore(folder: string): LmdbStore {
  const database = open<ProfileRecord, string>({ path: folder, noSubdir: false, encoding: 'json' });
  return {
    async get(key) {
      return database.get(key) ?? null;
    },
    async put(key, record) {
      await database.put(key, record);
    },
    async delete(key) {
      await database.remove(key);
    },
    async keys() {
      return [...database.getKeys()];
    },
    async close() {
      await database.flushed;
      await database.close();
    },
  };
}
