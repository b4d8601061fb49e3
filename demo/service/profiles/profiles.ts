import type { DemoDate } from '../demo-date.js';
import { hash } from '../hash.js';
import type { Shopper } from '../shoppers/shopper.js';
import { shopperOf } from '../shoppers/shopper-names.js';
import type { ProfileStore } from '../store/profile-store.js';
import { emptyProfile } from './profile-data.js';
import { newRecord, type ProfileRecord } from './profile-record.js';

/** The changed record, and the response of the call. */
export interface Change<Answer> {
  readonly record: ProfileRecord;
  readonly answer: Answer;
}

/**
 * The profiles of the demo. Each calendar year of the system date has its own copy of a profile, made from the
 * shopper's seed on first use. So at any date, the shopper has plans of that year and the next.
 */
export interface Profiles {
  /** Whether something was stored for this uuid. */
  has(uuid: string): Promise<boolean>;
  read(uuid: string, at: DemoDate): Promise<ProfileRecord>;
  /**
   * Reads, changes and writes a record. Changes of one profile run one after another, and each sees the previous
   * result.
   */
  change<Answer>(uuid: string, at: DemoDate, work: (record: ProfileRecord) => Change<Answer>): Promise<Answer>;
  /** The copy that was changed last, or the one for `at` if there is none. */
  latest(uuid: string, at: DemoDate): Promise<{ readonly year: number; readonly record: ProfileRecord }>;
  /** Resets one profile, or all, to its seed. Each reset waits for pending changes of that profile. */
  reset(uuid: string | null): Promise<void>;
}

/** Caches the fingerprint of each list of shoppers, because tests start hundreds of services with the same list. */
const fingerprints = new WeakMap<readonly Shopper[], string>();

/** Changes with every seed. Records that were made from older seeds are no longer found, as after a reset. */
function fingerprint(shoppers: readonly Shopper[]): string {
  const known = fingerprints.get(shoppers);
  if (known !== undefined) return known;
  const seeds = shoppers.map((shopper) => shopper.build({ text: '2026-01-15T12:00:00', year: 2026, month: 1 }));
  const made = hash(JSON.stringify(seeds)).toString(36);
  fingerprints.set(shoppers, made);
  return made;
}

function firstRecord(uuid: string, at: DemoDate, shoppers: readonly Shopper[]): ProfileRecord {
  const shopper = shopperOf(uuid, shoppers);
  if (!shopper) return newRecord(emptyProfile(uuid, true));
  const { profile, background } = shopper.build(at);
  return newRecord({ ...profile, uuid, userDetails: profile.userDetails ? { ...profile.userDetails, uuid } : null }, background);
}

export function createProfiles(store: ProfileStore, shoppers: readonly Shopper[]): Profiles {
  const lines = new Map<string, Promise<unknown>>();
  const touched = new Map<string, number>();
  const version = fingerprint(shoppers);
  const keyOf = (uuid: string, year: number) => `${uuid}/${year}/${version}`;

  /** Runs `work` after all earlier requests for this profile. */
  function inLine<T>(uuid: string, work: () => Promise<T>): Promise<T> {
    const before = lines.get(uuid) ?? Promise.resolve();
    const after = before.then(work, work);
    const settled: Promise<void> = after.then(forget, forget);
    lines.set(uuid, settled);
    return after;

    function forget(): void {
      if (lines.get(uuid) === settled) lines.delete(uuid);
    }
  }

  async function load(uuid: string, at: DemoDate): Promise<ProfileRecord> {
    touched.set(uuid, at.year);
    const key = keyOf(uuid, at.year);
    const stored = await store.get(key);
    if (stored) return stored;
    const record = firstRecord(uuid, at, shoppers);
    // A uuid without a seed is a new guest. Nothing is stored until the guest saves something.
    if (shopperOf(uuid, shoppers)) await store.put(key, record);
    return record;
  }

  async function forget(uuid: string): Promise<void> {
    const gone = (await store.keys()).filter((key) => key.startsWith(`${uuid}/`));
    await Promise.all(gone.map((key) => store.delete(key)));
    touched.delete(uuid);
  }

  async function storedYears(uuid: string): Promise<readonly number[]> {
    const own = (await store.keys()).map((key) => key.split('/')).filter(([owner, , made]) => owner === uuid && made === version);
    return own.map(([, year]) => Number(year));
  }

  async function yearOf(uuid: string, at: DemoDate): Promise<number> {
    const known = touched.get(uuid);
    if (known !== undefined) return known;
    const years = await storedYears(uuid);
    return years.length > 0 ? Math.max(...years) : at.year;
  }

  return {
    has: async (uuid) => (await storedYears(uuid)).length > 0,
    read: (uuid, at) => inLine(uuid, () => load(uuid, at)),
    change: (uuid, at, work) =>
      inLine(uuid, async () => {
        const { record, answer } = work(await load(uuid, at));
        await store.put(keyOf(uuid, at.year), record);
        return answer;
      }),
    latest: (uuid, at) =>
      inLine(uuid, async () => {
        const year = await yearOf(uuid, at);
        const record = await load(uuid, year === at.year ? at : { text: `${year}-01-01`, year, month: 1 });
        return { year, record };
      }),
    async reset(uuid) {
      const stored = (await store.keys()).map((key) => key.split('/')[0] ?? '');
      const owners = uuid === null ? new Set([...lines.keys(), ...touched.keys(), ...stored]) : [uuid];
      await Promise.all([...owners].map((owner) => inLine(owner, () => forget(owner))));
    },
  };
}
