import madeUp from '../../data/made-up.json' with { type: 'json' };
import { happens, hash } from '../hash.js';
import { type DrugPackage, isOverTheCounter, unitPrice } from './drugs.js';
import { type CataloguePlan, hasDrugCoverage } from './medicare-plans.js';

const exclusions: Readonly<Record<string, readonly string[]>> = madeUp.formularyExclusions;
const alwaysCovered: ReadonlySet<string> = new Set(madeUp.alwaysCovered);

/** A drug and strength. A plan covers all of its packages alike. */
function substance(drug: DrugPackage): string {
  return `${drug.name} ${drug.strength}`;
}

export function isCovered(drug: DrugPackage, plan: CataloguePlan): boolean {
  if (!hasDrugCoverage(plan) || isOverTheCounter(drug)) return false;
  if (exclusions[plan.id]?.includes(drug.ndc) || plan.excludedDrugs?.includes(drug.ndc)) return false;
  return alwaysCovered.has(drug.ndc) || !happens(drug.brand ? 25 : 4, `${substance(drug)} ${plan.id} left out`);
}

/** Highest price per unit of a preferred generic, in cents. */
const PREFERRED = 25;
/** Lowest price per unit of a specialty brand drug, in cents. */
const SPECIALTY = 20_000;

/** The drug's tier in the plan, 1 to 5. */
export function tierOf(drug: DrugPackage, plan: CataloguePlan): number {
  const price = unitPrice(drug);
  const usual = drug.brand ? (price >= SPECIALTY ? 5 : 3) : price <= PREFERRED ? 1 : 2;
  if (usual === 5) return 5;
  const isMovedUp = !alwaysCovered.has(drug.ndc) && hash(`${substance(drug)} ${plan.id} tier`) % 100 < 20;
  return isMovedUp ? usual + 1 : usual;
}

/** The plan's conditions for a covered drug, in the words of the pricing service. Invented, as the formularies are. */
export function restrictionsOf(drug: DrugPackage, plan: CataloguePlan): readonly string[] {
  const name = `${substance(drug)} ${plan.id}`;
  return [
    ...(drug.brand && happens(35, `${name} authorization`) ? ['Prior authorization'] : []),
    ...((drug.brand && happens(15, `${name} step`)) || plan.stepTherapy?.includes(drug.ndc) ? ['Step therapy'] : []),
    ...(drug.brand && happens(60, `${name} limit`) ? ['Quantity limit'] : []),
  ];
}
