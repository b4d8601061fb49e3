import madeUp from '../../data/made-up.json' with { type: 'json' };
import { medicarePlans } from './medicare-plans.js';

/** The plans of each invented dental network: all plans of a carrier except drug plans. */
export const dentalNetworks: readonly { readonly network: string; readonly planIds: readonly string[] }[] = Object.entries(
  madeUp.dentalNetworks,
).map(([network, organizations]) => ({
  network,
  planIds: medicarePlans.filter((plan) => plan.family !== 'PDP' && organizations.includes(plan.organization)).map(({ id }) => id),
}));
