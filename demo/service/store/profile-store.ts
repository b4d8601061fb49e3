import type { ProfileRecord } from '../profiles/profile-record.js';

/** Where the records of the shoppers are kept. Keys are opaque to it. */
export interface ProfileStore {
  get(key: string): Promise<ProfileRecord | null>;
  /** Resolved once the record is safe. */
  put(key: string, record: ProfileRecord): Promise<void>;
  delete(key: string): Promise<void>;
  keys(): Promise<readonly string[]>;
}
