import type { PlanCardModel } from './plan-card.js';

/** The card of a supplement plan where applications are switched off: there is none to start, and none to go on with (SUP-03). */
export function withoutApplication(model: PlanCardModel): PlanCardModel {
  return { ...model, actions: { ...model.actions, main: { kind: 'none', reason: 'application-suppressed' } } };
}
