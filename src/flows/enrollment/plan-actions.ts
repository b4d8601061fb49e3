import { compareUrl } from '../../domain/navigation/plan-links.js';
import { planSummaryUrl } from '../../domain/navigation/plan-summary-link.js';
import { compareEligibility } from '../../domain/plan/compare-eligibility.js';
import { distinctName } from '../../domain/plan/distinct-name.js';
import { idOrCodeOf, keyOf, type MedicarePlan, type Plan } from '../../domain/plan/plan.js';
import { emit } from '../../platform/events.js';
import { log } from '../../platform/report.js';
import { $suppression } from '../../store/content.js';
import { $cardContext } from '../../store/derived/card-context.js';
import { detailsUrlOf, zipCodeOf } from '../../store/derived/plan-address.js';
import { $plansToShow } from '../../store/derived/plans.js';
import { isCloaked } from '../../store/identity.js';
import { $place } from '../../store/place.js';
import { $settings } from '../../store/settings.js';
import { navigate, site } from '../page/navigate.js';
import { openPopup } from '../page/popups.js';
import { resumeSupplementPlan } from './applications.js';
import { openEnrollment } from './enroll.js';

function idOf(plan: Plan): { readonly planId: string; readonly planYear: number } {
  return { planId: idOrCodeOf(plan), planYear: plan.year };
}

/** Opens a plan's own page; without a place to build its address for, the shopper is asked for one first (LINK-03). */
export function viewDetails(plan: Plan, origin: EventTarget): void {
  if (isCloaked() || !emit(origin, 'ucp-plan-details', idOf(plan))) return;
  const url = detailsUrlOf(plan, $place.get(), site());
  if (url) navigate(origin, url, 'plan-details');
  else if (plan.kind !== 'MEDSUPP' && plan.detailsUrl) log('! Invalid URL !');
  else navigate(origin, planSummaryUrl(zipCodeOf(), plan.year, site()).url, 'plan-summary');
}

/** Starts, or resumes, the application for a plan: the online one, or that of a supplement plan (LINK-05, LINK-07, CARD-06, REC-06). */
export function enroll(plan: Plan, origin: EventTarget): void {
  if (plan.kind === 'MEDSUPP') resumeSupplementPlan(plan, origin);
  else openEnrollment(plan, origin);
}

/** Compares this plan with the other saved plans of the year that can be compared; this one comes first (SUPP-01, LINK-02). */
export function compare(plan: MedicarePlan, origin: EventTarget): void {
  if (isCloaked()) return;
  const context = { isCommunitySite: $settings.get()?.siteId === 'UHCCP', suppression: $suppression.get() };
  const others = $plansToShow
    .get()
    .plans.filter((one) => keyOf(one) !== keyOf(plan) && one.year === plan.year && compareEligibility(one, context).isEligible);
  const planIds = [plan, ...others].map(({ id }) => id);
  if (!emit(origin, 'ucp-plan-compare', { planIds })) return;
  const county = $place.get()?.county?.fipsCountyCode ?? null;
  navigate(origin, compareUrl({ planIds, planType: plan.rawType, planYear: plan.year, zipCode: zipCodeOf(), county }, site()), 'compare');
}

/** Asks whether the plan should leave the list (REM-01). */
export function askToRemove(plan: Plan, origin: EventTarget): void {
  if (isCloaked()) return;
  const name = distinctName(plan, $cardContext.get()?.sharedNames ?? []);
  openPopup({ tag: 'ucp-remove-popup', origin, list: 'plans', key: keyOf(plan), name });
}
