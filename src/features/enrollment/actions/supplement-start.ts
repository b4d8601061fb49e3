import { $settings } from '../../../shared/settings/state.js';
import { isSuppressed } from '../../content/rules/suppression.js';
import { $suppression } from '../../content/state/content.js';
import { navigate, site } from '../../navigation/actions/navigate.js';
import { requestZip } from '../../place/actions/zip.js';
import { zipCodeFor } from '../../place/state/place.js';
import type { SupplementPlan } from '../../plan/rules/plan.js';
import { type SupplementDetails, supplementDetailsUrl } from '../../plan/rules/plan-links.js';
import { $profile } from '../../profile/state/profile.js';
import { isStartApplicationSuppressed } from '../rules/start-application.js';
import { decideSupplementStart, type StartablePlan } from '../rules/supplement-start.js';

/** The place on the page where an application was started: `entryPoint` of the event. */
export type EntryPoint = 'recommendation' | 'saved-plan';

/**
 * Starts the application for a supplement plan. If the plan's state is that of the recommendation, it fires the window's event
 * `openAddYourInfo`. Otherwise it opens the plan's own page (REC-07, LINK-04). The plan's page starts the application, unless the plan is
 * known to be of another state. Does nothing for a plan that takes no applications here, or if applications are off.
 */
export function startSupplement(plan: StartablePlan, entryPoint: EntryPoint, target: EventTarget): void {
  if (!mayStart(plan)) return;
  const start = decideSupplementStart(plan, $profile.get().profile?.recommendation.stateCode ?? null, entryPoint);
  if (start.kind === 'start') {
    dispatchEvent(new CustomEvent('openAddYourInfo', { detail: start.detail }));
    return;
  }
  const { code: planCode, year: planYear, zipCode } = plan;
  openSupplementPage({ planCode, planYear, zipCode, startApplication: start.reason !== 'other-state' }, target);
}

/** The same for a saved plan. */
export function startSavedSupplement(plan: SupplementPlan, target: EventTarget): void {
  startSupplement(plan, 'saved-plan', target);
}

/** Opens the page of a supplement plan. Without any ZIP code the shopper is asked for one first (LINK-04, DASH-07). */
export function openSupplementPage(details: SupplementDetails, target: EventTarget): void {
  const url = supplementDetailsUrl({ ...details, zipCode: zipCodeFor(details.zipCode) }, site());
  if (url.ok) navigate(target, url.value, 'supplement-details');
  else requestZip(() => openSupplementPage(details, target));
}

function mayStart({ code, year }: StartablePlan): boolean {
  const settings = $settings.get();
  if (!settings?.supplementApplications) return false;
  return !isStartApplicationSuppressed(code, settings.flags.medsuppV2Cards) && !isSuppressed($suppression.get(), code, year);
}
