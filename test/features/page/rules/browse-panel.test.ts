import { expect, it } from 'vitest';
import { showsBrowsePanel } from '../../../../src/features/page/rules/browse-panel.js';

it.each([
  ['drugs', true, 4, true],
  ['providers', true, 4, true],
  ['plans', false, 4, true],
  ['plans', true, 0, true],
  ['plans', false, 0, true],
  ['plans', true, 1, false],
] as const)(
  '[VW-07] decides for view %s, applications %s and %i plans whether the panel shows: %s',
  (view, hasApplications, savedPlans, shows) => {
    expect(showsBrowsePanel({ view, hasApplications, savedPlans })).toBe(shows);
  },
);
