import { shopperUuid } from '../../../shared/shopper/identity.js';
import { shopperScope } from '../../../shared/shopper/scope.js';
import { readText, writeText } from '../../../shared/storage/storage.js';
import type { Profile } from '../../profile/rules/profile.js';
import { $profile } from '../../profile/state/profile.js';
import { storedAnswer } from '../rules/extra-help-answer.js';
import type { ExtraHelpAnswer } from '../rules/low-income.js';
import { changeExtraHelp } from '../state/extra-help.js';

export type Answer = NonNullable<ExtraHelpAnswer>;

/**
 * Takes up the latest answer of this session, which may have been given on another page, before the profile that was read counts (EH-02).
 */
export function readExtraHelpAnswer({ uuid }: Profile): void {
  const isSameShopper = $profile.get().profile?.uuid === uuid;
  changeExtraHelp({
    given: storedAnswerOfVisit() ?? answersThisVisit().get(shopperUuid()) ?? null,
    isLowIncomePending: true,
    ...(!isSameShopper && { lowIncome: null }),
  });
}

const extraHelpAnswers = Symbol.for('ucp.extraHelpAnswers');

/** The answers of this visit, kept in memory too for browsers where storage is blocked. */
const answersThisVisit = () => shopperScope().own(extraHelpAnswers, () => new Map<string, Answer>());

/**
 * Keeps an answer until the session ends, and no longer, because it reveals something about a person's income. It is stored with the uuid
 * of the shopper who gave it, because an agent may open several profiles in one session (EH-04).
 */
export function storeAnswer(answer: Answer): void {
  answersThisVisit().set(shopperUuid(), answer);
  writeText('session', 'ucp_extraHelp', `${answer} ${shopperUuid()}`);
}

/** Stores this shopper's answer anew: it may have been given before the browser was cleared of the shopper before (IDLE-05). */
export function storeAnswerAgain(): void {
  const answer = answersThisVisit().get(shopperUuid());
  if (answer) storeAnswer(answer);
}

function storedAnswerOfVisit(): ExtraHelpAnswer {
  const [answer, owner = shopperUuid()] = (readText('session', 'ucp_extraHelp') ?? '').split(' ');
  return owner === shopperUuid() ? storedAnswer(answer) : null;
}
