import { describe, expect, it } from 'vitest';
import {
  type ApplicationContext,
  decideApplicationCard,
  decideSupplementCard,
} from '../../../../src/features/enrollment/rules/application-card.js';
import {
  type ApplicationState,
  applicationStatus,
  statusSearch,
  validStates,
} from '../../../../src/features/enrollment/rules/application-status.js';
import type { Enrollment, SupplementEnrollment } from '../../../../src/features/enrollment/rules/enrollment.js';
import { FORM_STEPS, formProgress } from '../../../../src/features/enrollment/rules/form-progress.js';
import { matchingApplication } from '../../../../src/features/enrollment/rules/matching-application.js';
import { applicationsById } from '../../../../src/features/enrollment/rules/plan-application.js';
import { application, sent } from '../../plans/rules/card-samples.js';
import { enrollment, step, supplementEnrollment } from './samples.js';

const statusByCode = { '10': 'Submitted', '11': 'Approved', '12': 'Denied', '': 'Nobody', '13': '' };

function state(stateCode: string | null, overrides: Partial<ApplicationState> = {}): ApplicationState {
  return { stateCode, imageIdentifier: 'IMG1', planId: 'H0609044000', planYear: 2026, ...overrides };
}

const submitted = enrollment({ isSubmitted: true });

describe('the application of a recommended supplement plan', () => {
  const plan = (name: string) => ({ name, descriptor: null, code: 'G', legalEntity: null });
  const plans = [plan('Plan G')];
  const other = supplementEnrollment({ zipCode: '85004', plans: [plan('Plan N')] });
  const here = supplementEnrollment({ zipCode: ' 85004 ', plans });
  const unplaced = supplementEnrollment({ zipCode: null, plans });
  it.each([
    ['the same ZIP code and name', ' plan g ', '85004', here],
    ['spaces around the ZIP code', 'Plan G', ' 85004', here],
    ['another plan', 'Plan F', '85004', null],
    ['another ZIP code', 'Plan G', '85701', null],
    ['no ZIP code', 'Plan G', null, null],
    ['an empty ZIP code', 'Plan G', ' ', null],
  ])('[REC-06] finds the application by plan name and ZIP code: %s', (_, planName, zipCode, expected) => {
    expect(matchingApplication({ planName, zipCode }, [unplaced, other, here])).toBe(expected);
  });

  it('[REC-06] takes the first of several applications', () => {
    const second = supplementEnrollment({ zipCode: '85004', plans });
    expect(matchingApplication({ planName: 'Plan G', zipCode: '85004' }, [here, second])).toBe(here);
  });

  it('[REC-06] [ENR-03] prefers a submitted application to a draft, so that the shopper does not apply twice', () => {
    const of = (applicationStatus: string) => supplementEnrollment({ zipCode: '85004', plans, applicationStatus });
    const [draft, sent] = [of('In-Progress'), of('Submitted')];
    expect(matchingApplication({ planName: 'Plan G', zipCode: '85004' }, [draft, sent])).toBe(sent);
    expect(matchingApplication({ planName: 'Plan G', zipCode: '85004' }, [draft, sent, of('Denied')])).toBe(sent);
    expect(matchingApplication({ planName: 'Plan G', zipCode: '85004' }, [draft])).toBe(draft);
  });
});

describe('the status of an application', () => {
  it.each([
    ['a draft', enrollment(), [], 'In Progress'],
    ['a draft with a state code', enrollment(), [state('11')], 'In Progress'],
    ['a mapped code', submitted, [state('11')], 'Approved'],
    ['spaces around the code', submitted, [state(' 11 ')], 'Approved'],
    ['an unmapped code', submitted, [state('99')], 'Submitted'],
    ['a code mapped to an empty text', submitted, [state('13')], 'Submitted'],
    ['the first of several entries', submitted, [state('11'), state('12')], 'Approved'],
    ['a code named like a property of every object', submitted, [state('constructor')], 'Submitted'],
    ['no code', submitted, [state(null)], 'Submitted'],
    ['no entry', submitted, [], 'Submitted'],
    ["another plan's entry", submitted, [state('11', { planId: 'H0609044001' })], 'Submitted'],
    ["another year's entry", submitted, [state('11', { planYear: 2025 })], 'Submitted'],
  ])('[ENR-01] shows the status: %s', (_, of, states, text) => {
    expect(applicationStatus(of, { states, statusByCode })).toMatchObject({ text, isInProgress: text === 'In Progress' });
  });

  it.each([
    ['code 12', submitted, [state('12')], statusByCode, 'Denied', true],
    ['code 12 with another text', submitted, [state('12')], { '12': 'Not approved' }, 'Not approved', true],
    ['code 12, not mapped', submitted, [state('12')], {}, 'Denied', true],
    ['code 11', submitted, [state('11')], statusByCode, 'Approved', false],
    ['code 120', submitted, [state('120')], statusByCode, 'Submitted', false],
    ['a draft', enrollment(), [state('12')], statusByCode, 'In Progress', false],
  ])('[ENR-02] decides whether the application is denied: %s', (_, of, states, codes, text, isDenied) => {
    expect(applicationStatus(of, { states, statusByCode: codes })).toMatchObject({ text, isDenied });
  });
});

describe('the status search', () => {
  const image = (imageIdentifier: string | null) => state('10', { imageIdentifier });
  it.each([
    ['longer than 2 with the prefix', image('IMG'), 'IM', true],
    ['2 characters', image('IM'), 'IM', false],
    ['another prefix', image('XIMG'), 'IM', false],
    ['other letter case', image('img1'), 'IM', false],
    ['no image', image(null), 'IM', false],
    ['no code', state(null), 'IM', false],
    ['an empty code', state(' '), 'IM', false],
    ['no prefix set', image('abc'), '', true],
  ])('[ENR-04] decides whether a status entry is valid: %s', (_, entry, prefix, isValid) => {
    expect(validStates([entry], prefix)).toEqual(isValid ? [entry] : []);
  });

  it.each([
    ['M1', { kind: 'search', memberNumber: 'M1' }],
    [' M1 ', { kind: 'search', memberNumber: 'M1' }],
    ['', { kind: 'skip', reason: 'no-member-number' }],
    ['  ', { kind: 'skip', reason: 'no-member-number' }],
    [null, { kind: 'skip', reason: 'no-member-number' }],
  ])('[ENR-05] searches only with a member number: %j', (memberNumber, expected) => {
    expect(statusSearch(memberNumber)).toEqual(expected);
  });
});

describe('applications by plan', () => {
  const draft = application();
  const other = application({ id: 'H0609044001-2026' });
  const one = sent();
  it.each([
    ['a draft', [draft], [draft]],
    ['submitted', [one], [one]],
    ['submitted, then a draft', [one, draft], [one]],
    ['a draft, then submitted', [draft, one], [one]],
    ['two drafts, the first one counts', [draft, application({}, { status: 'Other' })], [draft]],
    ['two segments of a plan', [other, one], [other, one]],
    ['none', [], []],
  ])('[ENR-03] [HAND-04] shows the same object on the plan card as on its own card: %s', (_, applications, expected) => {
    const byId = applicationsById(applications);
    expect([...byId.values()]).toEqual(expected);
    for (const found of byId.values()) expect(applications).toContain(found);
  });
});

describe('the card of an application', () => {
  const context: ApplicationContext = {
    states: [],
    statusByCode,
    flags: { disableOleSaveResume: false },
    isCloaked: false,
  };
  const contact = { phone: '1-800-555-0142', tty: '711', hours: null };

  it.each([
    ['a draft', enrollment(), {}, { action: 'continue', status: 'In Progress', isDisabled: false }],
    ['submitted', submitted, {}, { action: 'view', status: 'Submitted' }],
    ['approved', submitted, { states: [state('11')] }, { action: 'view', status: 'Approved', contact: null }],
    ['a draft that cannot be resumed', enrollment(), { flags: { disableOleSaveResume: true } }, { action: 'none', status: 'In Progress' }],
    ['submitted, while drafts cannot be resumed', submitted, { flags: { disableOleSaveResume: true } }, { action: 'view' }],
  ])('[ENR-06] decides button and status: %s', (_, of, over, card) => {
    expect(decideApplicationCard(of, { ...context, ...over })).toMatchObject(card);
  });

  it('[ENR-02] shows the contact only if the application is denied', () => {
    const denied = { ...submitted, contact };
    expect(decideApplicationCard(denied, { ...context, states: [state('12')] })).toMatchObject({ status: 'Denied', contact });
    expect(decideApplicationCard(denied, { ...context, states: [state('11')] }).contact).toBeNull();
  });

  it('[ROLE-03] disables both buttons on a cloaked profile', () => {
    expect(decideApplicationCard(enrollment(), { ...context, isCloaked: true }).isDisabled).toBe(true);
    expect(decideSupplementCard(supplementEnrollment(), true).isDisabled).toBe(true);
  });

  const saved = (text: string, month = 11, day = 14) => ({ kind: 'saved', text, date: { year: 2026, month, day } });
  const drafts: readonly [string, Partial<Enrollment>, unknown][] = [
    ['afternoon', { lastSaved: '2026-11-14T15:42:00' }, saved('11/14/2026, 3:42 PM CST')],
    ['just after midnight', { lastSaved: '2026-11-14T00:05:00' }, saved('11/14/2026, 12:05 AM CST')],
    ['noon', { lastSaved: '2026-11-14T12:00:00' }, saved('11/14/2026, 12:00 PM CST')],
    ['UTC in July, still labelled CST', { lastSaved: '2026-07-01T05:30:00Z' }, saved('7/1/2026, 12:30 AM CST', 7, 1)],
    ['a date without a time', { lastSaved: '2026-11-14' }, saved('11/14/2026')],
    ['missing', { lastSaved: null }, null],
    ['unreadable', { lastSaved: 'yesterday' }, null],
    ['submitted and saved', { isSubmitted: true }, saved('11/14/2026, 3:42 PM CST')],
  ];
  it.each(drafts)('[ENR-06] [ENV-04] shows the time of the last save: %s', (_, of, date) => {
    expect(decideApplicationCard(enrollment(of), context).date).toEqual(date);
  });

  const day = { kind: 'status', date: { year: 2026, month: 11, day: 10 } };
  const supplements: readonly [string, Partial<SupplementEnrollment>, unknown][] = [
    ['in progress', {}, { action: 'continue', status: 'In Progress', date: null }],
    ['in-progress', { applicationStatus: 'in-progress' }, { action: 'continue', status: 'In Progress' }],
    ['IN PROGRESS', { applicationStatus: ' IN PROGRESS ' }, { action: 'continue', status: 'In Progress' }],
    ['submitted', { applicationStatus: 'Submitted' }, { action: 'view', status: 'Submitted' }],
    ['adjudicated', { applicationStatus: 'Submitted', adjudicationStatus: 'APPROVED' }, { action: 'view', status: 'approved' }],
    ['adjudicated while in progress', { adjudicationStatus: 'Pending' }, { action: 'continue', status: 'pending' }],
    ['a blank adjudication', { applicationStatus: 'Submitted', adjudicationStatus: ' ' }, { status: 'Submitted' }],
    ['a status date', { applicationStatus: 'Submitted', statusDate: '2026-11-10' }, { date: day }],
    ['a status date in the evening in Chicago', { applicationStatus: 'Submitted', statusDate: '2026-11-11T03:00:00Z' }, { date: day }],
    ['a status date written as midnight in UTC', { applicationStatus: 'Submitted', statusDate: '2026-11-10T00:00:00Z' }, { date: day }],
    ['a status date of a draft', { statusDate: '2026-11-10' }, { date: null }],
    ['an unreadable status date', { applicationStatus: 'Submitted', statusDate: '11/31/2026' }, { date: null }],
    [
      'saved, and a status date',
      { applicationStatus: 'Submitted', statusDate: '2026-11-10', savedTimestamp: '2026-11-09T08:00:00' },
      { date: saved('11/9/2026, 8:00 AM CST', 11, 9) },
    ],
  ];
  it.each(supplements)('[ENR-01] [ENR-06] decides the card of a supplement application: %s', (_, of, card) => {
    expect(decideSupplementCard(supplementEnrollment(of), false)).toMatchObject(card as object);
  });
});

describe('the progress of a draft', () => {
  it('[ENR-08] knows the steps of the application in order', () => {
    expect(FORM_STEPS.join(', ')).toBe(
      'welcome, personal-information, medicare-information, medicaid-information, mailing-address, phone-number, language-preference, ' +
        'chronic-questions, use-disclosure, prescription-drug-coverage, special-election-period, effective-date, provider-search, ' +
        'monthly-premium, authorization, statement-of-understanding, review',
    );
  });

  it.each([
    ['the first step', ['welcome'], 'welcome', 1],
    ['the last of several', ['welcome', 'personal-information', 'medicare-information'], 'medicare-information', 3],
    ['skipped steps', ['welcome', 'special-election-period'], 'special-election-period', 11],
    ['the end', ['welcome', 'review'], 'review', 17],
    ['an unknown view at the end', ['welcome', 'personal-information', 'thank-you'], 'personal-information', 2],
    ['other letter case', ['Welcome', ' PHONE-NUMBER '], 'phone-number', 6],
  ])('[ENR-08] counts the steps up to the last known view: %s', (_, views, at, place) => {
    expect(formProgress(views.map((view) => step(view)))).toEqual({ step: at, place, of: 17 });
  });

  it.each([
    ['no steps', []],
    ['unknown views only', ['thank-you', '']],
  ])('[ENR-08] shows no progress: %s', (_, views) => {
    expect(formProgress(views.map((view) => step(view)))).toBeNull();
  });

  it('[ENR-08] shows progress for drafts only', () => {
    const context = { states: [], statusByCode, flags: { disableOleSaveResume: false }, isCloaked: false };
    const steps = [step('review')];
    expect(decideApplicationCard(enrollment({ steps }), context).progress).toEqual({ step: 'review', place: 17, of: 17 });
    expect(decideApplicationCard({ ...submitted, steps }, context).progress).toBeNull();
  });
});
