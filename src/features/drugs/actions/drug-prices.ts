import { $today } from '../../../shared/calendar/clock-state.js';
import { isSupportedYear } from '../../../shared/calendar/plan-year.js';
import { atMost } from '../../../shared/calls/at-most.js';
import { httpClient, valueOrLog } from '../../../shared/calls/http-client.js';
import { isSameValue } from '../../../shared/same-value.js';
import { shopperScope } from '../../../shared/shopper/scope.js';
import { pricedCurrentPlans } from '../../enrollment/state/current-plans.js';
import { namedPlans, type PlanOfYear, uniquePlans } from '../../known-plans/actions/named-plans.js';
import {
  $estimatesByPharmacy,
  dropEstimates,
  type EstimatesByPlan,
  estimatesAt,
  keyOfPharmacy,
  markEstimatesLoading,
  setEstimates,
} from '../../known-plans/state/estimates.js';
import { $planDetails } from '../../known-plans/state/plan-details.js';
import { supportedPlans } from '../../known-plans/state/plans.js';
import type { Pharmacy } from '../../pharmacies/rules/pharmacy.js';
import { $pharmacies, $pricesAt, $pricesElsewhere, setPricesAt } from '../../pharmacies/state/pharmacies.js';
import { $pharmacy } from '../../pharmacies/state/pharmacy.js';
import { $location } from '../../place/state/place.js';
import { keyOf } from '../../plan/rules/plan.js';
import { $activeYear } from '../../plan-year/state/year.js';
import { isPriceable } from '../rules/drug.js';
import { estimatePlanCost } from '../service.js';
import { $drugs } from '../state/saved-drugs.js';
import { completeDrugs } from './complete-drugs.js';
import { type PriceQuestion, readPharmacyDetails, withPharmacyCoverage } from './pharmacy.js';

type PricedPharmacy = Pick<Pharmacy, 'number' | 'isMailOrder'> | null;

const askedPrices = Symbol.for('ucp.askedPrices');

/** A pricing question whose answer is on the page, or under way. */
interface Asked {
  /** Null if there was nothing to ask. */
  readonly query: PriceQuestion | null;
  /** The plan year of the page at that time. */
  readonly year: number | null;
}

/** By pharmacy, the latest question. None for the saved one before the load's. */
const askedByPharmacy = () => shopperScope().own(askedPrices, () => new Map<string, Asked>());

const askedAt = (pharmacy: PricedPharmacy) => askedByPharmacy().get(keyOfPharmacy(pharmacy));

/**
 * Prices the saved drugs on the plans, after completing the data about the drugs (CALL-09 to CALL-13). Failures are logged, and the drugs
 * still count as loaded (ERR-02). This does not wait for the pharmacy data. Prices are requested again only if it changes the question, as
 * when the pharmacy turns out to deliver by mail.
 */
export async function priceDrugs(): Promise<void> {
  const pharmacy = readPharmacyDetails();
  await completeDrugs();
  await Promise.all([requestPrices($pharmacy.get()), pharmacy.then(repriceDrugs)]);
}

/** The same after the drugs have changed; prices are asked for again only if the question is a new one. */
export async function priceChangedDrugs(): Promise<void> {
  const pharmacy = readPharmacyDetails();
  const isAwaited = markPricesLoading();
  await completeDrugs();
  await Promise.all([isAwaited ? requestPrices($pharmacy.get()) : repriceDrugs(), pharmacy.then(repriceDrugs)]);
}

/**
 * The drugs may have changed. Marks all prices as loading, if they would be for other drugs, before the first call that leads to them.
 * Returns true if it did; then request them.
 */
export function markPricesLoading(): boolean {
  const saved = $pharmacy.get();
  const isAwaited = isNewQuestion(saved);
  if (isAwaited) markEstimatesLoading('all', saved);
  dropOutdatedPrices();
  const elsewhere = $pricesElsewhere.get();
  if (elsewhere && isNewQuestion(elsewhere)) markEstimatesLoading('all', elsewhere);
  return isAwaited;
}

/** Whether prices would be for other drugs than the known ones. */
function isNewQuestion(pharmacy: Pharmacy | null): boolean {
  const query = priceQuestion(pharmacy);
  return !isSameValue(query, askedAt(pharmacy)?.query) && !knownPrices(query, pharmacy);
}

/** Prices the drugs again if the question has changed since they were priced. */
export async function repriceDrugs(): Promise<void> {
  const saved = $pharmacy.get();
  const isKnown = !hasFailed(saved) && isSameValue(priceQuestion(saved), askedAt(saved)?.query);
  await (isKnown ? repriceElsewhere() : requestPrices(saved));
}

/**
 * The same if the latest question, which may be pending, left out a plan: one that is back, or that a card names. Does nothing before the
 * load's question.
 */
export async function priceNewPlans(): Promise<void> {
  const saved = $pharmacy.get();
  const asked = askedAt(saved);
  if (asked) await (hasAllPlans(asked.query, priceQuestion(saved)) ? repriceElsewhere() : requestPrices(saved));
}

function hasAllPlans(asked: PriceQuestion | null, query: PriceQuestion | null): boolean {
  const known = new Set(asked?.plans.map(keyOf));
  return !query?.plans.some((plan) => !known.has(keyOf(plan)));
}

// ---- Other pharmacies ----------------------------------------------------------------------------------------

/**
 * Asks what the drugs cost at a pharmacy to compare: once, while drugs, place, plans, year and shopper stay. After a failure it asks again
 * (PHARM-02, PHARM-03).
 *
 * @param number of one of `$pharmacies`
 */
export async function pricePharmacy(number: string): Promise<void> {
  const pharmacy = $pharmacies.get().find((one) => one.number === number);
  if (pharmacy && needsPrices(pharmacy)) await readPricesAt(pharmacy);
}

/** Shows the prices of another pharmacy on this page (PHARM-02). */
export async function choosePricesAt(number: string): Promise<void> {
  setPricesAt(number);
  await pricePharmacy(number);
}

function needsPrices(pharmacy: Pharmacy): boolean {
  return hasFailed(pharmacy) || !isAnswered(pharmacy);
}

function hasFailed(pharmacy: PricedPharmacy): boolean {
  return estimatesAt($estimatesByPharmacy.get(), pharmacy)?.hasFailed === true;
}

/** Whether the latest question about a pharmacy is still the right one. A plan may have left the page since. */
function isAnswered(pharmacy: PricedPharmacy): boolean {
  const asked = askedAt(pharmacy);
  const query = priceQuestion(pharmacy);
  return (
    asked !== undefined && asked.year === $activeYear.get() && isSameButForPlans(asked.query, query) && hasAllPlans(asked.query, query)
  );
}

function isSameButForPlans(asked: PriceQuestion | null | undefined, query: PriceQuestion | null): boolean {
  if (!query || !asked) return query === asked;
  return isSameValue({ ...query, plans: [] }, { ...asked, plans: [] });
}

/** Forgets prices of other pharmacies that are for other drugs, or for another place, plan or year. An answer under way is dropped. */
function dropOutdatedPrices(): void {
  const shown = [$pharmacy.get(), $pricesAt.get()].map(keyOfPharmacy);
  // The prices of a pharmacy may be marked as loading before they are asked for.
  const known = new Set([...askedByPharmacy().keys(), ...Object.keys($estimatesByPharmacy.get())]);
  for (const number of known) {
    const isMailOrder = askedByPharmacy().get(number)?.query?.pharmacy?.isMailOrder ?? false;
    const pharmacy = number === '' ? null : { number, isMailOrder };
    if (shown.includes(number) || isAnswered(pharmacy)) continue;
    askedByPharmacy().delete(number);
    dropEstimates(pharmacy);
    // A newer run with the same key makes the one before stale.
    void shopperScope().latest(runOf(pharmacy), async () => undefined);
  }
}

/** The prices that the page shows of another pharmacy follow the question. Those that it does not show are asked for when they are wanted. */
async function repriceElsewhere(): Promise<void> {
  dropOutdatedPrices();
  const elsewhere = $pricesElsewhere.get();
  if (elsewhere && needsPrices(elsewhere)) await readPricesAt(elsewhere);
}

// ---- The question and its answer -----------------------------------------------------------------------------

/** Without a place, drugs or plans there is nothing to ask. */
function priceQuestion(at: PricedPharmacy): PriceQuestion | null {
  const place = $location.get();
  const drugs = $drugs.get();
  const plans = uniquePlans([...plansNamedByCards(), ...currentPlans(), ...supportedPlans()]);
  if (!place?.county || drugs.length === 0 || plans.length === 0) return null;
  const pharmacy = at && { number: at.number, isMailOrder: at.isMailOrder };
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

/** Asks for the prices at the saved pharmacy, and at the other one that the page may show. */
async function requestPrices(saved: Pharmacy | null): Promise<void> {
  await Promise.all([readPricesAt(saved), repriceElsewhere()]);
}

/**
 * If the same question is asked again, of the same plans or others, the known prices stay until the new ones arrive. They also stay if none
 * arrive (LOAD-01).
 */
async function readPricesAt(pharmacy: Pharmacy | null): Promise<void> {
  await shopperScope().latest(runOf(pharmacy), (signal) => readPrices(pharmacy, signal));
}

const runOf = (pharmacy: { readonly number: string } | null) => `estimates ${keyOfPharmacy(pharmacy)}`;

async function readPrices(pharmacy: Pharmacy | null, signal: AbortSignal): Promise<void> {
  const query = priceQuestion(pharmacy);
  const known = knownPrices(query, pharmacy);
  askedByPharmacy().set(keyOfPharmacy(pharmacy), { query, year: $activeYear.get() });
  if (!query) {
    setEstimates({}, pharmacy);
    return;
  }
  markEstimatesLoading(known ? query.plans.map(keyOf).filter((key) => !(key in known)) : 'all', pharmacy);
  const estimates = query.drugs.some(isPriceable) ? await fetchEstimates(query, signal) : {};
  if (signal.aborted) return;
  setEstimates(byPlan(query.plans, estimates ?? known ?? {}), pharmacy, !estimates && !known);
}

/** The prices that answer the question for some of its plans: those of the last one, if that differs in plans alone. */
function knownPrices(query: PriceQuestion | null, pharmacy: PricedPharmacy): EstimatesByPlan | null {
  const known = estimatesAt($estimatesByPharmacy.get(), pharmacy);
  const isKnown = query && known && !known.hasFailed && known.awaited !== 'all' && isSameButForPlans(askedAt(pharmacy)?.query, query);
  return isKnown ? known.byPlan : null;
}

const callsElsewhere = Symbol.for('ucp.priceCallsElsewhere');

/** Two calls for other pharmacies at once. The prices of the saved one wait for none of them. */
const elsewhereInTurn = () => shopperScope().own(callsElsewhere, () => atMost(2));

async function fetchEstimates(query: PriceQuestion, signal: AbortSignal) {
  const ask = async () => (signal.aborted ? null : valueOrLog(await estimatePlanCost(httpClient(), query)));
  const isSaved = keyOfPharmacy(query.pharmacy) === keyOfPharmacy($pharmacy.get());
  const answer = await (isSaved ? ask() : elsewhereInTurn()(ask));
  return answer && withPharmacyCoverage(answer, query);
}

/** An entry for every plan that was asked about; null for one that the answer leaves out (DRUG-13). */
function byPlan(plans: PriceQuestion['plans'], estimates: EstimatesByPlan): EstimatesByPlan {
  return Object.fromEntries(plans.map(keyOf).map((key) => [key, estimates[key] ?? null]));
}
