import { expect, it } from 'vitest';
import { applicationOutcome } from '../../../src/domain/enrollment/application-outcome.js';

it.each([
  ['a draft', 'In Progress', true, false, 'in-progress'],
  ['a draft in other words', 'denied', true, false, 'in-progress'],
  ['code 12', 'Denied', false, true, 'denied'],
  ['code 12 in other words', 'Not approved', false, true, 'denied'],
  ['an adjudication', ' denied ', false, false, 'denied'],
  ['an approval', 'Approved', false, false, 'approved'],
  ['an adjudication', 'approved', false, false, 'approved'],
  ['a word that only holds another', 'not approved', false, false, 'open'],
  ['any other status', 'Pending review', false, false, 'open'],
  ['none', '', false, false, 'open'],
])('[ENR-06] %s (%j) looks as it is', (_, text, isInProgress, isDenied, outcome) => {
  expect(applicationOutcome({ text, isInProgress, isDenied })).toBe(outcome);
});
