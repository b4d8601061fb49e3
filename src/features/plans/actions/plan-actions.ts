import { emit } from '../../../shared/events.js';
import { log } from '../../../shared/report.js';
import { navigate, site } from '../../navigation/actions/navigate.js';
import { planSummaryUrl } from '../../navigation/rules/plan-summary-link.js';
import { $location, zipCodeOf } from '../../place/state/place.js';
import { idOrCodeOf, type Plan } from '../../plan/rules/plan.js';
import { detailsUrlOf } from '../../plan/rules/plan-links.js';

function idOf(plan: Plan): { readonly planId: string; readonly planYear: number } {
  return { planId: idOrCodeOf(plan), planYear: plan.year };
}

/** Opens a plan's own page; without a place to build its address for, the shopper is asked for one first (LINK-03). */
export function viewDetails(plan: Plan, target: EventTarget): void {
  if (!emit(target, 'ucp-plan-details', idOf(plan))) return;
  const url = detailsUrlOf(plan, $location.get(), site());
  if (url) navigate(target, url, 'plan-details');
  else if (plan.kind !== 'MEDSUPP' && plan.detailsUrl) log('! Invalid URL !');
  else navigate(target, planSummaryUrl(zipCodeOf(), plan.year, site()).url, 'plan-summary');
}
