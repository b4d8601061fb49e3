import type { ProfileRecord } from '../profiles/profile-record.js';

/** Storage of the shoppers' records. Keys are opaque. */
export interface ProfileStore {
  get(key: string): Promise<ProfileRecord | null>;
  /** Resolves when the record is stored. */
  put(key: string, record: ProfileRecord): Promise<void>;
  delete(key: string): Promise<void>;
  keys(): Promise<readonly string[]>;
}
