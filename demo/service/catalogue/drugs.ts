import drugData from '../../data/drugs.json' with { type: 'json' };
import madeUp from '../../data/made-up.json' with { type: 'json' };
import { between } from '../hash.js';

/** A drug package. `size` is in tablets, grams or milliliters; `count` is the number of packages sold as one. */
export type DrugPackage = (typeof drugData.drugs)[number];

export const drugPackages: readonly DrugPackage[] = drugData.drugs;

const byCode = new Map(drugPackages.map((drug) => [drug.ndc, drug]));
const overTheCounter: ReadonlySet<string> = new Set(madeUp.overTheCounter);
const genericNames: Readonly<Record<string, string>> = madeUp.genericOf;

export function findDrug(ndc: string): DrugPackage | null {
  return byCode.get(ndc) ?? null;
}

/** Finds a drug by the profile's `drugId`: its code without the package. */
export function findDrugById(id: string): DrugPackage | null {
  return drugPackages.find((drug) => drugIdOf(drug) === id) ?? null;
}

function drugIdOf({ ndc }: DrugPackage): string {
  return ndc.slice(0, 9);
}

/** Sold over the counter: no Part D plan covers it. */
export function isOverTheCounter(drug: DrugPackage): boolean {
  return overTheCounter.has(drug.name);
}

/** The generic of a brand drug, if the data have one. */
export function genericOf(drug: DrugPackage): DrugPackage | null {
  const name = Object.hasOwn(genericNames, drug.name) ? genericNames[drug.name] : undefined;
  return drugPackages.find((other) => other.name === name) ?? null;
}

/** Packages whose name contains the text, in alphabetical order; all for an empty text. */
export function searchDrugs(text: string): readonly DrugPackage[] {
  const wanted = text.trim().toLowerCase();
  return drugPackages.filter((drug) => drug.name.toLowerCase().includes(wanted)).toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

const INJECTED = new Set(['vial', 'pen injector', 'syringe']);
const BY_MEASURE = new Set(['cream', 'gel', 'ointment', 'spray', 'liquid', 'oral solution']);

const knownPrices: Readonly<Record<string, number>> = madeUp.unitPrices;

/**
 * Invented cash price of one unit (a tablet, a pen, a gram), in cents. Packages of the same drug and strength cost the
 * same.
 */
export function unitPrice(drug: DrugPackage): number {
  const known = Object.hasOwn(knownPrices, drug.name) ? knownPrices[drug.name] : undefined;
  if (known !== undefined) return known;
  const name = `${drug.name} ${drug.strength} price`;
  if (INJECTED.has(drug.form)) return between(9_000, 26_000, name);
  if (BY_MEASURE.has(drug.form)) return drug.brand ? between(90, 600, name) : between(15, 90, name);
  return drug.brand ? between(600, 1_800, name) : between(4, 45, name);
}

/** Strength and form, such as '5 mg tablet'. */
export function dosageOf(drug: DrugPackage): string {
  return `${drug.strength} ${drug.form}`.trim();
}

/** The quantity and the period that a shopper takes. */
export interface Refill {
  readonly quantity: number;
  readonly supply: 30 | 90;
}

/** A saved drug in the profile's format. */
export function wireDrug(drug: DrugPackage, { quantity, supply }: Refill) {
  const refill = supply === 90 ? 'Every 3 Months' : 'Every 1 Month';
  return {
    nationalDrugCode: drug.ndc,
    drugId: drugIdOf(drug),
    drugName: drug.name,
    drugDosage: dosageOf(drug),
    drugQuantity: quantity,
    drugFrequency: refill,
    drugSupplyLength: supply,
    isGeneric: !drug.brand,
    drugPackageName: `${drug.size} ${drug.form}`,
    drugPackageSize: drug.size,
    drugPackageQuantity: drug.count,
    refillText: refill,
    legacyRefillText: `Refill ${refill.toLowerCase()}`,
  };
}

/** A typical refill of a package, for imports and searches. */
export function usualRefill(drug: DrugPackage): Refill {
  if (INJECTED.has(drug.form)) return { quantity: Math.max(drug.count, 1), supply: 30 };
  if (BY_MEASURE.has(drug.form)) return { quantity: drug.size, supply: 30 };
  return drug.size >= 90 ? { quantity: 90, supply: 90 } : { quantity: 30, supply: 30 };
}
