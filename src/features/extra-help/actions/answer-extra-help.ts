import { emit } from '../../../shared/events.js';
import { $agent, $identity } from '../../../shared/shopper/identity.js';
import { closePopup } from '../../popups/state/popups.js';
import { reload } from '../../profile/actions/reload.js';
import { sendExtraHelpAnswer } from '../../tracking/actions/profile-events.js';
import { answerExtraHelp } from '../rules/extra-help-answer.js';
import { $extraHelp, changeExtraHelp } from '../state/extra-help.js';
import { $answer, $isOffered } from '../state/subsidy.js';
import { type Answer, storeAnswer } from './extra-help.js';
import { showExtraHelpPopup, wasPopupShown } from './extra-help-popup.js';

/**
 * Takes the shopper's answer: keeps it, updates every price, and does what a yes leads to (EH-03 to EH-06). If the question is not asked,
 * an answer is ignored.
 */
export async function submitExtraHelpAnswer(answer: Answer, target: EventTarget): Promise<void> {
  const previous = $answer.get();
  const identity = $identity.get();
  if (!identity || !$isOffered.get() || answer === previous) return;
  const outcome = answerExtraHelp(answer, {
    previous,
    isLowIncomePending: $extraHelp.get().isLowIncomePending,
    wasPopupShown: wasPopupShown(),
    isAgentFlow: $agent.get().isAgentFlow,
    isGuest: identity.isGuest,
  });
  // The event of a yes may still wait for its code. Then it is outdated.
  closePopup('ucp-extra-help-popup');
  storeAnswer(answer);
  changeExtraHelp({ given: answer });
  emit(target, 'ucp-extra-help-change', { answer });
  void sendExtraHelpAnswer(outcome.tracking);
  if (outcome.showsPopup) showExtraHelpPopup();
  if (outcome.rebuildsProfile) await reload({ isPressed: true });
}
