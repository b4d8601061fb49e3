import { describe, expect, it } from 'vitest';
import { decideSupplementStart } from '../../../../src/features/enrollment/rules/supplement-start.js';
import { decideRecommendedButton, type RecommendedContext } from '../../../../src/features/recommendations/rules/recommended-button.js';
import { decideSupplementButton, type SupplementButtonContext } from '../../../../src/features/recommendations/rules/supplement-button.js';
import { wallClock } from '../../../../src/shared/calendar/wall-clock.js';
import { enrollment, supplementEnrollment } from '../../enrollment/rules/samples.js';
import { supplementPlan } from '../../plans/rules/samples.js';
import { recommended } from './samples.js';

const june = wallClock(2026, 6, 15);

describe('the button of a recommended plan', () => {
  const context: RecommendedContext = {
    today: june,
    suppression: [],
    enrollments: [],
    flags: { disableOleSaveResume: false },
  };
  const draft = enrollment();
  const resume = { kind: 'resume', status: 'In Progress' };
  const text = { kind: 'status', status: 'In Progress' };

  it.each([
    ['no status', {}, {}, { kind: 'enroll' }],
    ["the status 'none'", { enrollmentStatus: 'none' }, {}, { kind: 'enroll' }],
    ['suppressed', {}, { suppression: [{ planId: 'H0609044000', year: null }] }, { kind: 'none' }],
    ['suppressed in another year', {}, { suppression: [{ planId: 'H0609044000', year: 2027 }] }, { kind: 'enroll' }],
    ['a saved application', {}, { enrollments: [draft] }, resume],
    [
      'a saved application, with the same status in the recommendation',
      { enrollmentStatus: 'In Progress' },
      { enrollments: [draft] },
      resume,
    ],
    ['a status without its form data', { enrollmentStatus: 'in progress' }, {}, resume],
    [
      'a submitted application',
      { enrollmentStatus: 'In Progress' },
      { enrollments: [{ ...draft, isSubmitted: true }] },
      { kind: 'status', status: 'Submitted' },
    ],
    [
      'a submitted application after a draft',
      {},
      { enrollments: [draft, { ...draft, isSubmitted: true }] },
      { kind: 'status', status: 'Submitted' },
    ],
    ['any other status', { enrollmentStatus: 'Approved' }, {}, { kind: 'status', status: 'Approved' }],
    ["another segment's application", {}, { enrollments: [enrollment({ planId: 'H0609044001' })] }, { kind: 'enroll' }],
    ["another year's application", {}, { enrollments: [enrollment({ planYear: 2025 })] }, { kind: 'enroll' }],
    ['drafts cannot be resumed', {}, { enrollments: [draft], flags: { disableOleSaveResume: true } }, text],
    ['a saved application of a suppressed plan', {}, { enrollments: [draft], suppression: [{ planId: 'H0609044000', year: null }] }, text],
  ])('[REC-05] decides the button: %s', (_, of, over, button) => {
    expect(decideRecommendedButton(recommended(of), { ...context, ...over })).toEqual(button);
  });

  it.each([
    ['Nov 30, this year', 2026, wallClock(2026, 11, 30, 23, 59, 59), 'enroll'],
    ['Dec 1, this year', 2026, wallClock(2026, 12, 1), 'none'],
    ['Oct 14, next year', 2027, wallClock(2026, 10, 14), 'none'],
    ['Oct 15, next year', 2027, wallClock(2026, 10, 15), 'enroll'],
  ])('[REC-05] [CARD-08] shows Enroll only in the enrollment window: %s', (_, planYear, today, kind) => {
    expect(decideRecommendedButton(recommended({ planYear }), { ...context, today }).kind).toBe(kind);
  });

  it('[REC-05] [CARD-08] shows no button for an institutional plan', () => {
    expect(decideRecommendedButton(recommended({ planName: 'Nursing Home Plan (HMO I-SNP)', planType: 'SNP' }), context)).toEqual({
      kind: 'none',
    });
  });

  it('[REC-05] [CARD-08] shows no button if only the plan details say that it is institutional', () => {
    expect(decideRecommendedButton(recommended({}), context, 'institutional')).toEqual({ kind: 'none' });
  });
});

describe('the button of a supplement plan', () => {
  const plan = { planCode: 'G', planName: 'Sample Medicare Supplement Plan G', planYear: 2026, zipCode: '85004' };
  const inProgress = supplementEnrollment();
  const done = supplementEnrollment({ applicationStatus: 'Submitted' });
  const context: SupplementButtonContext = { applications: [inProgress], suppression: [], flags: { medsuppV2Cards: true }, applying: 'on' };

  const start = { kind: 'start', isAwaited: false };

  it.each([
    ['in progress', {}, {}, { kind: 'continue' }],
    ['submitted', {}, { applications: [done] }, { kind: 'view' }],
    ['the name in another letter case', { planName: ' SAMPLE medicare supplement plan g' }, {}, { kind: 'continue' }],
    ['another ZIP code', { zipCode: '85005' }, {}, start],
    ['no ZIP code', { zipCode: null }, {}, start],
    ['neither has a ZIP code', { zipCode: null }, { applications: [supplementEnrollment({ zipCode: null })] }, start],
    ['another name', { planName: 'Sample Medicare Supplement Plan N' }, {}, start],
    ['no application', {}, { applications: [] }, start],
    ['suppressed', {}, { applications: [], suppression: [{ planId: 'G', year: 2026 }] }, { kind: 'none' }],
    ['suppressed, with an application', {}, { suppression: [{ planId: 'G', year: null }] }, { kind: 'continue' }],
    ['code NW1 on the v2 card', { planCode: 'NW1' }, { applications: [] }, { kind: 'none' }],
    ['code NW1 on the v1 card', { planCode: 'NW1' }, { applications: [], flags: { medsuppV2Cards: false } }, start],
  ])('[REC-06] decides the button: %s', (_, of, over, button) => {
    expect(decideSupplementButton({ ...plan, ...of }, { ...context, ...over })).toEqual(button);
  });

  it.each([
    ['no application', [], { kind: 'start', isAwaited: true }],
    ['a draft', [inProgress], { kind: 'continue' }],
    ['a submitted application', [done], { kind: 'view' }],
  ])('[REC-06] disables the start button while applications are loading, with %s', (_, applications, button) => {
    expect(decideSupplementButton(plan, { ...context, applications, applying: 'awaited' })).toEqual(button);
  });

  it.each([[[]], [[inProgress]], [[done]]])('[SUP-03] shows no button if supplement applications are off', (applications) => {
    expect(decideSupplementButton(plan, { ...context, applications, applying: 'off' })).toEqual({ kind: 'none' });
  });

  it('[REC-06] finds the plan among several of an application, and the application among several', () => {
    const plans = [...done.plans, ...done.plans.map((one) => ({ ...one, name: 'Plan N' }))];
    const both = { ...done, plans };
    const applications = [supplementEnrollment({ zipCode: '10001' }), both];
    expect(decideSupplementButton({ ...plan, planName: 'plan n' }, { ...context, applications })).toEqual({ kind: 'view' });
  });
});

describe('the start of a supplement application', () => {
  const plan = supplementPlan({ legalEntity: 'Sample Insurance Company' });
  const detail = {
    entryPoint: 'recommendation',
    planName: 'Sample Medicare Supplement Plan G',
    planCode: 'G',
    zipCode: '85004',
    planYear: 2026,
    stateCode: 'AZ',
    legalEntity: 'Sample Insurance Company',
    marketingPlanCode: 'G',
  };
  it.each([
    ['the same state', plan, 'AZ', { kind: 'start', detail }],
    ['the same state in another letter case', { ...plan, stateCode: ' az' }, 'Az ', { kind: 'start', detail }],
    ['without a legal entity', { ...plan, legalEntity: null }, 'AZ', { kind: 'start', detail: { ...detail, legalEntity: '' } }],
    ['another state', plan, 'GA', { kind: 'details', reason: 'other-state' }],
    ['the recommendation has no state', plan, null, { kind: 'details', reason: 'state-unknown' }],
    ['the plan has no state', { ...plan, stateCode: null }, 'AZ', { kind: 'details', reason: 'state-unknown' }],
    ['neither has a state', { ...plan, stateCode: null }, null, { kind: 'details', reason: 'state-unknown' }],
    ['no ZIP code', { ...plan, zipCode: null }, 'AZ', { kind: 'details', reason: 'zip-unknown' }],
  ])('[REC-07] starts the application only in the state of the recommendation: %s', (_, of, state, expected) => {
    expect(decideSupplementStart(of, state, 'recommendation')).toEqual(expected);
  });
});
