import { describe, expect, it } from 'vitest';
import { type AnswerContext, answerExtraHelp, storedAnswer } from '../../../../src/features/extra-help/rules/extra-help-answer.js';
import { extraHelpWidget, isPopupDueAfterSignIn, type LoadedLevel } from '../../../../src/features/extra-help/rules/extra-help-widget.js';
import type { LowIncomeData } from '../../../../src/features/extra-help/rules/low-income.js';
import { hasExtraHelp, isFullLevel } from '../../../../src/features/extra-help/rules/subsidy.js';

describe('the Extra Help question', () => {
  const loaded = (level: '0' | '1' | null): LoadedLevel => ({ kind: 'loaded', level });
  const shown = { flags: { extraHelp: true }, isCloaked: false, isHsidMember: true, loadedLevel: loaded('1') };
  it.each([
    ['a member with the subsidy', {}, null],
    ['a member with level 0', { loadedLevel: loaded('0') }, 'no-subsidy'],
    ['a member with no level', { loadedLevel: loaded(null) }, 'no-subsidy'],
    ['a member whose level is pending or failed', { loadedLevel: { kind: 'unknown' } }, null],
    ['anyone else with level 0', { isHsidMember: false, loadedLevel: loaded('0') }, null],
    ['anyone else with no level', { isHsidMember: false, loadedLevel: loaded(null) }, null],
    ['the flag is off', { flags: { extraHelp: false } }, 'feature-off'],
    ['cloaked', { isCloaked: true }, 'cloaked'],
    ['cloaked, level unknown', { isCloaked: true, isHsidMember: false, loadedLevel: { kind: 'unknown' } }, 'cloaked'],
  ] as const)('[EH-01] [ROLE-03] decides whether the question shows: %s', (_, over, reason) => {
    expect(extraHelpWidget({ ...shown, ...over })).toEqual(reason ? { isVisible: false, reason } : { isVisible: true });
  });

  it.each([
    ['yes', 'yes'],
    ['no', 'no'],
    [null, null],
    [undefined, null],
    ['', null],
    ['YES', null],
    [true, null],
  ])('[EH-02] reads the stored value %j as the answer %j', (stored, answer) => {
    expect(storedAnswer(stored)).toBe(answer);
  });
});

describe('an answer to the Extra Help question', () => {
  const fresh: AnswerContext = { previous: null, isLowIncomePending: false, wasPopupShown: false, isAgentFlow: false, isGuest: true };

  it.each([
    ['yes while unset', 'yes', {}, true],
    ['no while unset', 'no', {}, false],
    ['yes after no', 'yes', { previous: 'no' }, false],
    ['yes after yes', 'yes', { previous: 'yes' }, false],
    ['the popup opened in this session', 'yes', { wasPopupShown: true }, false],
    ['the agent flow', 'yes', { isAgentFlow: true }, false],
  ] as const)('[EH-03] [ROLE-04] decides whether the popup opens: %s', (_, answer, over, showsPopup) => {
    expect(answerExtraHelp(answer, { ...fresh, ...over }).showsPopup).toBe(showsPopup);
  });

  it.each([
    ['yes', true, true],
    ['yes', false, false],
    ['no', true, false],
    ['no', false, false],
  ] as const)(
    '[EH-05] reloads the profile only after a yes while data is loading: %s, pending %s, reload %s',
    (answer, isLowIncomePending, rebuildsProfile) => {
      expect(answerExtraHelp(answer, { ...fresh, isLowIncomePending }).rebuildsProfile).toBe(rebuildsProfile);
    },
  );

  it.each([
    ['yes', true, { isLisEligible: true, lisLevel: '1', isGuestUser: true }],
    ['no', false, { isLisEligible: false, lisLevel: null, isGuestUser: false }],
  ] as const)('[EH-06] sends only the subsidy level of a %s to the profile event service', (answer, isGuest, tracking) => {
    expect(answerExtraHelp(answer, { ...fresh, isGuest }).tracking).toStrictEqual(tracking);
  });
});

describe('the popup after sign-in', () => {
  const due = { isMember: true, level: '1', wasPopupShown: false, isAgentFlow: false } as const;
  it.each([
    ['a member with the subsidy', {}, true],
    ['not a member', { isMember: false }, false],
    ['level 0', { level: '0' }, false],
    ['no level', { level: null }, false],
    ['the popup opened in this session', { wasPopupShown: true }, false],
    ['the agent flow', { isAgentFlow: true }, false],
  ] as const)('[EH-07] decides whether the popup opens after sign-in: %s', (_, over, expected) => {
    expect(isPopupDueAfterSignIn({ ...due, ...over })).toBe(expected);
  });
});

describe('subsidy levels', () => {
  it.each([
    ['100', true],
    ['100%', true],
    [' 100 % ', true],
    ['full LIS', true],
    ['FULL LIS', true],
    ['full Extra Help', true],
    ['75', false],
    ['75%', false],
    ['50', false],
    ['25', false],
    ['0', false],
    ['high', false],
    ['%', false],
    ['', false],
    [null, false],
  ])('[EH-08] [EH-09] knows the full level, and names no percentage: %j', (level, expected) => {
    expect(isFullLevel(level)).toBe(expected);
  });

  const lowIncome = (isEligible: boolean): LowIncomeData => ({ isEligible, level: null, premiums: [] });
  it.each([
    ['yes', null, null, true],
    ['yes', '0', lowIncome(false), true],
    ['no', '1', lowIncome(true), false],
    [null, '1', null, true],
    [null, '0', lowIncome(true), false],
    [null, null, lowIncome(true), true],
    [null, null, lowIncome(false), false],
    [null, null, null, false],
  ] as const)(
    '[EH-06] [CARD-16] decides prices with Extra Help for answer %j, level %j and data %o: %s',
    (answer, profileLevel, data, expected) => {
      expect(hasExtraHelp({ answer, profileLevel, lowIncome: data, isWithoutSubsidy: false })).toBe(expected);
    },
  );

  it('[EH-01] [CARD-16] shows no prices with Extra Help to a member who is known to have no subsidy', () => {
    expect(hasExtraHelp({ answer: 'yes', profileLevel: null, lowIncome: lowIncome(true), isWithoutSubsidy: true })).toBe(false);
  });
});
