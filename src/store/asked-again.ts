import type { PlanKey } from '../domain/plan/plan.js';
import { shopperCell } from './page.js';

/** The plans that the shopper has had read again: only of these a failure is told aloud, for a list may have many that fail at once. */
export const askedAgain = () => shopperCell('askedAgain', () => new Set<PlanKey>());
