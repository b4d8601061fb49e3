import { describe, expect, it } from 'vitest';
import type { ApplicationOutcome } from '../../../../src/features/enrollment/rules/application-outcome.js';
import { laterApplications } from '../../../../src/features/enrollment/rules/later-applications.js';

describe('[ENR-06] on a phone, the button hides', () => {
  it.each<[string, readonly ApplicationOutcome[], readonly number[]]>([
    ['nothing of no application', [], []],
    ['nothing of one', ['approved'], []],
    ['nothing of two', ['approved', 'open'], []],
    ['no draft and no denial', ['in-progress', 'denied', 'in-progress'], []],
    ['what is approved or sent', ['in-progress', 'approved', 'denied', 'open'], [1, 3]],
    ['all but the first, if none asks anything', ['approved', 'approved', 'open'], [1, 2]],
  ])('%s', (_, outcomes, hidden) => {
    const all = outcomes.map((outcome) => ({ outcome }));
    const later = laterApplications(all);
    expect(all.flatMap((one, place) => (later.has(one) ? [place] : []))).toEqual(hidden);
  });
});
