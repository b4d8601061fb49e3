import { defineAction } from '../../shared/actions/define-action.js';
import type { AssetName } from '../../shared/tracking/tracking.js';
import type { ListName } from '../../shared/view/lists.js';

const deleted: Readonly<Record<ListName, AssetName>> = { plans: 'Delete Plan', drugs: 'Delete Drug', providers: 'Delete Provider' };

/** Asks whether an item should leave its list (REM-01). */
export const askToRemoveItem = defineAction('askToRemoveItem', {
  track: 'Ask To Delete',
  refusesCloaked: true,
  load: () => import('./actions/remove.js'),
});

export const removeItem = defineAction('removeItem', {
  track: ({ list }) => (Object.hasOwn(deleted, list) ? deleted[list] : null),
  refusesCloaked: true,
  load: () => import('./actions/remove.js'),
});

export const restoreItem = defineAction('restoreItem', {
  track: 'Undo Delete',
  refusesCloaked: true,
  load: () => import('./actions/remove.js'),
});

/** Reads a profile again that could not be read (LOAD-05). */
export const tryAgain = defineAction('tryAgain', {
  track: 'Try Again',
  load: () => import('./actions/try-again.js'),
});
