import type { AssetName } from './tracking.js';

/** Clicks that a component handles without another action: something opens or closes, or a form has an error. */
export const ownClicks = [
  'Ask To Email Plans',
  'Ask To Import',
  'Ask To Print Counselor Sheet',
  'Ask To Sign Out',
  'Cancel Delete',
  'Change Extra Help',
  'Change Prices At',
  'Close',
  'Compare Pharmacies',
  'Done Prices At',
  'Question',
  'Show All',
  'Show Lists',
  'Show Plan',
  'Show Table',
  'uierror',
] as const satisfies readonly AssetName[];

export type OwnClick = (typeof ownClicks)[number];
