import { storedAnswer } from '../../domain/extra-help/extra-help-answer.js';
import { isWithoutSubsidy } from '../../domain/extra-help/extra-help-widget.js';
import type { ExtraHelpAnswer } from '../../domain/extra-help/low-income.js';
import { classify } from '../../domain/identity/classification.js';
import type { Profile } from '../../domain/profile/profile.js';
import { readText, writeText } from '../../platform/storage.js';
import { changeExtraHelp } from '../../store/extra-help.js';
import { shopperUuid } from '../../store/identity.js';
import { shopperCell } from '../../store/page.js';
import { $profile } from '../../store/profile.js';
import { $settings } from '../../store/settings.js';

export type Answer = NonNullable<ExtraHelpAnswer>;

/**
 * Works out what is known about Extra Help when the profile has been read: the answer and the profile's own level (EH-02). The latest
 * answer of this session wins over the one that the profile keeps. A shopper known to have no subsidy has none, whatever they answered
 * before.
 */
export function extraHelpOf(profile: Profile): void {
  const isSameShopper = $profile.get().profile?.uuid === profile.uuid;
  const { isHsidMember } = classify(profile, $settings.get()?.nonMemberCreatedBy ?? '');
  const isWithout = isWithoutSubsidy({ isHsidMember, loadedLevel: { kind: 'loaded', level: profile.subsidyLevel } });
  changeExtraHelp({
    answer: isWithout ? null : (keptAnswer() ?? given().get(shopperUuid()) ?? profile.extraHelpAnswer),
    isWithoutSubsidy: isWithout,
    profileLevel: profile.subsidyLevel,
    isLowIncomePending: true,
    ...(!isSameShopper && { lowIncome: null }),
  });
}

/** The answers of this visit, kept in memory too for browsers where storage is blocked. */
const given = () => shopperCell<Map<string, Answer>>('extraHelpAnswers', () => new Map());

/**
 * Keeps an answer until the session ends, and no longer, because it reveals something about a person's income. It is stored with the uuid
 * of the shopper who gave it, because an agent may open several profiles in one session (EH-04).
 */
export function keepAnswer(answer: Answer): void {
  given().set(shopperUuid(), answer);
  writeText('session', 'ucp_extraHelp', `${answer} ${shopperUuid()}`);
}

/** Stores this shopper's answer anew: it may have been given before the browser was cleared of the shopper before (IDLE-05). */
export function keepAnswerAgain(): void {
  const answer = given().get(shopperUuid());
  if (answer) keepAnswer(answer);
}

function keptAnswer(): ExtraHelpAnswer {
  const [answer, owner = shopperUuid()] = (readText('session', 'ucp_extraHelp') ?? '').split(' ');
  return owner === shopperUuid() ? storedAnswer(answer) : null;
}
