import type { ProfileRecord } from '../profiles/profile-record.js';
import type { ProfileStore } from './profile-store.js';

/** Keeps records in memory: for tests, and for Storybook in the browser. */
export function memoryStore(): ProfileStore {
  const records = new Map<string, ProfileRecord>();
  return {
    async get(key) {
      const record = records.get(key);
      return record ? structuredClone(record) : null;
    },
    async put(key, record) {
      records.set(key, structuredClone(record));
    },
    async delete(key) {
      records.delete(key);
    },
    async keys() {
      return [...records.keys()];
    },
  };
}
