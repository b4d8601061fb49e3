import { markShown, wasShown } from '../../../shared/once.js';
import { $settings } from '../../../shared/settings/state.js';
import { $agent, $identity } from '../../../shared/shopper/identity.js';
import { permissionsOf } from '../../../shared/shopper/permissions.js';
import { waitsForPopup } from '../../popups/actions/waits-for-popup.js';
import { openPopup } from '../../popups/actions.js';
import { $classification } from '../../profile/state/classification.js';
import { isPopupDueAfterSignIn } from '../rules/extra-help-widget.js';
import { $subsidyLevel } from '../state/subsidy.js';

/** Whether the Extra Help popup has been shown in this session, for either reason (EH-03, EH-07). */
export function wasPopupShown(): boolean {
  return wasShown('extra-help-popup');
}

export function showExtraHelpPopup(): void {
  markShown('extra-help-popup');
  openPopup({ tag: 'ucp-extra-help-popup' });
}

/** Tells a member (IDN-07) who has just signed in that prices include Extra Help. Waits until no other popup is open (EH-07). */
export function announceExtraHelp(): void {
  if (isDue() && !waitsForPopup(announceExtraHelp)) showExtraHelpPopup();
}

function isDue(): boolean {
  const identity = $identity.get();
  if (!identity || !$settings.get()?.flags.extraHelp) return false;
  const { isAgentFlow } = $agent.get();
  const isMember = permissionsOf(identity).role === 'member' && $classification.get()?.isMember === true;
  return isPopupDueAfterSignIn({ isMember, level: $subsidyLevel.get(), wasPopupShown: wasPopupShown(), isAgentFlow });
}
