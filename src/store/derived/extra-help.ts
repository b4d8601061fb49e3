import { extraHelpWidget } from '../../domain/extra-help/extra-help-widget.js';
import { levelName, PREMIUM_LEVELS, premiumLevel } from '../../domain/extra-help/subsidy.js';
import { $extraHelp, $hasExtraHelp } from '../extra-help.js';
import { $identity } from '../identity.js';
import type { View } from '../page.js';
import { $profile } from '../profile.js';
import { $settings } from '../settings.js';
import type { ShownExtraHelp } from '../shown-extra-help.js';
import { $classification } from './classification.js';
import { derived } from './derived.js';

/** Whether the widget shows. While the profile is read again, what it said before counts (EH-01). */
export const $isOffered: View<boolean> = derived(
  [$settings, $identity, $profile, $classification],
  (settings, identity, { profile }, classification) => {
    if (!settings || !identity) return false;
    return extraHelpWidget({
      flags: settings.flags,
      isCloaked: identity.isCloaked,
      isHsidMember: classification?.isHsidMember ?? false,
      loadedLevel: profile ? { kind: 'loaded', level: profile.subsidyLevel } : { kind: 'unknown' },
    }).isVisible;
  },
);

export const $extraHelpToShow: View<ShownExtraHelp> = derived(
  [$isOffered, $extraHelp, $hasExtraHelp, $settings],
  (isOffered, { answer, lowIncome }, applies, settings) => {
    const own = premiumLevel(lowIncome?.level ?? null);
    return {
      isOffered,
      answer,
      applies,
      doPricesFollow: settings?.flags.lisChanges ?? false,
      levels: PREMIUM_LEVELS,
      ownLevel: own && levelName(own),
    };
  },
);
