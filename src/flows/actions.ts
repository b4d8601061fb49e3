import type { ImportFields, PersonFields } from '../domain/identity/person-fields.js';
import type { SupplementPlan } from '../domain/plan/plan.js';
import { again } from '../platform/again.js';
import { missVerb } from './miss-verb.js';
import { startSupplement as startFrom } from './supplement-start.js';
import type { OwnClick } from './track-verb.js';

/**
 * What the shopper can do, as one module that comes behind the load: nothing of it is needed before somebody presses something. `verbs`
 * calls these by their names here.
 */
export { manageProfile, openBenefitPortal, register, signIn } from './account.js';
export { sayExtraHelp } from './answer-extra-help.js';
export { continueApplication, viewApplication } from './applications.js';
export { readPlans, readPlans as tryPlansAgain } from './build-plans.js';
export { readSupplementPlans } from './build-supplement.js';
export { readGenericNames } from './complete-drugs.js';
export { addDrugs, choosePharmacy, editDrug } from './drug-tool.js';
export { emailPlans } from './email-plans.js';
export { speakSpanish } from './language.js';
export { reload as tryAgain } from './load.js';
export { navigate } from './navigate.js';
export { followNotes, leaveNote } from './notes.js';
export { askToRemove, compare, enroll, viewDetails } from './plan-actions.js';
export { printPlans } from './print.js';
export { addProviders, editProvider } from './provider-tool.js';
export { actOnRecommendation, viewRecommendation } from './recommendations.js';
export { askToRemoveItem, removeItem, restoreItem } from './remove.js';
export { showSupplementUi } from './supplement-ui.js';
export { switchYear } from './switch-year.js';
export { trackVerb } from './track-verb.js';
export { showView } from './view.js';
export { chooseCounty, chooseCounty as takeOnlyCounty, findZip } from './zip.js';

export function startSupplement(plan: SupplementPlan, origin: EventTarget) {
  return startFrom(plan, 'saved-plan', origin);
}

/** A click that a piece answers by itself: nothing more happens here than that it is told. */
export function press(_click: OwnClick): void {}

// Each of these is a chunk of its own: few sessions get there.

/** Resolves with nothing where the chunk of a verb does not come. */
async function rare<T>(verb: string, load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await again(load);
  } catch {
    missVerb(verb);
    return undefined;
  }
}

export async function signOut(origin: EventTarget) {
  return (await rare('signOut', () => import('./sign-out.js')))?.signOut(origin);
}

const idle = (verb: string) => rare(verb, () => import('./idle.js'));

export async function stayHere() {
  return (await idle('stayHere'))?.stayHere();
}

export async function warnNow() {
  return (await idle('warnNow'))?.warnNow();
}

export async function hideWarning() {
  return (await idle('hideWarning'))?.hideWarning();
}

const confirming = (verb: string) => rare(verb, () => import('./confirm-identity.js'));

export async function startConfirming() {
  return (await confirming('startConfirming'))?.startConfirming();
}

export async function confirmIdentity(typed: PersonFields, origin: EventTarget) {
  return (await confirming('confirmIdentity'))?.confirmIdentity(typed, origin);
}

export async function closeConfirming() {
  return (await confirming('closeConfirming'))?.closeConfirming();
}

const importing = (verb: string) => rare(verb, () => import('./import-popup.js'));

export async function startImporting() {
  return (await importing('startImporting'))?.startImporting();
}

export async function importByForm(typed: ImportFields) {
  return (await importing('importByForm'))?.importByForm(typed);
}

export async function closeImporting() {
  return (await importing('closeImporting'))?.closeImporting();
}
