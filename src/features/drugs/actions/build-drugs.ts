import { $today } from '../../../shared/calendar/clock-state.js';
import { isSupportedYear } from '../../../shared/calendar/plan-year.js';
import { httpClient, valueOrLog } from '../../../shared/calls/http-client.js';
import { isSameValue } from '../../../shared/same-value.js';
import { shopperScope } from '../../../shared/shopper/scope.js';
import { pricedCurrentPlans } from '../../enrollment/state/current-plans.js';
import { $place } from '../../place/state/place.js';
import { eachOnce, namedPlans, type PlanOfYear } from '../../plans/actions/named-plans.js';
import { keyOf } from '../../plans/rules/plan.js';
import { $planDetails } from '../../plans/state/plan-details.js';
import { keptPlans } from '../../plans/state/plans.js';
import { $activeYear } from '../../plans/state/year.js';
import { $drugs, $pharmacy } from '../../profile/state/saved-items.js';
import { isPriceable } from '../rules/drug.js';
import { estimatePlanCost } from '../service.js';
import { $estimates, awaitEstimates, type EstimatesByPlan, estimatesSettled } from '../state/estimates.js';
import { completeDrugs } from './complete-drugs.js';
import { askPharmacy, type PriceQuestion, withPharmacyCoverage } from './pharmacy.js';

const askedPrices = Symbol.for('ucp.askedPrices');

/** The pricing question whose answer is on the cards, or under way; none before the load's. */
const asked = () => shopperScope().own<{ query?: PriceQuestion | null; hasFailed?: boolean }>(askedPrices, () => ({}));

/**
 * Prices the saved drugs on the plans, after completing the data about the drugs (CALL-09 to CALL-13). Failures are logged, and the drugs
 * still count as loaded (ERR-02). This does not wait for the pharmacy data. Prices are requested again only if it changes the question, as
 * when the pharmacy turns out to deliver by mail.
 */
export async function buildDrugs(): Promise<void> {
  const pharmacy = askPharmacy();
  await completeDrugs();
  await Promise.all([price(question()), pharmacy.then(priceAgain)]);
}

/** The same after the drugs have changed; prices are asked for again only if the question is a new one. */
export async function rebuildDrugs(): Promise<void> {
  const pharmacy = askPharmacy();
  const isAwaited = expectPrices();
  await completeDrugs();
  await Promise.all([isAwaited ? price(question()) : priceAgain(), pharmacy.then(priceAgain)]);
}

/**
 * The drugs may have changed. Marks all prices as loading, if they would be for other drugs, before the first call that leads to them.
 * Returns true if it did; then request them.
 */
export function expectPrices(): boolean {
  const query = question();
  const isAwaited = !isSameValue(query, asked().query) && !knownOf(query);
  if (isAwaited) awaitEstimates('all');
  return isAwaited;
}

/** Prices the drugs again if the question has changed since they were priced. */
export async function priceAgain(): Promise<void> {
  const query = question();
  if (asked().hasFailed || !isSameValue(query, asked().query)) await price(query);
}

/**
 * The same if the latest question, which may be pending, left out a plan: one that is back, or that a card names. Does nothing before the
 * load's question.
 */
export async function priceOthers(): Promise<void> {
  const { query: before } = asked();
  const query = question();
  const known = new Set(before?.plans.map(keyOf));
  if (before !== undefined && query?.plans.some((plan) => !known.has(keyOf(plan)))) await price(query);
}

/** Without a place, drugs or plans there is nothing to ask. */
function question(): PriceQuestion | null {
  const place = $place.get();
  const drugs = $drugs.get();
  const plans = eachOnce([...namedNow(), ...currentNow(), ...keptPlans()]);
  if (!place?.county || drugs.length === 0 || plans.length === 0) return null;
  const chosen = $pharmacy.get();
  const pharmacy = chosen && { number: chosen.number, isMailOrder: chosen.isMailOrder };
  return { zipCode: place.zipCode, county: place.county.fipsCountyCode, pharmacy, drugs, plans };
}

/** The plans that cards name, saved or not, and that there are: one that nobody knows might fail the question for all (CARD-01). */
function namedNow(): readonly PlanOfYear[] {
  const year = $activeYear.get();
  const today = $today.get();
  if (year === null || today === null) return [];
  const details = $planDetails.get();
  return namedPlans(year).filter((one) => isSupportedYear(one.year, today) && typeof details[keyOf(one)] === 'object');
}

/** The plans that the shopper is enrolled in, under the same condition (COST-05). */
function currentNow(): readonly PlanOfYear[] {
  const details = $planDetails.get();
  return pricedCurrentPlans()
    .filter(({ key }) => typeof details[key] === 'object')
    .map(({ id, year }) => ({ id, year }));
}

/**
 * If the same question is asked again, of the same plans or others, the known prices stay until the new ones arrive. They also stay if none
 * arrive (LOAD-01).
 */
async function price(query: PriceQuestion | null): Promise<void> {
  await shopperScope().latest('estimates', (signal) => readPrices(query, signal));
}

async function readPrices(query: PriceQuestion | null, signal: AbortSignal): Promise<void> {
  const known = knownOf(query);
  Object.assign(asked(), { query, hasFailed: false });
  if (!query) {
    estimatesSettled({});
    return;
  }
  awaitEstimates(known ? query.plans.map(keyOf).filter((key) => !(key in known)) : 'all');
  const estimates = query.drugs.some(isPriceable) ? await ask(query) : {};
  if (signal.aborted) return;
  asked().hasFailed = !estimates && !known;
  estimatesSettled(byPlan(query.plans, estimates ?? known ?? {}));
}

/** The prices that answer the question for some of its plans: those of the last one, if that differs in plans alone. */
function knownOf(query: PriceQuestion | null): EstimatesByPlan | null {
  const { query: last, hasFailed } = asked();
  const { awaited, byPlan } = $estimates.get();
  const isSame = query && last && isSameValue({ ...query, plans: [] }, { ...last, plans: [] });
  return isSame && !hasFailed && awaited !== 'all' ? byPlan : null;
}

async function ask(query: PriceQuestion) {
  const answer = valueOrLog(await estimatePlanCost(httpClient(), query));
  return answer && withPharmacyCoverage(answer, query);
}

/** An entry for every plan that was asked about; null for one that the answer leaves out (DRUG-13). */
function byPlan(plans: PriceQuestion['plans'], estimates: EstimatesByPlan): EstimatesByPlan {
  return Object.fromEntries(plans.map(keyOf).map((key) => [key, estimates[key] ?? null]));
}
