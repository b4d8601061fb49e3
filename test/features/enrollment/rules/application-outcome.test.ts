import { expect, it } from 'vitest';
import { applicationOutcome } from '../../../../src/features/enrollment/rules/application-outcome.js';

it.each([
  ['a draft', 'In Progress', true, false, 'in-progress'],
  ['a draft with another text', 'denied', true, false, 'in-progress'],
  ['code 12', 'Denied', false, true, 'denied'],
  ['code 12 with another text', 'Not approved', false, true, 'denied'],
  ['a denied adjudication', ' denied ', false, false, 'denied'],
  ['an approval', 'Approved', false, false, 'approved'],
  ['an approved adjudication', 'approved', false, false, 'approved'],
  ['a text that contains approved', 'not approved', false, false, 'open'],
  ['any other status', 'Pending review', false, false, 'open'],
  ['no text', '', false, false, 'open'],
])('[ENR-06] decides the look of the status: %s (%j)', (_, text, isInProgress, isDenied, outcome) => {
  expect(applicationOutcome({ text, isInProgress, isDenied })).toBe(outcome);
});
