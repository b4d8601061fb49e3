import { createAtom } from '../../../shared/state/store.js';
import type { PlaceholderValues } from '../../content/rules/placeholders.js';
import type { Origin } from '../rules/origin.js';

/** The data of the page chrome, worked out by `derived/around.ts`. */

/** The address of continue shopping, and the back link beside it (TOP-01 to TOP-03). */
export interface Shopping {
  readonly origin: Origin;
  readonly url: string;
  readonly hasBackLink: boolean;
}

/** Whom the account banner greets (ACC-01, ACC-02). */
export type Greeting =
  | { readonly kind: 'guest' }
  | { readonly kind: 'member'; readonly firstName: string | null; readonly canImport: boolean; readonly isAgent: boolean }
  /** Someone else looks at the member's profile: it is the member's to manage. */
  | { readonly kind: 'cloaked'; readonly firstName: string | null };

/** An address that may not be followed is empty, here and below: its link is a button then, whose press says so (LINK-01). */
export interface AccountLinks {
  readonly signIn: string;
  readonly registration: string;
  readonly manageProfile: string;
  readonly memberBenefits: string;
}

/** Null until the settings, the shopper and the year are known. */
export const $shopping = createAtom<Shopping | null>('shopping', null);
export const $greeting = createAtom<Greeting>('greeting', { kind: 'guest' });
/** Null until the settings are decided. */
export const $accountLinks = createAtom<AccountLinks | null>('accountLinks', null);
export const $showsBrowsePanel = createAtom<boolean>('showsBrowsePanel', false);
/** The values of the placeholders in content and built-in texts. */
export const $placeholders = createAtom<PlaceholderValues>('placeholders', { phone: '', drugsLink: null, providersLink: null });
/** The brand's offer for an enrolled member; null for everyone else, and without an offer of content or settings (DASH-03, ENV-05). */
export const $upsell = createAtom<{ readonly title: string; readonly text: string; readonly url: string } | null>('upsell', null);
