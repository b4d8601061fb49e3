import { defineAction } from '../../shared/actions/define-action.js';

/** Adds a plan to those chosen to compare, or takes it out (CMP-01). */
export const chooseToCompare = defineAction('chooseToCompare', {
  track: 'Choose To Compare',
  refusesCloaked: true,
  load: () => import('./actions/compare-plans.js'),
});

export const clearComparison = defineAction('clearComparison', {
  track: 'Clear Comparison',
  load: () => import('./actions/compare-plans.js'),
});

export const compare = defineAction('compare', {
  track: 'Compare Plans',
  refusesCloaked: true,
  load: () => import('./actions/compare-plans.js'),
});

/** Reads plans again that could not be read (ERR-02). */
export const tryPlansAgain = defineAction('tryPlansAgain', {
  track: 'Try Again',
  load: () => import('./actions/read-named-plan.js'),
});

/** Reads the plan of a card that the profile does not have (CALL-15). */
export const readNamedPlan = defineAction('readNamedPlan', {
  track: null,
  load: () => import('./actions/read-named-plan.js'),
});

/** Saves the plan of a card or a recommendation (SAVE-01). */
export const savePlanOfCard = defineAction('savePlanOfCard', {
  track: 'Save Plan',
  refusesCloaked: true,
  load: () => import('./actions/save-plan.js'),
});

/** Asks whether a plan should leave the list (REM-01). */
export const askToRemovePlan = defineAction('askToRemovePlan', {
  track: 'Ask To Delete',
  refusesCloaked: true,
  load: () => import('./actions/ask-to-remove-plan.js'),
});

export const emailPlans = defineAction('emailPlans', {
  track: 'Email Plans',
  load: () => import('./actions/email-plans.js'),
});

/** Opens a plan's own page (LINK-03). */
export const viewDetails = defineAction('viewDetails', {
  track: 'View Plan Details',
  refusesCloaked: true,
  load: () => import('./actions/plan-actions.js'),
});

export const switchYear = defineAction('switchYear', {
  track: 'Switch Year',
  load: () => import('./actions/switch-year.js'),
});

export const printPlans = defineAction('printPlans', {
  track: 'Print Plans',
  load: () => import('./actions/print-plans.js'),
});

// Changes of state that need no other code: components say what they draw.
export { cardDrawn } from '../known-plans/state/cards-on-page.js';
export { offerCompareBar } from './state/compare-bar.js';
export { addStarDisclosures, addStars } from './state/stars.js';
