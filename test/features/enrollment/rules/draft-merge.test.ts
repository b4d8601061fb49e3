import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ExternalDraft, mergeDraft } from '../../../../src/features/enrollment/rules/draft-merge.js';
import type { Enrollment } from '../../../../src/features/enrollment/rules/enrollment.js';
import { hide } from '../../../../src/shared/hidden.js';
import { enrollment, step } from './samples.js';

const draft: ExternalDraft = {
  applicantZipCode: '85004',
  planId: 'H0609044000',
  planName: 'AARP Medicare Advantage from UHC AZ-0003 (HMO-POS)',
  planYear: 2026,
  planType: 'MAPD',
  steps: [step('welcome')],
  formData: hide([{ view: 'welcome', keyLables: ['Plan'] }]),
  updatedAt: '2026-11-14T15:42:00',
  createdAt: '2026-11-01T08:00:00',
};

const before = '2026-11-14T15:41:59';
const same = '2026-11-14T15:42:00';
const after = '2026-11-14T15:42:01';

describe('a draft from another site', () => {
  it.each([
    // lastSaved of the stored enrollment, isSubmitted, result
    [before, true, 'taken'],
    [same, true, 'skipped'],
    [after, true, 'skipped'],
    [before, false, 'taken'],
    [same, false, 'taken'],
    [after, false, 'skipped'],
    // 15:42 in Chicago, written in UTC
    ['2026-11-14T21:42:00Z', true, 'skipped'],
    ['2026-11-14T21:42:00Z', false, 'taken'],
    [null, true, 'skipped'],
    [null, false, 'taken'],
    ['unreadable', true, 'skipped'],
  ])('[ENR-07] compares the draft with an enrollment saved at %s, submitted %s: %s', (lastSaved, isSubmitted, kind) => {
    expect(mergeDraft([enrollment({ lastSaved, isSubmitted })], draft).kind).toBe(kind);
  });

  it('[ENR-07] replaces the stored application in its place and keeps the fields that a draft lacks', () => {
    const others = [enrollment({ planId: 'H0609044001' }), enrollment({ planYear: 2027 })] as const;
    const stored = enrollment({
      lastSaved: before,
      isSubmitted: true,
      status: 'Submitted',
      confirmationNumber: 'C1',
      steps: [step('review')],
    });
    expect(mergeDraft([others[0], stored, others[1]], draft)).toEqual({
      kind: 'taken',
      enrollments: [others[0], enrollment({ lastSaved: same, steps: draft.steps, formData: draft.formData }), others[1]],
    });
  });

  it.each([
    // Before the application was submitted.
    ['2026-10-31T09:00:00', 'taken'],
    [before, 'taken'],
    [after, 'skipped'],
  ])('[ENR-07] replaces the stored draft of %s and keeps the submitted application: %s', (lastSaved, kind) => {
    const submitted = enrollment({ lastSaved: '2026-11-01T09:00:00', isSubmitted: true, confirmationNumber: 'C1' });
    const merged = mergeDraft([submitted, enrollment({ lastSaved })], draft);
    expect(merged).toEqual(
      kind === 'skipped'
        ? { kind }
        : { kind, enrollments: [submitted, enrollment({ lastSaved: same, steps: draft.steps, formData: draft.formData })] },
    );
  });

  it('[ENR-07] never replaces an application if a later one was submitted too', () => {
    const [first, second] = [before, after].map((lastSaved) => enrollment({ lastSaved, isSubmitted: true, confirmationNumber: lastSaved }));
    expect(mergeDraft([first as Enrollment, second as Enrollment], draft).kind).toBe('skipped');
    expect(mergeDraft([second as Enrollment, first as Enrollment], draft).kind).toBe('skipped');
    const undated = enrollment({ lastSaved: null, isSubmitted: true });
    expect(mergeDraft([undated, first as Enrollment], draft)).toMatchObject({ enrollments: [undated, { isSubmitted: false }] });
  });

  it('[ENR-07] adds the draft if its plan has no stored enrollment', () => {
    const other = enrollment({ planId: 'H0609044001', lastSaved: after });
    const added = enrollment({
      lastSaved: same,
      steps: draft.steps,
      formData: draft.formData,
      county: null,
      monthlyPremium: null,
      outOfPocketMaximum: null,
      isJarvisEnrollment: null,
    });
    expect(mergeDraft([other], draft)).toEqual({ kind: 'taken', enrollments: [other, added] });
  });

  it('[ENR-07] uses the time of creation if the draft was never updated', () => {
    const stored = enrollment({ lastSaved: '2026-11-02T08:00:00' });
    expect(mergeDraft([stored], { ...draft, updatedAt: null }).kind).toBe('skipped');
    expect(mergeDraft([stored], { ...draft, updatedAt: null, createdAt: '2026-11-03T08:00:00' }).kind).toBe('taken');
  });

  it('[ENR-07] replaces nothing if the time of the draft is unreadable', () => {
    expect(mergeDraft([enrollment({ lastSaved: before })], { ...draft, updatedAt: 'soon' }).kind).toBe('skipped');
    expect(mergeDraft([enrollment({ lastSaved: null })], { ...draft, updatedAt: 'soon' }).kind).toBe('skipped');
    expect(mergeDraft([], { ...draft, updatedAt: null, createdAt: null }).kind).toBe('taken');
  });

  it.each(['applicantZipCode', 'planId', 'planName', 'planYear', 'planType'] as const)(
    '[ENR-07] ignores a draft without its %s',
    (field) => {
      expect(mergeDraft([], { ...draft, [field]: null })).toEqual({ kind: 'unusable' });
      expect(mergeDraft([], { ...draft, [field]: field === 'planYear' ? 0 : '' })).toEqual({ kind: 'unusable' });
    },
  );
});

describe('random drafts', () => {
  const time = fc.constantFrom(null, '', 'soon', before, same, after, '2026-07-01T00:00:00Z');
  const year = fc.constantFrom(2026, 2027);
  const planId = fc.constantFrom('H0609044000', 'H0321002000');
  const stored = fc
    .uniqueArray(fc.record({ planId, planYear: year, lastSaved: time, isSubmitted: fc.boolean() }), {
      selector: (one) => `${one.planId} ${one.planYear}`,
    })
    .map((all) => all.map((one) => enrollment({ ...one, lastSaved: one.lastSaved ?? '' })));
  const some = fc.record({
    applicantZipCode: fc.constantFrom(null, '85004'),
    planId: fc.oneof(fc.constant(null), planId),
    planName: fc.constantFrom(null, 'A plan'),
    planYear: fc.oneof(fc.constant(null), year),
    planType: fc.constantFrom(null, 'MAPD'),
    steps: fc.constant([step('welcome')]),
    formData: fc.constant(hide([])),
    updatedAt: time,
    createdAt: time,
  });
  const after1 = (all: readonly Enrollment[], one: ExternalDraft) => {
    const merged = mergeDraft(all, one);
    return merged.kind === 'taken' ? merged.enrollments : all;
  };
  const keys = (all: readonly Enrollment[]) => all.map((one) => `${one.planId} ${one.planYear}`);

  it('[ENR-07] loses, duplicates and moves no enrollment', () => {
    fc.assert(
      fc.property(stored, fc.array(some, { maxLength: 5 }), (all, drafts) => {
        const merged = keys(drafts.reduce<readonly Enrollment[]>(after1, all));
        expect(merged.slice(0, all.length)).toEqual(keys(all));
        expect(new Set(merged).size).toBe(merged.length);
      }),
    );
  });

  it('[ENR-07] never replaces a later application, and gives the same result twice', () => {
    fc.assert(
      fc.property(stored, some, (all, one) => {
        const once = after1(all, one);
        expect(after1(once, one)).toEqual(once);
        for (const was of all.filter(({ isSubmitted, lastSaved }) => isSubmitted && lastSaved === after)) expect(once).toContain(was);
      }),
    );
  });
});
