import { type SupplementDetails, supplementDetailsUrl } from '../../domain/navigation/plan-links.js';
import type { SupplementPlan } from '../../domain/plan/plan.js';
import { isStartApplicationSuppressed } from '../../domain/plan/start-application.js';
import { isSuppressed } from '../../domain/plan/suppression.js';
import { decideSupplementStart, type StartablePlan } from '../../domain/recommendation/supplement-start.js';
import { $suppression } from '../../store/content.js';
import { zipCodeFor } from '../../store/derived/plan-address.js';
import { $profile } from '../../store/profile.js';
import { $settings } from '../../store/settings.js';
import { navigate, site } from '../page/navigate.js';
import { askZip } from './zip.js';

/** Where on the page an application was started: `entryPoint` of the event. */
export type EntryPoint = 'recommendation' | 'saved-plan';

/**
 * Starts the application for a supplement plan: by the window's event `openAddYourInfo` where the plan's state is that of the
 * recommendation, else on the plan's own page (REC-07, LINK-04). That page is told to start the application unless the plan is known
 * to be of another state. Nothing for a plan that is not applied for here, and where applications are off.
 */
export function startSupplement(plan: StartablePlan, entryPoint: EntryPoint, origin: EventTarget): void {
  if (!mayStart(plan)) return;
  const start = decideSupplementStart(plan, $profile.get().profile?.recommendation.stateCode ?? null, entryPoint);
  if (start.kind === 'start') {
    dispatchEvent(new CustomEvent('openAddYourInfo', { detail: start.detail }));
    return;
  }
  const { code: planCode, year: planYear, zipCode } = plan;
  openSupplementPage({ planCode, planYear, zipCode, startApplication: start.reason !== 'other-state' }, origin);
}

/** The same for a saved plan. */
export function startSavedSupplement(plan: SupplementPlan, origin: EventTarget): void {
  startSupplement(plan, 'saved-plan', origin);
}

/** Opens the page of a supplement plan. Without any ZIP code the shopper is asked for one first (LINK-04, DASH-07). */
export function openSupplementPage(details: SupplementDetails, origin: EventTarget): void {
  const url = supplementDetailsUrl({ ...details, zipCode: zipCodeFor(details.zipCode) }, site());
  if (url.ok) navigate(origin, url.value, 'supplement-details');
  else askZip(() => openSupplementPage(details, origin));
}

function mayStart({ code, year }: StartablePlan): boolean {
  const settings = $settings.get();
  if (!settings?.supplementApplications) return false;
  return !isStartApplicationSuppressed(code, settings.flags.medsuppV2Cards) && !isSuppressed($suppression.get(), code, year);
}
