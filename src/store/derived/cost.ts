import { yearlyCostChart } from '../../domain/cost/yearly-cost.js';
import type { View } from '../page.js';
import type { ShownCost } from '../shown-cost.js';
import { $supplement } from '../shown-supplement.js';
import { $cardContext } from './card-context.js';
import { derived } from './derived.js';
import { $plansToShow } from './plans.js';

/** A year on each saved plan of the active year, supplement plans among them, by the same decisions as the cards'. */
export const $cost: View<ShownCost | null> = derived(
  [$plansToShow, $supplement, $cardContext],
  ({ plans, missing }, supplement, context) => {
    if (!context) return null;
    const saved = supplement.kind === 'plans' ? supplement : { plans: [], count: 0, details: 'ready' };
    const lost = saved.details === 'loading' ? 0 : saved.count - saved.plans.length;
    return {
      ...yearlyCostChart([...plans, ...saved.plans], context),
      leftOut: missing.filter(({ state }) => state === 'failed').length + lost,
    };
  },
);
