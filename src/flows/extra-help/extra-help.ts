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
 * What is known of Extra Help when the profile comes: what was answered, and the profile's own level (EH-02). What was said last counts
 * before what the profile keeps. Who is known to have no subsidy has none, whatever was said before.
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

/** The page keeps the answers of this visit too, for a browser that stores nothing. */
const given = () => shopperCell<Map<string, Answer>>('extraHelpAnswers', () => new Map());

/**
 * Keeps an answer until the session ends: it says something of a person's means, so it outlives no session. It stands with
 * the shopper who gave it, because an agent may open several profiles in one session (EH-04).
 */
export function keepAnswer(answer: Answer): void {
  given().set(shopperUuid(), answer);
  writeText('session', 'ucp_extraHelp', `${answer} ${shopperUuid()}`);
}

function keptAnswer(): ExtraHelpAnswer {
  const [answer, owner = shopperUuid()] = (readText('session', 'ucp_extraHelp') ?? '').split(' ');
  return owner === shopperUuid() ? storedAnswer(answer) : null;
}
