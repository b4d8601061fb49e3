import { defineAction } from '../define-action.js';

/** Reads a profile again that could not be read (LOAD-05). */
export const tryAgain = defineAction('tryAgain', {
  track: 'Try Again',
  load: () => import('./load.js'),
});

/** Reads plans again that could not be read (ERR-02). */
export const tryPlansAgain = defineAction('tryPlansAgain', {
  track: 'Try Again',
  load: () => import('./read-named-plan.js'),
});

/** Reads the supplement plans again that could not be read. */
export const readSupplementPlans = defineAction('readSupplementPlans', {
  track: 'Try Again',
  load: () => import('./build-supplement.js'),
});

/** Reads the plan of a card that the profile does not have (CALL-15). */
export const readNamedPlan = defineAction('readNamedPlan', {
  track: null,
  load: () => import('./read-named-plan.js'),
});

/** Looks up the generics of the saved brand drugs (CALL-11). */
export const readGenericNames = defineAction('readGenericNames', {
  track: null,
  load: () => import('./complete-drugs.js'),
});
