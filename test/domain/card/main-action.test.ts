import { describe, expect, it } from 'vitest';
import { wallClock } from '../../../src/domain/calendar/wall-clock.js';
import { decideMainAction, type MainAction, type MainActionContext } from '../../../src/domain/card/main-action.js';
import type { Plan } from '../../../src/domain/plan/plan.js';
import { medicarePlan, supplementPlan } from '../plan/samples.js';

const open: MainActionContext = {
  today: wallClock(2026, 6, 15),
  flags: { medsuppV2Cards: true, disableOleSaveResume: false },
  applying: 'on',
};

function actionOf(plan: Plan, status?: string, context: Partial<MainActionContext> = {}, isSuppressed = false): MainAction {
  return decideMainAction(plan, status, isSuppressed, { ...open, ...context });
}

describe('the leading button', () => {
  const institutional = medicarePlan({ kind: 'SNP', snpKind: 'institutional' });

  it.each([
    ['enrollable', undefined, true],
    ['in progress', 'In Progress', true],
    ['submitted', 'Submitted', true],
    ['suppressed', undefined, true, true],
  ])('[CARD-06] an institutional plan says learn more: %s', (_, status, __, isSuppressed = false) => {
    expect(actionOf(institutional, status, {}, isSuppressed)).toEqual({ kind: 'learn-more' });
  });

  it.each([
    ['MA', medicarePlan({ kind: 'MA' })],
    ['MAPD', medicarePlan()],
    ['PDP', medicarePlan({ kind: 'PDP' })],
    ['dual', medicarePlan({ kind: 'SNP', snpKind: 'dual' })],
    ['chronic', medicarePlan({ kind: 'SNP', snpKind: 'chronic' })],
    ['special needs of no known kind', medicarePlan({ kind: 'SNP' })],
  ])('[CARD-06] can be enrolled in and has no status: %s', (_, plan) => {
    expect(actionOf(plan)).toEqual({ kind: 'enroll' });
  });

  it.each([
    [undefined, { kind: 'enroll' }],
    ['', { kind: 'enroll' }],
    ['  ', { kind: 'enroll' }],
    ['none', { kind: 'enroll' }],
    ['None', { kind: 'enroll' }],
    ['In Progress', { kind: 'resume', status: 'In Progress' }],
    ['in-progress', { kind: 'resume', status: 'In Progress' }],
    ['IN - PROGRESS', { kind: 'resume', status: 'In Progress' }],
    ['IN PROGRESS', { kind: 'resume', status: 'In Progress' }],
    ['in_progress', { kind: 'resume', status: 'In Progress' }],
    ['InProgress', { kind: 'resume', status: 'In Progress' }],
    ['Submitted', { kind: 'status', status: 'Submitted' }],
    [' Denied ', { kind: 'status', status: 'Denied' }],
    ['In Progress soon', { kind: 'status', status: 'In Progress soon' }],
    ['Progress', { kind: 'status', status: 'Progress' }],
    ['none yet', { kind: 'status', status: 'none yet' }],
  ])('[CARD-06] the status %j', (status, action) => {
    expect(actionOf(medicarePlan(), status)).toEqual(action);
  });
});

describe('the enrollment window', () => {
  const closed = (reason: string) => ({ kind: 'none', reason });
  it.each([
    ['Jan 1 00:00:00, the first of the current year', 2026, wallClock(2026, 1, 1), { kind: 'enroll' }],
    ['Nov 30 23:59:59, the last of the current year', 2026, wallClock(2026, 11, 30, 23, 59, 59), { kind: 'enroll' }],
    ['Dec 1 00:00:00, the day after', 2026, wallClock(2026, 12, 1), closed('current-year-closed')],
    ['Oct 14 23:59:59, next year', 2027, wallClock(2026, 10, 14, 23, 59, 59), closed('next-year-not-yet')],
    ['Oct 15 00:00:00, next year', 2027, wallClock(2026, 10, 15), { kind: 'enroll' }],
    ['Dec 31 23:59:59, next year', 2027, wallClock(2026, 12, 31, 23, 59, 59), { kind: 'enroll' }],
    ['a second later it is the current year', 2027, wallClock(2027, 1, 1), { kind: 'enroll' }],
    ['last year', 2025, wallClock(2026, 6, 15), closed('other-year')],
    ['the year after next', 2028, wallClock(2026, 11, 1), closed('other-year')],
  ])('[CARD-08] %s', (_, year, today, action) => {
    expect(actionOf(medicarePlan({ year }), undefined, { today })).toEqual(action);
  });

  it('[CARD-08] [SUPP-01] a suppressed plan has no button', () => {
    expect(actionOf(medicarePlan(), undefined, {}, true)).toEqual({ kind: 'none', reason: 'suppressed' });
  });

  const text = { kind: 'status', status: 'In Progress' };
  it.each([
    ['Nov 30', wallClock(2026, 11, 30), false, { kind: 'resume', status: 'In Progress' }],
    ['Dec 1', wallClock(2026, 12, 1), false, text],
    ['suppressed', wallClock(2026, 6, 15), true, text],
  ])('[CARD-06] [CARD-08] governs the resume button too: %s', (_, today, isSuppressed, action) => {
    expect(actionOf(medicarePlan(), 'In Progress', { today }, isSuppressed)).toEqual(action);
  });

  it('[ENV-02] no resume button where save and resume are off, and enrolling goes on', () => {
    const flags = { medsuppV2Cards: true, disableOleSaveResume: true };
    expect(actionOf(medicarePlan(), 'In Progress', { flags })).toEqual(text);
    expect(actionOf(medicarePlan(), undefined, { flags })).toEqual({ kind: 'enroll' });
  });
});

describe('the button of a supplement plan', () => {
  const start = { kind: 'start-application', isAwaited: false };
  const refused = { kind: 'none', reason: 'application-suppressed' };
  const v1 = { medsuppV2Cards: false, disableOleSaveResume: false };
  it.each([
    ['G', open.flags, start],
    ['MW1', open.flags, refused],
    ['TW1', open.flags, refused],
    ['NW1', open.flags, refused],
    ['NW1', v1, start],
    ['MW1', v1, refused],
    ['tw1 ', v1, refused],
    ['MW10', open.flags, start],
  ])('[CARD-09] code %s with %o', (code, flags, action) => {
    expect(actionOf(supplementPlan({ code }), undefined, { flags })).toEqual(action);
  });

  it.each([
    ['in progress', 'in progress', { kind: 'resume', status: 'In Progress' }],
    ['submitted', 'Submitted', { kind: 'status', status: 'Submitted' }],
    ['none', 'none', start],
  ])('[REC-06] with an application: %s', (_, status, action) => {
    expect(actionOf(supplementPlan(), status)).toEqual(action);
  });

  it('[CARD-08] [REC-06] knows no enrollment window, but the suppression list', () => {
    expect(actionOf(supplementPlan(), undefined, { today: wallClock(2026, 12, 1) })).toEqual(start);
    expect(actionOf(supplementPlan(), undefined, {}, true)).toEqual({ kind: 'none', reason: 'suppressed' });
  });

  it.each([
    ['nothing', undefined, { kind: 'start-application', isAwaited: true }],
    ['a draft', 'In Progress', { kind: 'resume', status: 'In Progress' }],
    ['a submitted application', 'Submitted', { kind: 'status', status: 'Submitted' }],
  ])('[REC-06] [ENR-03] while it is asked which applications there are, with %s', (_, status, action) => {
    expect(actionOf(supplementPlan(), status, { applying: 'awaited' })).toEqual(action);
    expect(actionOf(supplementPlan({ code: 'MW1' }), undefined, { applying: 'awaited' })).toEqual(refused);
  });

  it.each([undefined, 'In Progress', 'Submitted'])('[SUP-03] is none where applications are off, with %s', (status) => {
    expect(actionOf(supplementPlan(), status, { applying: 'off' })).toEqual(refused);
  });

  it.each(['off', 'awaited'] as const)('[SUP-03] [REC-06] of another plan does not ask whether they are %s', (applying) => {
    expect(actionOf(medicarePlan(), undefined, { applying })).toEqual({ kind: 'enroll' });
  });
});
