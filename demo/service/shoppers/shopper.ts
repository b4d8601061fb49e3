import type { DemoDate } from '../demo-date.js';
import type { ProfileData } from '../profiles/profile-data.js';
import type { Background, Person } from '../profiles/profile-record.js';

/** How the page identifies a shopper (IDN-01 to IDN-04). */
export type ShopperKind = 'guest' | 'member' | 'cloaked' | 'agent';

/** The initial data of a shopper. The caller fills in the uuid of the profile. */
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
  /** The answers to the page's identity questions; null if the page asks none. */
  readonly typedAs: Person | null;
  readonly build: (at: DemoDate) => Seed;
}
