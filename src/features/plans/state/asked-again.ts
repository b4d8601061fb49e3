import { shopperSingleton } from '../../../shared/state/store.js';
import type { PlanKey } from '../rules/plan.js';

/** The plans that the shopper has had read again: only of these a failure is told aloud, for a list may have many that fail at once. */
export const askedAgain = () => shopperSingleton('askedAgain', () => new Set<PlanKey>());
