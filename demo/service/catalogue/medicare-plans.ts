import madeUp from '../../data/made-up.json' with { type: 'json' };
import real from '../../data/plans-2026.json' with { type: 'json' };
import { countyName } from './places.js';

export type PlanFamily = 'MA' | 'MAPD' | 'PDP' | 'SNP' | 'PFFS';

/** A plan of the catalog, with the facts that are the same every year. Money is in US dollars. */
export interface CataloguePlan {
  /** Contract, benefit package and segment: 11 characters. */
  readonly id: string;
  readonly name: string;
  readonly organization: string;
  readonly family: PlanFamily;
  readonly snpType: string | null;
  /** The people that a special needs plan is for, by code; null where its name does not say (COST-10). */
  readonly snpConditions: readonly string[] | null;
  /** Null means 'not applicable', never $0. */
  readonly premium: number | null;
  readonly drugDeductible: number | null;
  readonly outOfPocketMaximum: number | null;
  readonly stars: number | null;
  /** The plan's network type, such as `HMO-POS`; null for drug plans. */
  readonly network: string | null;
  /** US dollars a year; null for drug plans. */
  readonly medicalDeductible: number | null;
  /** Five-digit county codes; null means all of Arizona. */
  readonly counties: readonly string[] | null;
  /** Extra Help lowers the premium, but not the drug cost. */
  readonly isBuyDown: boolean;
  /** Drugs that the plan does not cover in the year, by their code. */
  readonly excludedDrugs?: readonly string[];
  /** Drugs with step therapy in the year. */
  readonly stepTherapy?: readonly string[];
}

const snpConditions: Readonly<Record<string, readonly string[]>> = madeUp.snpConditions;

const medicalDeductibles: Readonly<Record<string, number>> = madeUp.medicalDeductibles;

/** Most plans have no medical deductible. The amounts are invented. */
function medicalDeductible(id: string): number {
  return medicalDeductibles[id] ?? 0;
}

function realPlans(): readonly CataloguePlan[] {
  const byId = new Map<string, CataloguePlan>();
  for (const row of real.plans) {
    const id = row.contract + row.plan + row.segment;
    const known = byId.get(id);
    byId.set(id, {
      id,
      name: row.name,
      organization: row.organization,
      family: row.snp ? 'SNP' : row.category === 'MA' ? 'MA' : 'MAPD',
      snpType: row.snp,
      snpConditions: snpConditions[id] ?? null,
      premium: row.premium,
      drugDeductible: row.drugDeductible,
      outOfPocketMaximum: row.moop,
      stars: row.stars,
      network: row.network,
      medicalDeductible: medicalDeductible(id),
      counties: [...(known?.counties ?? []), row.county],
      isBuyDown: false,
    });
  }
  return [...byId.values()];
}

const prescriptionDrugPlans: readonly CataloguePlan[] = madeUp.prescriptionDrugPlans.map((row) => ({
  id: row.contract + row.plan + row.segment,
  name: row.name,
  organization: row.organization,
  family: 'PDP',
  snpType: null,
  snpConditions: null,
  premium: row.premium,
  drugDeductible: row.drugDeductible,
  outOfPocketMaximum: null,
  stars: row.stars,
  network: null,
  medicalDeductible: null,
  counties: null,
  isBuyDown: row.buyDown,
}));

const privateFeeForServicePlans: readonly CataloguePlan[] = madeUp.privateFeeForServicePlans.map((row) => ({
  id: row.contract + row.plan + row.segment,
  name: row.name,
  organization: row.organization,
  family: 'PFFS',
  snpType: null,
  snpConditions: null,
  premium: row.premium,
  drugDeductible: row.drugDeductible,
  outOfPocketMaximum: row.moop,
  stars: null,
  network: 'PFFS',
  medicalDeductible: medicalDeductible(row.contract + row.plan + row.segment),
  counties: row.counties,
  isBuyDown: false,
}));

/** All plans except supplement plans, real ones first. */
export const medicarePlans: readonly CataloguePlan[] = [...realPlans(), ...prescriptionDrugPlans, ...privateFeeForServicePlans];

const byId = new Map(medicarePlans.map((plan) => [plan.id, plan]));

export function findPlan(id: string): CataloguePlan | null {
  return byId.get(id) ?? null;
}

interface OddYear extends Partial<Pick<CataloguePlan, 'premium' | 'outOfPocketMaximum' | 'drugDeductible' | 'stars'>> {
  readonly excludedDrugs?: readonly string[];
  readonly stepTherapy?: readonly string[];
  readonly leavingProviders?: readonly string[];
}

const oddYears: Readonly<Record<string, OddYear>> = madeUp.oddYears;

/** The plan in a year. A few plans change in every odd year. The changes are invented. */
export function planInYear(plan: CataloguePlan, year: number): CataloguePlan {
  const changes = year % 2 === 1 ? oddYears[plan.id] : undefined;
  if (!changes) return plan;
  const { leavingProviders: _, ...facts } = changes;
  return { ...plan, ...facts };
}

/** Whether a provider leaves the network of a plan in a year. */
export function isLeaving(npi: string, planId: string, year: number): boolean {
  return year % 2 === 1 && (oddYears[planId]?.leavingProviders?.includes(npi) ?? false);
}

const FAMILIES: Readonly<Record<string, readonly PlanFamily[]>> = {
  MA: ['MA', 'MAPD', 'PFFS'],
  MAPD: ['MAPD'],
  PDP: ['PDP'],
  SNP: ['SNP'],
  PFFS: ['PFFS'],
};

/** Plans of a product type in a county. `MA` includes all Medicare Advantage plans, with and without drug coverage. */
export function plansOfType(productType: string, county: string): readonly CataloguePlan[] {
  const families = Object.hasOwn(FAMILIES, productType) ? (FAMILIES[productType] ?? []) : [];
  return medicarePlans.filter((plan) => families.includes(plan.family) && isSoldIn(plan, county));
}

function isSoldIn(plan: CataloguePlan, county: string): boolean {
  return plan.counties ? plan.counties.includes(county) : county.startsWith('04');
}

/** Name of the first county that sells the plan, for responses without a shopper's county. */
export function firstCounty(plan: CataloguePlan): string {
  return countyName(plan.counties?.[0] ?? '04013');
}

/** Whether the plan's pricing includes full drug prices. The choice of carriers is invented (COST-02). */
export function sendsFullPrices({ organization }: CataloguePlan): boolean {
  return madeUp.fullPriceCarriers.includes(organization);
}

export function hasDrugCoverage(plan: CataloguePlan): boolean {
  return plan.drugDeductible !== null;
}
