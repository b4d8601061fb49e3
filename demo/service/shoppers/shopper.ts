import type { DemoDate } from '../demo-date.js';
import type { ProfileData } from '../profiles/profile-data.js';
import type { Background, Person } from '../profiles/profile-record.js';

/** How a shopper is known to the page (IDN-01 to IDN-04). */
export type ShopperKind = 'guest' | 'member' | 'cloaked' | 'agent';

/** What a shopper starts with. The uuid of the profile is filled in by whoever asks. */
export interface Seed {
  readonly profile: ProfileData;
  readonly background: Background;
}

/** An invented shopper of the demo. */
export interface Shopper {
  readonly name: string;
  readonly kind: ShopperKind;
  /** One line for the list of shoppers. */
  readonly summary: string;
  /** What to type where the page asks who the shopper is; null where it does not. */
  readonly typedAs: Person | null;
  readonly build: (at: DemoDate) => Seed;
}
