import type { ListName } from '../../domain/removal/lists.js';
import { log } from '../../platform/report.js';
import type { AssetName } from '../../platform/tracking.js';
import { withRetry } from '../../platform/with-retry.js';
import { ownClicks } from './own-clicks.js';
import { track } from './track.js';

type Verb = keyof typeof import('../actions.js');

const deleted: Readonly<Record<ListName, AssetName>> = { plans: 'Delete Plan', drugs: 'Delete Drug', providers: 'Delete Provider' };

/** Links that lead to the plan summary, or to what stands for it (TRK-01, TRK-05). */
const summaries: ReadonlySet<unknown> = new Set(['browse-plans', 'plan-summary', 'continue-shopping', 'plan-finder']);

/**
 * The event of each verb; null for verbs that no click calls, and for those that are tracked elsewhere. A verb that is missing here does
 * not compile, so that none is forgotten (TRK-08).
 */
const events: Readonly<Record<Verb, AssetName | null>> = {
  actOnRecommendation: 'Recommendations',
  addDrugs: 'Add Drug',
  addProviders: 'Add Doctor',
  askToRemove: 'Ask To Delete',
  askToRemoveItem: 'Ask To Delete',
  chooseCounty: 'Choose County',
  chooseToCompare: 'Choose To Compare',
  choosePharmacy: 'Pharmacy',
  clearComparison: 'Clear Comparison',
  closeConfirming: null,
  closeImporting: null,
  compare: 'Compare Plans',
  confirmIdentity: 'Confirm Identity',
  continueApplication: 'Application',
  editDrug: 'Edit Drug',
  editProvider: 'Edit Doctor',
  emailPlans: 'Email Plans',
  enroll: 'Enroll In Plan',
  findZip: 'Enter ZIP Code',
  followNotes: null,
  hideWarning: null,
  importByForm: null,
  keepProviders: 'Cancel Delete',
  leaveNote: null,
  manageProfile: 'Manage Profile',
  navigate: 'Follow Link',
  openBenefitPortal: 'Member Benefits',
  press: null,
  printList: 'Print List',
  printPlans: 'Print Plans',
  readGenericNames: null,
  readNamedPlan: null,
  readSupplementPlans: 'Try Again',
  register: 'Create Account',
  removeItem: null,
  replaceProviders: 'Delete Provider',
  restoreItem: 'Undo Delete',
  restoreProviders: 'Undo Delete',
  saveShownPlan: 'Save Plan',
  sayExtraHelp: 'Extra Help',
  showSupplementUi: null,
  showView: 'Switch View',
  signIn: 'Sign In',
  signOut: 'Sign Out',
  speakSpanish: null,
  startConfirming: null,
  startImporting: null,
  startSupplement: 'Enroll In Plan',
  stayHere: 'Stay Signed In',
  switchYear: 'Switch Year',
  takeOnlyCounty: null,
  tryAgain: 'Try Again',
  tryPlansAgain: 'Try Again',
  viewApplication: 'Application',
  viewDetails: 'View Plan Details',
  viewRecommendation: 'Recommendations',
  warnNow: null,
};

/** Sends one event for one click (TRK-08). Of the verb's arguments only the list's name and the link's reason are used. */
export function trackVerb(verb: string, given: readonly unknown[]): void {
  const asset = assetOf(verb, given);
  if (!asset) return;
  track(asset, asset === 'uierror' ? 'error' : 'click');
  if (asset === 'Go to VPP Page') tellSummary();
}

function assetOf(verb: string, given: readonly unknown[]): AssetName | null {
  if (verb === 'removeItem') return deletedOf(given[0]);
  if (verb === 'press') return ownClicks.find((one) => one === given[0]) ?? null;
  if (verb === 'navigate' && summaries.has(given[2])) return 'Go to VPP Page';
  return Object.hasOwn(events, verb) ? events[verb as Verb] : null;
}

function deletedOf(item: unknown): AssetName | null {
  const list = typeof item === 'object' && item !== null && 'list' in item ? String(item.list) : '';
  return Object.hasOwn(deleted, list) ? deleted[list as ListName] : null;
}

/** Not awaited: no failure of it may keep the shopper on the page (TRK-05). */
function tellSummary(): void {
  withRetry(() => import('./profile-events.js')).then(
    ({ tellPlanSummary }) => tellPlanSummary(),
    () => log('the profile event could not be sent'),
  );
}
