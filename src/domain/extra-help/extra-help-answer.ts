import type { ExtraHelpAnswer, SubsidyLevel } from './low-income.js';
import { levelOf } from './subsidy.js';

export interface AnswerContext {
  /** The answer before this one; null while unset. */
  readonly previous: ExtraHelpAnswer;
  /** The low-income data is being fetched. */
  readonly isLowIncomePending: boolean;
  /** The Extra Help popup was up in this session, by an answer or after sign-in (EH-07). */
  readonly wasPopupShown: boolean;
  readonly isAgentFlow: boolean;
  readonly isGuest: boolean;
}

/** What the profile event service is told, and the event array never is (EH-06, TRK-07). */
export interface ExtraHelpTracking {
  readonly isLisEligible: boolean;
  readonly lisLevel: SubsidyLevel;
  readonly isGuestUser: boolean;
}

/** What an answer to the widget brings about, beside being kept (EH-03 to EH-06). */
export interface AnswerOutcome {
  readonly showsPopup: boolean;
  readonly rebuildsProfile: boolean;
  readonly tracking: ExtraHelpTracking;
}

/** The first value of the radio group: what is stored, unset for anything but the two answers (EH-02). */
export function storedAnswer(stored: unknown): ExtraHelpAnswer {
  return stored === 'yes' || stored === 'no' ? stored : null;
}

export function answerExtraHelp(answer: 'yes' | 'no', context: AnswerContext): AnswerOutcome {
  const isYes = answer === 'yes';
  return {
    showsPopup: isYes && context.previous === null && canShowPopup(context),
    rebuildsProfile: isYes && context.isLowIncomePending,
    tracking: { isLisEligible: isYes, lisLevel: levelOf(answer), isGuestUser: context.isGuest },
  };
}

/** Once per session, never in the agent flow (EH-03, EH-07, ROLE-04). */
export function canShowPopup({ wasPopupShown, isAgentFlow }: Pick<AnswerContext, 'wasPopupShown' | 'isAgentFlow'>): boolean {
  return !wasPopupShown && !isAgentFlow;
}
