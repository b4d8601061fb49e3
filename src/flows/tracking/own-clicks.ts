import type { AssetName } from '../../platform/tracking.js';

/** What a piece answers without the flows: it opens or closes something, or finds a fault in a form. */
export const ownClicks = [
  'Ask To Email Plans',
  'Ask To Import',
  'Ask To Sign Out',
  'Cancel Delete',
  'Close',
  'Question',
  'Show All',
  'Show Table',
  'uierror',
] as const satisfies readonly AssetName[];

export type OwnClick = (typeof ownClicks)[number];
