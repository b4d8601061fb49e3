import { $today } from '../../../shared/calendar/clock-state.js';
import { linkHref } from '../../../shared/navigation/safe-url.js';
import { $site } from '../../../shared/navigation/site-state.js';
import { siteUrl, withQuery } from '../../../shared/navigation/url.js';
import { $agent, $identity } from '../../../shared/shopper/identity.js';
import { computedByValue } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import { $signInState } from '../../navigation/state/sign-in-state.js';
import { $profile } from '../../profile/state/profile.js';
import { isImportOffered } from '../rules/import-offer.js';

/** Whom the account banner greets (ACC-01, ACC-02). */
export type Greeting =
  | { readonly kind: 'guest' }
  | { readonly kind: 'member'; readonly firstName: string | null; readonly canImport: boolean; readonly isAgent: boolean }
  /** Someone else looks at the member's profile: it is the member's to manage. */
  | { readonly kind: 'cloaked'; readonly firstName: string | null };

/** An address that may not be followed is empty: its link is a button then, whose press says so (LINK-01). */
export interface AccountLinks {
  readonly signIn: string;
  readonly registration: string;
  readonly manageProfile: string;
  readonly memberBenefits: string;
}

export const $greeting: ReadableAtom<Greeting> = computedByValue(
  [$identity, $profile, $today, $agent],
  (identity, { profile }, today, { isAgentFlow }): Greeting => {
    if (!identity || identity.isGuest) return { kind: 'guest' };
    const user = profile?.user ?? null;
    const firstName = user?.firstName ?? null;
    if (identity.isCloaked) return { kind: 'cloaked', firstName };
    const canImport = today !== null && isImportOffered({ identity, user }, today);
    return { kind: 'member', firstName, canImport, isAgent: isAgentFlow };
  },
);

/** Null until the settings are decided. */
export const $accountLinks: ReadableAtom<AccountLinks | null> = computedByValue([$site, $signInState], (site, state) => {
  if (!site) return null;
  const { signIn, registration, manageProfile, memberBenefits } = site.links;
  const at = (link: string) => linkHref(siteUrl(site.root, link), site.allowed);
  return {
    signIn: at(withQuery(signIn, { state })),
    registration: at(registration),
    manageProfile: at(manageProfile),
    memberBenefits: at(memberBenefits),
  };
});
