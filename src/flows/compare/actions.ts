import { defineAction } from '../define-action.js';

/** Adds a plan to those chosen to compare, or takes it out (CMP-01). */
export const chooseToCompare = defineAction('chooseToCompare', {
  track: 'Choose To Compare',
  refusesCloaked: true,
  load: () => import('./compare-plans.js'),
});

export const clearComparison = defineAction('clearComparison', {
  track: 'Clear Comparison',
  load: () => import('./compare-plans.js'),
});

export const compare = defineAction('compare', {
  track: 'Compare Plans',
  refusesCloaked: true,
  load: () => import('./compare-plans.js'),
});
