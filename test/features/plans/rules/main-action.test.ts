import { describe, expect, it } from 'vitest';
import type { PlanApplication } from '../../../../src/features/enrollment/rules/plan-application.js';
import type { Plan } from '../../../../src/features/plan/rules/plan.js';
import { decideCardState, type MainActionContext, type PlanState } from '../../../../src/features/plans/rules/main-action.js';
import { wallClock } from '../../../../src/shared/calendar/wall-clock.js';
import { application, sent } from './card-samples.js';
import { medicarePlan, supplementPlan } from './samples.js';

const open: MainActionContext = {
  today: wallClock(2026, 6, 15),
  flags: { medsuppV2Cards: true, disableOleSaveResume: false },
  applying: 'on',
};

function stateOf(plan: Plan, state: Partial<PlanState> = {}, context: Partial<MainActionContext> = {}) {
  return decideCardState(plan, { application: undefined, enrolled: undefined, isSuppressed: false, ...state }, { ...open, ...context });
}

const draft = application();
const mainOf = (plan: Plan, one?: PlanApplication, context: Partial<MainActionContext> = {}, isSuppressed = false) =>
  stateOf(plan, { application: one, isSuppressed }, context).main;

const enroll = { kind: 'enroll' };
const resume = { kind: 'resume', status: 'In Progress' };
const none = { kind: 'none' };
const closed = (reason: string, year: number) => [{ kind: 'closed', reason, year }];

describe('the main button of a card', () => {
  const institutional = medicarePlan({ kind: 'SNP', snpKind: 'institutional' });

  it.each([
    ['open for enrollment', undefined, false],
    ['with a draft', draft, false],
    ['with a submitted application', sent(), false],
    ['suppressed', undefined, true],
  ])("[CARD-06] shows 'Learn more' for an institutional plan: %s", (_, one, isSuppressed) => {
    expect(stateOf(institutional, { application: one, isSuppressed })).toEqual({ main: { kind: 'learn-more' }, statuses: [] });
  });

  it.each([
    ['MA', medicarePlan({ kind: 'MA' })],
    ['MAPD', medicarePlan()],
    ['PDP', medicarePlan({ kind: 'PDP' })],
    ['dual', medicarePlan({ kind: 'SNP', snpKind: 'dual' })],
    ['chronic', medicarePlan({ kind: 'SNP', snpKind: 'chronic' })],
    ['special needs of an unknown kind', medicarePlan({ kind: 'SNP' })],
  ])("[CARD-06] shows 'Enroll' for an open plan without an application: %s", (_, plan) => {
    expect(stateOf(plan)).toEqual({ main: enroll, statuses: [] });
  });

  it.each([
    ['a draft', draft, resume],
    ['a submitted application', sent(), none],
    ['an approved application', sent('Approved', { outcome: 'approved' }), none],
    ['any other status', sent('Held for the carrier'), none],
  ])('[CARD-06] [HAND-04] shows the application above the button: %s', (_, one, main) => {
    expect(stateOf(medicarePlan(), { application: one })).toEqual({ main, statuses: [{ kind: 'application', application: one }] });
  });

  it.each([
    ['has details', 'https://example.com/a', { kind: 'view-application', id: 'H0609044000-2026', url: 'https://example.com/a' }],
    ['has no details', null, none],
  ])('[HAND-04] [ENR-02] decides whether a denied application has a details button: %s', (_, detailsUrl, main) => {
    expect(mainOf(medicarePlan(), sent('Denied', { outcome: 'denied', detailsUrl }))).toEqual(main);
  });
});

describe('a shopper who is enrolled', () => {
  const next = { starts: { year: 2027, month: 1, day: 1 } };
  it.each([
    ['this year', medicarePlan(), { starts: null }, open.today],
    ['next year', medicarePlan({ year: 2027 }), next, wallClock(2026, 11, 1)],
    ['next year, before enrollment opens', medicarePlan({ year: 2027 }), next, wallClock(2026, 10, 3)],
  ])('[HAND-02] shows that the shopper is enrolled instead of an Enroll button: %s', (_, plan, enrolled, today) => {
    expect(stateOf(plan, { enrolled }, { today })).toEqual({ main: none, statuses: [{ kind: 'enrolled', ...enrolled }] });
  });

  it('[HAND-02] [CARD-06] hides an older draft and a suppression of the enrolled plan', () => {
    const statuses = [{ kind: 'enrolled', starts: null }];
    expect(stateOf(medicarePlan(), { enrolled: { starts: null }, application: draft, isSuppressed: true })).toEqual({
      main: none,
      statuses,
    });
    const institutional = medicarePlan({ kind: 'SNP', snpKind: 'institutional' });
    expect(stateOf(institutional, { enrolled: { starts: null } })).toEqual({ main: { kind: 'learn-more' }, statuses });
  });
});

describe('the enrollment window', () => {
  it.each([
    ['Jan 1 00:00:00, the first of the current year', 2026, wallClock(2026, 1, 1), enroll, []],
    ['Nov 30 23:59:59, the last of the current year', 2026, wallClock(2026, 11, 30, 23, 59, 59), enroll, []],
    ['Dec 1 00:00:00, the day after', 2026, wallClock(2026, 12, 1), none, closed('closed', 2026)],
    ['Oct 14 23:59:59, next year', 2027, wallClock(2026, 10, 14, 23, 59, 59), none, closed('not-open-yet', 2027)],
    ['Oct 15 00:00:00, next year', 2027, wallClock(2026, 10, 15), enroll, []],
    ['Dec 31 23:59:59, next year', 2027, wallClock(2026, 12, 31, 23, 59, 59), enroll, []],
    ['one second later, now the current year', 2027, wallClock(2027, 1, 1), enroll, []],
    ['last year', 2025, wallClock(2026, 6, 15), none, closed('closed', 2025)],
    ['the year after next', 2028, wallClock(2026, 11, 1), none, []],
  ])('[CARD-08] [HAND-03] shows Enroll only in the enrollment window: %s', (_, year, today, main, statuses) => {
    expect(stateOf(medicarePlan({ year }), {}, { today })).toEqual({ main, statuses });
  });

  it('[CARD-08] [SUPP-01] [HAND-03] says on every day that a suppressed plan cannot be enrolled in online', () => {
    expect(stateOf(medicarePlan(), { isSuppressed: true })).toEqual({ main: none, statuses: closed('suppressed', 2026) });
    expect(stateOf(medicarePlan(), { isSuppressed: true }, { today: wallClock(2026, 12, 1) }).statuses).toEqual(closed('suppressed', 2026));
  });

  it.each([
    ['Nov 30', wallClock(2026, 11, 30), false, resume, []],
    ['Dec 1', wallClock(2026, 12, 1), false, none, closed('closed', 2026)],
    ['suppressed', wallClock(2026, 6, 15), true, none, closed('suppressed', 2026)],
  ])(
    '[CARD-06] [CARD-08] [HAND-03] shows the resume button only in the enrollment window: %s',
    (_, today, isSuppressed, main, otherStatuses) => {
      expect(stateOf(medicarePlan(), { application: draft, isSuppressed }, { today })).toEqual({
        main,
        statuses: [{ kind: 'application', application: draft }, ...otherStatuses],
      });
    },
  );

  it('[HAND-03] says nothing about closed enrollment if the shopper has applied', () => {
    const one = sent();
    expect(stateOf(medicarePlan(), { application: one }, { today: wallClock(2026, 12, 1) }).statuses).toEqual([
      { kind: 'application', application: one },
    ]);
  });

  it('[ENV-02] hides the resume button if drafts cannot be resumed, and keeps Enroll', () => {
    const flags = { medsuppV2Cards: true, disableOleSaveResume: true };
    expect(mainOf(medicarePlan(), draft, { flags })).toEqual(none);
    expect(mainOf(medicarePlan(), undefined, { flags })).toEqual(enroll);
  });
});

describe('the button of a supplement plan', () => {
  const start = { kind: 'start-application', isAwaited: false };
  const v1 = { medsuppV2Cards: false, disableOleSaveResume: false };
  it.each([
    ['G', open.flags, start],
    ['MW1', open.flags, none],
    ['TW1', open.flags, none],
    ['NW1', open.flags, none],
    ['NW1', v1, start],
    ['MW1', v1, none],
    ['tw1 ', v1, none],
    ['MW10', open.flags, start],
  ])('[CARD-09] decides whether an application can start for code %s with flags %o', (code, flags, action) => {
    expect(mainOf(supplementPlan({ code }), undefined, { flags })).toEqual(action);
  });

  it.each([
    ['in progress', draft, resume],
    ['submitted', sent(), none],
    ['none', undefined, start],
  ])('[REC-06] decides the button by the status of the application: %s', (_, one, action) => {
    expect(mainOf(supplementPlan(), one)).toEqual(action);
  });

  it('[CARD-08] [REC-06] ignores the enrollment window, but not the suppression list', () => {
    expect(mainOf(supplementPlan(), undefined, { today: wallClock(2026, 12, 1) })).toEqual(start);
    expect(stateOf(supplementPlan(), { isSuppressed: true })).toMatchObject({ main: none, statuses: [{ reason: 'suppressed' }] });
  });

  it.each([
    ['no application', undefined, { kind: 'start-application', isAwaited: true }],
    ['a draft', draft, resume],
    ['a submitted application', sent(), none],
  ])('[REC-06] [ENR-03] disables the start button while applications are loading, with %s', (_, one, action) => {
    expect(mainOf(supplementPlan(), one, { applying: 'awaited' })).toEqual(action);
    expect(mainOf(supplementPlan({ code: 'MW1' }), undefined, { applying: 'awaited' })).toEqual(none);
  });

  it.each([undefined, draft, sent()])('[SUP-03] shows no button if supplement applications are off', (one) => {
    expect(stateOf(supplementPlan(), { application: one }, { applying: 'off' })).toEqual({ main: none, statuses: [] });
  });

  it.each(['off', 'awaited'] as const)('[SUP-03] [REC-06] shows Enroll for another plan if supplement applications are %s', (applying) => {
    expect(mainOf(medicarePlan(), undefined, { applying })).toEqual(enroll);
  });
});
