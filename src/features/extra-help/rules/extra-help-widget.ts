import type { Flags } from '../../../shared/settings/settings.js';
import { type AnswerContext, canShowPopup } from './extra-help-answer.js';
import type { SubsidyLevel } from './low-income.js';

/**
 * The subsidy level that was loaded with the profile. An answer never changes it. It is unknown while the profile is
 * pending, and if it failed (EH-01).
 */
export type LoadedLevel = { readonly kind: 'unknown' } | { readonly kind: 'loaded'; readonly level: SubsidyLevel };

export interface WidgetFacts {
  readonly flags: Pick<Flags, 'extraHelp'>;
  readonly isCloaked: boolean;
  /** True for a member of the identity provider, as in `Classification` (IDN-07). */
  readonly isHsidMember: boolean;
  readonly loadedLevel: LoadedLevel;
}

/** Says whether the question shows, or why not (EH-01). */
export type WidgetVisibility =
  | { readonly isVisible: true }
  | { readonly isVisible: false; readonly reason: 'feature-off' | 'cloaked' | 'no-subsidy' };

/** Decides whether the question shows (EH-01). */
export function extraHelpWidget({ flags, isCloaked, isHsidMember, loadedLevel }: WidgetFacts): WidgetVisibility {
  if (!flags.extraHelp) return { isVisible: false, reason: 'feature-off' };
  if (isCloaked) return { isVisible: false, reason: 'cloaked' };
  return isWithoutSubsidy({ isHsidMember, loadedLevel }) ? { isVisible: false, reason: 'no-subsidy' } : { isVisible: true };
}

/** Whether the shopper is known to have no subsidy: a member of the identity provider whose level is '0' or missing (EH-01). */
export function isWithoutSubsidy({ isHsidMember, loadedLevel }: Pick<WidgetFacts, 'isHsidMember' | 'loadedLevel'>): boolean {
  return isHsidMember && loadedLevel.kind === 'loaded' && loadedLevel.level !== '1';
}

export interface SignInFacts extends Pick<AnswerContext, 'wasPopupShown' | 'isAgentFlow'> {
  readonly isMember: boolean;
  readonly level: SubsidyLevel;
}

/** Whether the popup opens after sign-in. It does for members with level '1' (EH-07). */
export function isPopupDueAfterSignIn(facts: SignInFacts): boolean {
  return facts.isMember && facts.level === '1' && canShowPopup(facts);
}
