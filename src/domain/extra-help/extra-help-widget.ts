import type { Flags } from '../settings/settings.js';
import { type AnswerContext, canShowPopup } from './extra-help-answer.js';
import type { SubsidyLevel } from './low-income.js';

/** The level as the profile's load left it; an answer never changes it. Pending and failed loads are unknown (EH-01). */
export type LoadedLevel = { readonly kind: 'unknown' } | { readonly kind: 'loaded'; readonly level: SubsidyLevel };

export interface WidgetFacts {
  readonly flags: Pick<Flags, 'extraHelp'>;
  readonly isCloaked: boolean;
  /** A profile of the identity provider: see `isHsidMember` (IDN-07). */
  readonly isHsidMember: boolean;
  readonly loadedLevel: LoadedLevel;
}

/** Whether the widget shows, and why not (EH-01). */
export type WidgetVisibility =
  | { readonly isVisible: true }
  | { readonly isVisible: false; readonly reason: 'feature-off' | 'cloaked' | 'no-subsidy' };

export function extraHelpWidget({ flags, isCloaked, isHsidMember, loadedLevel }: WidgetFacts): WidgetVisibility {
  if (!flags.extraHelp) return { isVisible: false, reason: 'feature-off' };
  if (isCloaked) return { isVisible: false, reason: 'cloaked' };
  return isWithoutSubsidy({ isHsidMember, loadedLevel }) ? { isVisible: false, reason: 'no-subsidy' } : { isVisible: true };
}

/** A member of the identity provider whose loaded level is '0' or none: known to have no subsidy, whatever was answered (EH-01). */
export function isWithoutSubsidy({ isHsidMember, loadedLevel }: Pick<WidgetFacts, 'isHsidMember' | 'loadedLevel'>): boolean {
  return isHsidMember && loadedLevel.kind === 'loaded' && loadedLevel.level !== '1';
}

export interface SignInFacts extends Pick<AnswerContext, 'wasPopupShown' | 'isAgentFlow'> {
  readonly isMember: boolean;
  readonly level: SubsidyLevel;
}

/** Whether the popup opens after sign-in: for member profiles with the subsidy (EH-07). */
export function isPopupDueAfterSignIn(facts: SignInFacts): boolean {
  return facts.isMember && facts.level === '1' && canShowPopup(facts);
}
