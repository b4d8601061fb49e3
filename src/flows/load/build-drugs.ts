import { isKeptYear } from '../../domain/calendar/plan-year.js';
import { isPriceable } from '../../domain/drug/drug.js';
import { type DrugEstimate, type PlanKey, planKey } from '../../domain/plan/plan.js';
import { estimatePlanCost, type PlanCostQuery } from '../../services/drugs.js';
import { $today } from '../../store/clock.js';
import { $savedPlans } from '../../store/derived/plans.js';
import { $drugs, $pharmacy } from '../../store/derived/saved-items.js';
import { $estimates, type EstimatesByPlan, estimatesLoading, estimatesSettled } from '../../store/estimates.js';
import { shopperCell } from '../../store/page.js';
import { $place } from '../../store/place.js';
import { latest } from '../calls/latest.js';
import { http, settled } from '../calls/services.js';
import { askPharmacy, withPharmacyCoverage } from '../tools/pharmacy.js';
import { completeDrugs } from './complete-drugs.js';

/** The question whose prices are on the cards, or on their way. */
const asked = () => shopperCell<{ text: string; query?: PlanCostQuery | null }>('askedPrices', () => ({ text: '' }));

/**
 * What the saved drugs cost on the saved plans, with all that is known of drugs and pharmacy (CALL-09 to CALL-13). Whatever cannot be had
 * is logged, and the drugs count as loaded (ERR-02). Nobody waits for the pharmacy: only where it turns out to deliver to the door are the
 * prices asked for again.
 */
export async function buildDrugs(): Promise<void> {
  const pharmacy = askPharmacy();
  await completeDrugs();
  await Promise.all([price(question()), pharmacy.then(priceAgain)]);
}

/** The same after a change of the drugs: what is known already is not asked for again. */
export async function rebuildDrugs(): Promise<void> {
  const pharmacy = askPharmacy();
  await completeDrugs();
  await Promise.all([priceAgain(), pharmacy.then(priceAgain)]);
}

/** Prices the drugs anew if the shopper's list, as it shows, is no longer the one that was priced. */
export async function priceAgain(): Promise<void> {
  const query = question();
  if (JSON.stringify(query) !== asked().text) await price(query);
}

/** The same for a plan that comes back, where the latest question, whose answer may still be on its way, was without it. */
export async function priceWith(key: string): Promise<void> {
  if (!asked().query?.plans.some(({ id, year }) => planKey(id, year) === key)) await rebuildDrugs();
}

/** Without a place, drugs or plans there is nothing to ask. */
function question(): PlanCostQuery | null {
  const place = $place.get();
  const today = $today.get();
  const drugs = $drugs.get();
  const plans = $savedPlans.get().filter(({ year }) => today !== null && isKeptYear(year, today));
  if (!place?.county || drugs.length === 0 || plans.length === 0) return null;
  const chosen = $pharmacy.get();
  const pharmacy = chosen && { number: chosen.number, isMailOrder: chosen.isMailOrder };
  return { zipCode: place.zipCode, county: place.county.fipsCountyCode, pharmacy, drugs, plans };
}

/** The prices of a question that is asked again stay until they come anew, and where they do not (LOAD-01). */
async function price(query: PlanCostQuery | null): Promise<void> {
  const isLatest = latest('estimates');
  const text = JSON.stringify(query);
  const isKnown = text === asked().text && !$estimates.get().isLoading;
  Object.assign(asked(), { text, query });
  if (!query) {
    estimatesSettled({});
    return;
  }
  if (!isKnown) estimatesLoading();
  const estimates = query.drugs.some(isPriceable) ? await ask(query) : {};
  if (!isLatest() || (isKnown && !estimates)) return;
  if (!estimates) asked().text = '';
  estimatesSettled(byPlan(query.plans, estimates ?? {}));
}

async function ask(query: PlanCostQuery) {
  const answer = settled(await estimatePlanCost(http(), query));
  return answer && withPharmacyCoverage(answer, query);
}

/** Every plan that was asked about has an entry: a plan that the answer leaves out has no estimate (DRUG-13). */
function byPlan(plans: PlanCostQuery['plans'], estimates: Readonly<Record<PlanKey, DrugEstimate>>): EstimatesByPlan {
  const keys = plans.map(({ id, year }) => planKey(id, year));
  return Object.fromEntries(keys.map((key) => [key, estimates[key] ?? null]));
}
