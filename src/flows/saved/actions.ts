import type { ListName } from '../../domain/removal/lists.js';
import type { AssetName } from '../../platform/tracking.js';
import { defineAction } from '../define-action.js';

const deleted: Readonly<Record<ListName, AssetName>> = { plans: 'Delete Plan', drugs: 'Delete Drug', providers: 'Delete Provider' };

/** Asks whether a plan should leave the list (REM-01). */
export const askToRemove = defineAction('askToRemove', {
  track: 'Ask To Delete',
  refusesCloaked: true,
  load: () => import('../enrollment/plan-actions.js'),
});

/** The same for an item that is named already, such as a drug. */
export const askToRemoveItem = defineAction('askToRemoveItem', {
  track: 'Ask To Delete',
  refusesCloaked: true,
  load: () => import('./remove.js'),
});

export const removeItem = defineAction('removeItem', {
  track: ({ list }) => (Object.hasOwn(deleted, list) ? deleted[list] : null),
  refusesCloaked: true,
  load: () => import('./remove.js'),
});

export const restoreItem = defineAction('restoreItem', {
  track: 'Undo Delete',
  refusesCloaked: true,
  load: () => import('./remove.js'),
});

/** Saves the plan of a card or a recommendation (SAVE-01). */
export const saveShownPlan = defineAction('saveShownPlan', {
  track: 'Save Plan',
  refusesCloaked: true,
  load: () => import('./save-plan.js'),
});

export const emailPlans = defineAction('emailPlans', {
  track: 'Email Plans',
  load: () => import('./email-plans.js'),
});
