import { type DrugEstimate, type PlanKey, planKey, type SavedPlan } from '../../domain/plan/plan.js';
import type { PlanCostQuery } from '../../services/drugs.js';
import { getPharmacy, getPharmacyCoverage, type PharmacyCoverageQuery } from '../../services/pharmacy.js';
import { $savedPlans } from '../../store/derived/plans.js';
import { setPharmacyData } from '../../store/drug-details.js';
import { shopperCell } from '../../store/page.js';
import { $profile } from '../../store/profile.js';
import { $activeYear } from '../../store/year.js';
import { latest } from '../calls/latest.js';
import { http, settled } from '../calls/services.js';

/** What the pharmacy search says of the chosen pharmacy in the active year (CALL-09). What the profile keeps of it stays when it fails. */
export async function askPharmacy(): Promise<void> {
  const isLatest = latest('pharmacy');
  const number = $profile.get().profile?.drugs.pharmacy?.number;
  const year = $activeYear.get();
  if (number === undefined || year === null || answered().of === `${number} ${year}`) return;
  const answer = settled(await getPharmacy(http(), number, year));
  if (!isLatest() || answer?.number !== number) return;
  answered().of = `${number} ${year}`;
  setPharmacyData(answer);
}

/** The pharmacy and year that the search has answered for. */
const answered = () => shopperCell('answeredPharmacy', () => ({ of: '' }));

type Estimates = Readonly<Record<PlanKey, DrugEstimate>>;

/**
 * The estimates with what each plan makes of the pharmacy. Most answers say it themselves; of plans that want a message and do not say
 * which, it is asked for, one call for a year and type (CALL-10, DRUG-03).
 */
export async function withPharmacyCoverage(estimates: Estimates, { pharmacy, plans }: PlanCostQuery): Promise<Estimates> {
  const wanting = plans.filter(({ id, year }) => isSilent(estimates[planKey(id, year)]));
  if (!pharmacy || wanting.length === 0) return estimates;
  const parts = await Promise.all(questions(pharmacy.number, wanting).map((query) => coverageOf(query, estimates)));
  return Object.assign({}, estimates, ...parts);
}

function isSilent(estimate: DrugEstimate | undefined): boolean {
  if (!estimate?.isPharmacyMessageShown || estimate.isPharmacyCovered === false) return false;
  return estimate.isPharmacyCovered === null || estimate.isPharmacyInNetwork === null;
}

function questions(pharmacyNumber: string, plans: PlanCostQuery['plans']): readonly PharmacyCoverageQuery[] {
  const byType = new Map<string, PharmacyCoverageQuery>();
  for (const { id, year } of plans) {
    const planType = typeOf(planKey(id, year));
    const same = byType.get(`${planType} ${year}`);
    byType.set(`${planType} ${year}`, { pharmacyNumber, planYear: year, planType, planIds: [...(same?.planIds ?? []), id] });
  }
  return [...byType.values()];
}

function typeOf(key: PlanKey): string {
  const isIt = ({ id, year }: SavedPlan) => planKey(id, year) === key;
  return $savedPlans.get().find(isIt)?.rawType ?? '';
}

async function coverageOf(query: PharmacyCoverageQuery, estimates: Estimates): Promise<Estimates> {
  const answer = settled(await getPharmacyCoverage(http(), query)) ?? [];
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
