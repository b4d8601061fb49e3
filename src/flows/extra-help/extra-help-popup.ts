import { isPopupDueAfterSignIn } from '../../domain/extra-help/extra-help-widget.js';
import { permissionsOf } from '../../domain/identity/permissions.js';
import { $classification } from '../../store/derived/classification.js';
import { $subsidyLevel } from '../../store/derived/extra-help.js';
import { $agent, $identity } from '../../store/identity.js';
import { $settings } from '../../store/settings.js';
import { markShown, wasShown } from '../page/once.js';
import { openPopup } from '../page/popups.js';
import { waitsForPopup } from '../page/waits-for-popup.js';

/** Whether the Extra Help popup has been shown in this session, for either reason (EH-03, EH-07). */
export function wasPopupShown(): boolean {
  return wasShown('extra-help-popup');
}

export function showExtraHelpPopup(): void {
  markShown('extra-help-popup');
  openPopup({ tag: 'ucp-extra-help-popup' });
}

/** Tells a member (IDN-07) who has just signed in that prices include Extra Help. Waits until no other popup is open (EH-07). */
export function tellExtraHelp(): void {
  if (isDue() && !waitsForPopup(tellExtraHelp)) showExtraHelpPopup();
}

function isDue(): boolean {
  const identity = $identity.get();
  if (!identity || !$settings.get()?.flags.extraHelp) return false;
  const { isAgentFlow } = $agent.get();
  const isMember = permissionsOf(identity).role === 'member' && $classification.get()?.isMember === true;
  return isPopupDueAfterSignIn({ isMember, level: $subsidyLevel.get(), wasPopupShown: wasPopupShown(), isAgentFlow });
}
