import { memoizeByObject } from '../../../shared/memoize-by-object.js';
import type { PlanKey } from '../../plan/rules/plan.js';

/** The plans whose prices are loading. Their earlier estimates may be for other drugs. */
export type AwaitedPrices = 'all' | readonly PlanKey[];

export function isPriceAwaited(awaited: AwaitedPrices, key: PlanKey): boolean {
  return awaited === 'all' || asSet(awaited).has(key);
}

const asSet = memoizeByObject((keys: readonly PlanKey[]): ReadonlySet<PlanKey> => new Set(keys));
