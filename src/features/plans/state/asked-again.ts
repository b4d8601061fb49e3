import { shopperSingleton } from '../../../shared/state/store.js';
import type { PlanKey } from '../rules/plan.js';

/** The plans that the shopper has requested again. Only their failures are announced, because many of a list may fail at once. */
export const askedAgain = () => shopperSingleton('askedAgain', () => new Set<PlanKey>());
