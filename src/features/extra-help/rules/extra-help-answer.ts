import type { ExtraHelpTracking } from '../../tracking/rules/extra-help-tracking.js';
import type { ExtraHelpAnswer } from './low-income.js';
import { levelOf } from './subsidy.js';

export interface AnswerContext {
  /** The earlier answer, or null if there is none. */
  readonly previous: ExtraHelpAnswer;
  /** True while the low-income data is loading. */
  readonly isLowIncomePending: boolean;
  /** True if the popup has opened in this session, after an answer or after sign-in (EH-07). */
  readonly wasPopupShown: boolean;
  readonly isAgentFlow: boolean;
  readonly isGuest: boolean;
}

/** The effects of an answer to the Extra Help question (EH-03 to EH-06). */
export interface AnswerOutcome {
  readonly showsPopup: boolean;
  readonly rebuildsProfile: boolean;
  readonly tracking: ExtraHelpTracking;
}

/** Reads the stored answer. Any other value means no answer (EH-02). */
export function storedAnswer(stored: unknown): ExtraHelpAnswer {
  return stored === 'yes' || stored === 'no' ? stored : null;
}

/** Decides the effects of an answer (EH-03 to EH-06). */
export function answerExtraHelp(answer: 'yes' | 'no', context: AnswerContext): AnswerOutcome {
  const isYes = answer === 'yes';
  return {
    showsPopup: isYes && context.previous === null && canShowPopup(context),
    rebuildsProfile: isYes && context.isLowIncomePending,
    tracking: { isLisEligible: isYes, lisLevel: levelOf(answer), isGuestUser: context.isGuest },
  };
}

/** Whether the popup may open. It opens once a session, and never in the agent flow (EH-03, EH-07, ROLE-04). */
export function canShowPopup({ wasPopupShown, isAgentFlow }: Pick<AnswerContext, 'wasPopupShown' | 'isAgentFlow'>): boolean {
  return !wasPopupShown && !isAgentFlow;
}
