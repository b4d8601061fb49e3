import { httpClient, valueOrLog } from '../../../shared/calls/http-client.js';
import { shopperScope } from '../../../shared/shopper/scope.js';
import type { PlanOfYear } from '../../known-plans/actions/named-plans.js';
import { $planDetails } from '../../known-plans/state/plan-details.js';
import { getPharmacy, getPharmacyCoverage, type PharmacyCoverageQuery } from '../../pharmacies/service.js';
import { setPharmacyData } from '../../pharmacies/state/pharmacy.js';
import { type DrugEstimate, keyOf, type PlanKey, planKey, type SavedPlan } from '../../plan/rules/plan.js';
import { $activeYear } from '../../plan-year/state/year.js';
import { contentOf } from '../../profile/rules/unread.js';
import { $profile } from '../../profile/state/profile.js';
import type { PlanCostQuery } from '../service.js';

/**
 * Reads what the pharmacy search knows about the chosen pharmacy in the active year (CALL-09). If that fails, the profile's own data stay.
 */
export async function readPharmacyDetails(): Promise<void> {
  await shopperScope().latest('pharmacy', readPharmacy);
}

async function readPharmacy(signal: AbortSignal): Promise<void> {
  const { profile } = $profile.get();
  const number = profile ? contentOf(profile.drugs).pharmacy?.number : undefined;
  const year = $activeYear.get();
  if (number === undefined || year === null || lastReadPharmacy().of === `${number} ${year}`) return;
  const answer = valueOrLog(await getPharmacy(httpClient(), number, year));
  if (signal.aborted || answer?.number !== number) return;
  lastReadPharmacy().of = `${number} ${year}`;
  setPharmacyData(answer);
}

const answeredPharmacy = Symbol.for('ucp.answeredPharmacy');

/** The pharmacy and year that the search has answered for. */
const lastReadPharmacy = () => shopperScope().own(answeredPharmacy, () => ({ of: '' }));

/**
 * The drug costs on plans as they were saved. By the time of the response one of them may be leaving the list (REM-03). For a plan that
 * only a card names, its details have the type.
 */
export interface PriceQuestion extends PlanCostQuery {
  readonly plans: readonly (PlanOfYear & Partial<SavedPlan>)[];
}

type Estimates = Readonly<Record<PlanKey, DrugEstimate>>;

/**
 * The estimates, completed with whether each plan covers the pharmacy. Most estimates say so themselves. For those that ask for a pharmacy
 * message without saying which, it is looked up. That is one call per year and plan type (CALL-10, DRUG-03).
 */
export async function withPharmacyCoverage(estimates: Estimates, { pharmacy, plans }: PriceQuestion): Promise<Estimates> {
  const wanting = plans.filter((plan) => lacksPharmacyAnswer(estimates[keyOf(plan)]));
  if (!pharmacy || wanting.length === 0) return estimates;
  const parts = await Promise.all(coverageQueries(pharmacy.number, wanting).map((query) => coverageOf(query, estimates)));
  return Object.assign({}, estimates, ...parts);
}

function lacksPharmacyAnswer(estimate: DrugEstimate | undefined): boolean {
  if (!estimate?.isPharmacyMessageShown || estimate.isPharmacyCovered === false) return false;
  return estimate.isPharmacyCovered === null || estimate.isPharmacyInNetwork === null;
}

function coverageQueries(pharmacyNumber: string, plans: PriceQuestion['plans']): readonly PharmacyCoverageQuery[] {
  const byType = new Map<string, PharmacyCoverageQuery>();
  for (const { id, year, rawType } of plans) {
    const planType = rawType ?? typeOf(planKey(id, year));
    const same = byType.get(`${planType} ${year}`);
    byType.set(`${planType} ${year}`, { pharmacyNumber, planYear: year, planType, planIds: [...(same?.planIds ?? []), id] });
  }
  return [...byType.values()];
}

function typeOf(key: PlanKey): string {
  const details = $planDetails.get()[key];
  return typeof details === 'object' ? details.rawType : '';
}

async function coverageOf(query: PharmacyCoverageQuery, estimates: Estimates): Promise<Estimates> {
  const answer = valueOrLog(await getPharmacyCoverage(httpClient(), query)) ?? [];
  const entries = answer.flatMap(({ planId, isCovered, isInNetwork }) => {
    const key = planKey(planId, query.planYear);
    const estimate = estimates[key];
    if (!estimate) return [];
    const { isPharmacyCovered, isPharmacyInNetwork } = estimate;
    const answered = { isPharmacyCovered: isCovered ?? isPharmacyCovered, isPharmacyInNetwork: isInNetwork ?? isPharmacyInNetwork };
    return [[key, { ...estimate, ...answered }]];
  });
  return Object.fromEntries(entries);
}
