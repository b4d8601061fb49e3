import { shopperScope } from '../../../shared/shopper/scope.js';
import type { MedicarePlan } from '../../plan/rules/plan.js';
import { yearSignal } from '../../plan-year/state/year.js';
import { readSectionSerialized } from '../../profile/actions/read-section.js';
import { $profile, profileFailed } from '../../profile/state/profile.js';
import { drugPayload } from '../../tools/actions/launch.js';
import { openTool } from '../../tools/actions/tools.js';
import { drugsSection } from '../section.js';
import { priceChangedDrugs } from './drug-prices.js';

/** The places of the drug cost estimator that the profile leads to (DV-02). */
const routes = { add: '#/buildyourdruglist', edit: '#/drugdetails', pharmacy: '#/pharmacy' } as const;

interface DrugToolVisit {
  readonly plan?: MedicarePlan | null;
  readonly itemId?: string;
}

/** Adds drugs, from the list of drugs or from a plan's card (DRUG-04). */
export function addDrugs(plan: MedicarePlan | null, target: EventTarget): Promise<void> {
  return openDrugTool(routes.add, target, { plan });
}

/** Changes a saved drug. */
export function editDrug(ndc: string, target: EventTarget): Promise<void> {
  return openDrugTool(routes.edit, target, { itemId: ndc });
}

/** Chooses the pharmacy, or another one. */
export function choosePharmacy(target: EventTarget): Promise<void> {
  return openDrugTool(routes.pharmacy, target, {});
}

function openDrugTool(place: string, target: EventTarget, { plan = null, itemId }: DrugToolVisit): Promise<void> {
  const route = `${place}?profile=true${plan ? '&planEditDrug=true' : ''}`;
  const launch = { route, payload: drugPayload(plan), itemId };
  return openTool('drug-cost-estimator', launch, target, readDrugsAfterTool);
}

/** However the shopper left the tool, it may have changed the drugs and the pharmacy: both are fetched again and rebuilt (DV-05). */
async function readDrugsAfterTool(): Promise<boolean> {
  const before = saved();
  const { signal } = shopperScope();
  const shownYear = yearSignal();
  const isRead = await readSectionSerialized(drugsSection);
  if (isRead) await priceChangedDrugs();
  // Except if another shopper or another year is there now, for which the whole profile has been read since.
  else if (!signal.aborted && !shownYear.aborted && saved() === before) profileFailed();
  return saved() !== before;
}

function saved(): string {
  return JSON.stringify($profile.get().profile?.drugs);
}
