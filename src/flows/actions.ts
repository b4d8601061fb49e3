/**
 * Everything the shopper can do, in one module that is loaded after the page: none of it is needed before the first press. `verbs` calls
 * these functions by the names they have here.
 */

import type { ImportFields, PersonFields } from '../domain/identity/person-fields.js';
import type { SupplementPlan } from '../domain/plan/plan.js';
import { withRetry } from '../platform/with-retry.js';
import { startSupplement as startFrom } from './enrollment/supplement-start.js';
import { missVerb } from './miss-verb.js';
import type { OwnClick } from './tracking/own-clicks.js';

export { chooseToCompare, clearComparison, compare } from './compare/compare-plans.js';
export { continueApplication, viewApplication } from './enrollment/applications.js';
export { askToRemove, enroll, viewDetails } from './enrollment/plan-actions.js';
export { actOnRecommendation, viewRecommendation } from './enrollment/recommendations.js';
export { showSupplementUi } from './enrollment/supplement-ui.js';
export { chooseCounty, chooseCounty as takeOnlyCounty, findZip } from './enrollment/zip.js';
export { sayExtraHelp } from './extra-help/answer-extra-help.js';
export { readSupplementPlans } from './load/build-supplement.js';
export { readGenericNames } from './load/complete-drugs.js';
export { tryAgain } from './load/load.js';
export { readNamedPlan, tryPlansAgain } from './load/read-named-plan.js';
export { speakSpanish } from './page/language.js';
export { navigate } from './page/navigate.js';
export { followNotes, leaveNote } from './page/notes.js';
export { printList, printPlans } from './page/print.js';
export { switchYear } from './page/switch-year.js';
export { showView } from './page/view.js';
export { emailPlans } from './saved/email-plans.js';
export { askToRemoveItem, removeItem, restoreItem } from './saved/remove.js';
export { saveShownPlan } from './saved/save-plan.js';
export { manageProfile, openBenefitPortal, register, signIn } from './session/account.js';
export { addDrugs, choosePharmacy, editDrug } from './tools/drug-tool.js';
export { addProviders, editProvider, keepProviders, replaceProviders, restoreProviders } from './tools/provider-tool.js';

export function startSupplement(plan: SupplementPlan, origin: EventTarget) {
  return startFrom(plan, 'saved-plan', origin);
}

/** A click that a piece handles by itself. The verb exists so that the click is tracked like any other (TRK-08). */
export function press(_click: OwnClick): void {}

// Each of these is a chunk of its own: few sessions need it.

/** Resolves with nothing where the chunk of a verb does not come. */
async function rare<T>(verb: string, load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await withRetry(load);
  } catch {
    missVerb(verb);
    return undefined;
  }
}

export async function signOut(origin: EventTarget) {
  return (await rare('signOut', () => import('./session/sign-out.js')))?.signOut(origin);
}

const idle = (verb: string) => rare(verb, () => import('./session/idle.js'));

export async function stayHere() {
  return (await idle('stayHere'))?.stayHere();
}

export async function warnNow() {
  return (await idle('warnNow'))?.warnNow();
}

export async function hideWarning() {
  return (await idle('hideWarning'))?.hideWarning();
}

const confirming = (verb: string) => rare(verb, () => import('./session/confirm-identity.js'));

export async function startConfirming() {
  return (await confirming('startConfirming'))?.startConfirming();
}

export async function confirmIdentity(typed: PersonFields, origin: EventTarget) {
  return (await confirming('confirmIdentity'))?.confirmIdentity(typed, origin);
}

export async function closeConfirming() {
  return (await confirming('closeConfirming'))?.closeConfirming();
}

const importing = (verb: string) => rare(verb, () => import('./import/import-popup.js'));

export async function startImporting() {
  return (await importing('startImporting'))?.startImporting();
}

export async function importByForm(typed: ImportFields) {
  return (await importing('importByForm'))?.importByForm(typed);
}

export async function closeImporting() {
  return (await importing('closeImporting'))?.closeImporting();
}
