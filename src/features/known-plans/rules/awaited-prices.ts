import type { PlanKey } from '../../plan/rules/plan.js';

/** The plans whose prices are loading. Their earlier estimates may be for other drugs. */
export type AwaitedPrices = 'all' | readonly PlanKey[];
