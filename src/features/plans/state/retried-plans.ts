import { shopperScope } from '../../../shared/shopper/scope.js';
import type { PlanKey } from '../../plan/rules/plan.js';

const plansAskedAgain = Symbol.for('ucp.plansAskedAgain');

/** The plans that the shopper has requested again. Only their failures are announced, because many of a list may fail at once. */
export const retriedPlans = () => shopperScope().own(plansAskedAgain, () => new Set<PlanKey>());
