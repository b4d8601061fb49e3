import { defineAction } from '../actions/define-action.js';
import { type OwnClick, ownClicks } from './own-clicks.js';

/** Tracks a click that a component handles by itself. A click that is not in the list is not tracked (TRK-07). */
export const trackClick = defineAction('trackClick', {
  track: (click) => ownClicks.find((one) => one === click) ?? null,
  load: async () => ({ trackClick: (_click: OwnClick) => undefined }),
});
