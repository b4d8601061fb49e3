import { $today } from '../../../shared/calendar/clock-state.js';
import { isSupportedYear } from '../../../shared/calendar/plan-year.js';
import { httpClient, valueOrLog } from '../../../shared/calls/http-client.js';
import { isSameValue } from '../../../shared/same-value.js';
import { shopperScope } from '../../../shared/shopper/scope.js';
import { pricedCurrentPlans } from '../../enrollment/state/current-plans.js';
import { namedPlans, type PlanOfYear, uniquePlans } from '../../known-plans/actions/named-plans.js';
import { $estimates, type EstimatesByPlan, markEstimatesLoading, setEstimates } from '../../known-plans/state/estimates.js';
import { $planDetails } from '../../known-plans/state/plan-details.js';
import { supportedPlans } from '../../known-plans/state/plans.js';
import { $location } from '../../place/state/place.js';
import { keyOf } from '../../plan/rules/plan.js';
import { $activeYear } from '../../plan-year/state/year.js';
import { isPriceable } from '../rules/drug.js';
import { estimatePlanCost } from '../service.js';
import { $drugs, $pharmacy } from '../state/saved-drugs.js';
import { completeDrugs } from './complete-drugs.js';
import { type PriceQuestion, readPharmacyDetails, withPharmacyCoverage } from './pharmacy.js';

const askedPrices = Symbol.for('ucp.askedPrices');

/** The pricing question whose answer is on the cards, or under way; none before the load's. */
const pricedQuestion = () => shopperScope().own<{ query?: PriceQuestion | null; hasFailed?: boolean }>(askedPrices, () => ({}));

/**
 * Prices the saved drugs on the plans, after completing the data about the drugs (CALL-09 to CALL-13). Failures are logged, and the drugs
 * still count as loaded (ERR-02). This does not wait for the pharmacy data. Prices are requested again only if it changes the question, as
 * when the pharmacy turns out to deliver by mail.
 */
export async function priceDrugs(): Promise<void> {
  const pharmacy = readPharmacyDetails();
  await completeDrugs();
  await Promise.all([requestPrices(priceQuestion()), pharmacy.then(repriceDrugs)]);
}

/** The same after the drugs have changed; prices are asked for again only if the question is a new one. */
export async function priceChangedDrugs(): Promise<void> {
  const pharmacy = readPharmacyDetails();
  const isAwaited = markPricesLoading();
  await completeDrugs();
  await Promise.all([isAwaited ? requestPrices(priceQuestion()) : repriceDrugs(), pharmacy.then(repriceDrugs)]);
}

/**
 * The drugs may have changed. Marks all prices as loading, if they would be for other drugs, before the first call that leads to them.
 * Returns true if it did; then request them.
 */
export function markPricesLoading(): boolean {
  const query = priceQuestion();
  const isAwaited = !isSameValue(query, pricedQuestion().query) && !knownPrices(query);
  if (isAwaited) markEstimatesLoading('all');
  return isAwaited;
}

/** Prices the drugs again if the question has changed since they were priced. */
export async function repriceDrugs(): Promise<void> {
  const query = priceQuestion();
  if (pricedQuestion().hasFailed || !isSameValue(query, pricedQuestion().query)) await requestPrices(query);
}

/**
 * The same if the latest question, which may be pending, left out a plan: one that is back, or that a card names. Does nothing before the
 * load's question.
 */
export async function priceNewPlans(): Promise<void> {
  const { query: before } = pricedQuestion();
  const query = priceQuestion();
  const known = new Set(before?.plans.map(keyOf));
  if (before !== undefined && query?.plans.some((plan) => !known.has(keyOf(plan)))) await requestPrices(query);
}

/** Without a place, drugs or plans there is nothing to ask. */
function priceQuestion(): PriceQuestion | null {
  const place = $location.get();
  const drugs = $drugs.get();
  const plans = uniquePlans([...plansNamedByCards(), ...currentPlans(), ...supportedPlans()]);
  if (!place?.county || drugs.length === 0 || plans.length === 0) return null;
  const chosen = $pharmacy.get();
  const pharmacy = chosen && { number: chosen.number, isMailOrder: chosen.isMailOrder };
  return { zipCode: place.zipCode, county: place.county.fipsCountyCode, pharmacy, drugs, plans };
}

/** The plans that cards name, saved or not, and that there are: one that nobody knows might fail the question for all (CARD-01). */
function plansNamedByCards(): readonly PlanOfYear[] {
  const year = $activeYear.get();
  const today = $today.get();
  if (year === null || today === null) return [];
  const details = $planDetails.get();
  return namedPlans(year).filter((one) => isSupportedYear(one.year, today) && typeof details[keyOf(one)] === 'object');
}

/** The plans that the shopper is enrolled in, this year and next, under the same condition (COST-05, NEXT-01). */
function currentPlans(): readonly PlanOfYear[] {
  const details = $planDetails.get();
  const shownYear = $activeYear.get();
  if (shownYear === null) return [];
  return pricedCurrentPlans(shownYear)
    .filter(({ key }) => typeof details[key] === 'object')
    .map(({ id, year }) => ({ id, year }));
}

/**
 * If the same question is asked again, of the same plans or others, the known prices stay until the new ones arrive. They also stay if none
 * arrive (LOAD-01).
 */
async function requestPrices(query: PriceQuestion | null): Promise<void> {
  await shopperScope().latest('estimates', (signal) => readPrices(query, signal));
}

async function readPrices(query: PriceQuestion | null, signal: AbortSignal): Promise<void> {
  const known = knownPrices(query);
  Object.assign(pricedQuestion(), { query, hasFailed: false });
  if (!query) {
    setEstimates({});
    return;
  }
  markEstimatesLoading(known ? query.plans.map(keyOf).filter((key) => !(key in known)) : 'all');
  const estimates = query.drugs.some(isPriceable) ? await fetchEstimates(query) : {};
  if (signal.aborted) return;
  pricedQuestion().hasFailed = !estimates && !known;
  setEstimates(byPlan(query.plans, estimates ?? known ?? {}));
}

/** The prices that answer the question for some of its plans: those of the last one, if that differs in plans alone. */
function knownPrices(query: PriceQuestion | null): EstimatesByPlan | null {
  const { query: last, hasFailed } = pricedQuestion();
  const { awaited, byPlan } = $estimates.get();
  const isSame = query && last && isSameValue({ ...query, plans: [] }, { ...last, plans: [] });
  return isSame && !hasFailed && awaited !== 'all' ? byPlan : null;
}

async function fetchEstimates(query: PriceQuestion) {
  const answer = valueOrLog(await estimatePlanCost(httpClient(), query));
  return answer && withPharmacyCoverage(answer, query);
}

/** An entry for every plan that was asked about; null for one that the answer leaves out (DRUG-13). */
function byPlan(plans: PriceQuestion['plans'], estimates: EstimatesByPlan): EstimatesByPlan {
  return Object.fromEntries(plans.map(keyOf).map((key) => [key, estimates[key] ?? null]));
}
