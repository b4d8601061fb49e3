import { $settings } from '../../../shared/settings/state.js';
import { $identity } from '../../../shared/shopper/identity.js';
import { computedByValue } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import { $classification } from '../../profile/state/classification.js';
import { $profile } from '../../profile/state/profile.js';
import { extraHelpWidget, isWithoutSubsidy, type WidgetFacts } from '../rules/extra-help-widget.js';
import type { ExtraHelpAnswer, SubsidyLevel } from '../rules/low-income.js';
import { hasExtraHelp, isFullLevel, levelOf } from '../rules/subsidy.js';
import { $extraHelp } from './extra-help.js';

/** The profile's subsidy. While it is read again, its earlier value counts (EH-01). */
const $loaded = computedByValue(
  [$profile, $classification],
  ({ profile }, classification): Pick<WidgetFacts, 'isHsidMember' | 'loadedLevel'> => ({
    isHsidMember: classification?.isHsidMember ?? false,
    loadedLevel: profile ? { kind: 'loaded', level: profile.extraHelp.subsidyLevel } : { kind: 'unknown' },
  }),
);

/** Whether the widget shows (EH-01). */
export const $isOffered: ReadableAtom<boolean> = computedByValue([$settings, $identity, $loaded], (settings, identity, loaded) => {
  if (!settings || !identity) return false;
  return extraHelpWidget({ flags: settings.flags, isCloaked: identity.isCloaked, ...loaded }).isVisible;
});

/**
 * What is known of Extra Help: the answer of this session, else the profile's, and the profile's own level (EH-02). A shopper known to have
 * no subsidy has none, whatever they answered before.
 */
const $known = computedByValue([$extraHelp, $profile, $loaded], ({ given, lowIncome }, { profile }, loaded) => {
  const isWithout = isWithoutSubsidy(loaded);
  return {
    answer: isWithout ? null : (given ?? profile?.extraHelp.answer ?? null),
    profileLevel: profile?.extraHelp.subsidyLevel ?? null,
    lowIncome,
    isWithoutSubsidy: isWithout,
  };
});

/** The answer that counts; null while nothing is chosen (EH-02). */
export const $answer = computedByValue($known, ({ answer }) => answer);

/** Whether prices with Extra Help apply to this shopper (CARD-16, DRUG-09). */
export const $hasExtraHelp: ReadableAtom<boolean> = computedByValue($known, hasExtraHelp);

/** '1' after a yes, none after a no, the profile's until someone answers (EH-06). */
export const $subsidyLevel: ReadableAtom<SubsidyLevel> = computedByValue($known, ({ answer, profileLevel }) =>
  answer ? levelOf(answer) : profileLevel,
);

/** The data of the components for Extra Help. */
export interface ShownExtraHelp {
  /** The shopper is asked about it (EH-01). */
  readonly isOffered: boolean;
  /** Null while nothing is chosen (EH-02). */
  readonly answer: ExtraHelpAnswer;
  readonly applies: boolean;
  /** The prices of the cards are with Extra Help where it applies (ENV-02, `lisChanges`). */
  readonly doPricesFollow: boolean;
  /** The low-income data says that the shopper has full Extra Help (EH-08). */
  readonly hasFullLevel: boolean;
}

export const $shownExtraHelp: ReadableAtom<ShownExtraHelp> = computedByValue(
  [$isOffered, $answer, $extraHelp, $hasExtraHelp, $settings],
  (isOffered, answer, { lowIncome }, applies, settings) => ({
    isOffered,
    answer,
    applies,
    doPricesFollow: settings?.flags.lisChanges ?? false,
    hasFullLevel: isFullLevel(lowIncome?.level ?? null),
  }),
);
