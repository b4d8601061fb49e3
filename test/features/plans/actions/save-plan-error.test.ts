import { expect, it } from 'vitest';
import { savePlanError } from '../../../../src/features/plans/actions/save-plan-error.js';
import type { SavePlanProblem } from '../../../../src/features/plans/rules/save-plan-error.js';

const problems: Readonly<Record<SavePlanProblem, RegExp>> = {
  'invalid-plan-id': /planId/,
  'invalid-plan-type': /planType/,
  'year-not-kept': /planYear/,
  cloaked: /cloaked/,
  canceled: /ucp-plan-save/,
  'not-saved': /not be saved/,
  'shopper-left': /left/,
};

it.each(Object.entries(problems) as readonly [SavePlanProblem, RegExp][])(
  '[SAVE-02] the error with the code %s says why the plan was not saved',
  (code, reason) => {
    const error = savePlanError(code);
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ name: 'SavePlanError', code, message: expect.stringMatching(reason) });
  },
);
