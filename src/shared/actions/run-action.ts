import { isCloaked } from '../shopper/identity.js';
import { track } from '../tracking/track.js';
import type { AssetName } from '../tracking/tracking.js';

interface Runnable<G extends readonly unknown[]> {
  readonly track: AssetName | null | ((...given: G) => AssetName | null);
  readonly refusesCloaked?: true;
}

/** Tracks the click, then does the work, which may leave the page (TRK-08). A failure to track stops nothing (TRK-05). */
export function runAction<G extends readonly unknown[], R>(options: Runnable<G>, work: (...given: G) => R, given: G): R | undefined {
  const asset = typeof options.track === 'function' ? options.track(...given) : options.track;
  if (asset) track(asset, asset === 'uierror' ? 'error' : 'click');
  return options.refusesCloaked && isCloaked() ? undefined : work(...given);
}
