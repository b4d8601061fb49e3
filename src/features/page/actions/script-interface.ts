import { when } from '../../../shared/state/when.js';
import type { View } from '../../../shared/view/view.js';
import { openCounselorPopup } from '../../counselor/actions.js';
import { showView } from '../../navigation/actions/view.js';
import { switchYear } from '../../plans/actions/switch-year.js';
import type { PlanToSave } from '../../plans/rules/plan-to-save.js';
import { reload } from '../../profile/actions/reload.js';
import { $isProfileKnown } from '../../profile/state/profile.js';
import { loadFacts } from './facts-code.js';
import type { PublicFacts } from './public-facts.js';
import { start } from './start.js';

/** The implementation of `profile` in the script interface, once the data layer has loaded. */

export async function ready(): Promise<PublicFacts> {
  await start();
  const { snapshot } = await loadFacts();
  return snapshot();
}

export function refresh(): Promise<void> {
  return reload({ isPressed: true });
}

/** Waits for the profile: a script may ask before the page has loaded (SAVE-01). */
export async function savePlan(plan: PlanToSave): Promise<void> {
  void start();
  await when($isProfileKnown, Boolean);
  const code = await import('../../plans/actions/save-plan.js');
  return code.savePlan(plan, document);
}

/** Waits for the profile, as the sheet is about it (SHEET-04). */
export async function printCounselorSheet(): Promise<void> {
  void start();
  await when($isProfileKnown, Boolean);
  openCounselorPopup(document);
}

export function setView(view: View): void {
  showView(view, document);
}

export function setYear(year: number): Promise<void> {
  return switchYear(year, document);
}
