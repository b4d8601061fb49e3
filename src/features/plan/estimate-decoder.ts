import { fieldsOf, flag, isEmptyRow, leaf, number, openShape, type RowOf } from '../../shared/http/shape.js';
import { type Issues, isJsonObject, readFlag, readRecord, readText, readTexts } from '../../shared/http/wire.js';
import { readAmount } from '../../shared/money/amount.js';
import { comparableNdc } from '../../shared/validation/ndc.js';
import { addUpTo, twelveAmounts } from './rules/monthly-costs.js';
import type { DrugEstimate, DrugRestriction } from './rules/plan.js';

/** Eleven digits, or null. A code that is sent as a number has lost its leading zeros (INP-06). */
export function readPackageCode(value: unknown): string | null {
  return comparableNdc(typeof value === 'number' ? (readText(value) ?? '').padStart(11, '0') : (readText(value) ?? ''));
}

/** Stands for an unreadable code. A drug that the list does not name is then not known to be uncovered (INP-06). */
const UNREADABLE = '?';

/** Null if none of the entries can be read. */
function readCoveredDrugs(value: unknown): readonly string[] | null {
  const isBlank = (one: unknown) => typeof one === 'string' && one.trim() === '';
  const codes = readTexts(value, (one) => (isBlank(one) ? null : (readPackageCode(one) ?? UNREADABLE)));
  return codes !== null && codes.length > 0 && codes.every((code) => code === UNREADABLE) ? null : codes;
}

const costsByDrug = leaf((value) => (value === null ? null : readRecord(value, readAmount, readPackageCode)));

/** The spellings of a restriction in services: words, or the initials of a formulary. */
const restrictionNames: ReadonlyMap<string, DrugRestriction> = new Map([
  ['priorauthorization', 'prior-authorization'],
  ['pa', 'prior-authorization'],
  ['steptherapy', 'step-therapy'],
  ['st', 'step-therapy'],
  ['quantitylimit', 'quantity-limit'],
  ['quantitylimits', 'quantity-limit'],
  ['ql', 'quantity-limit'],
]);

/**
 * Accepts a list of restrictions, a comma-separated text, or an object of flags. Unknown restrictions are left out
 * (FACT-02).
 */
function readRestrictions(value: unknown): readonly DrugRestriction[] | null {
  const names = isJsonObject(value) ? Object.keys(value).filter((name) => readFlag(value[name])) : (readTexts(value) ?? []);
  const known = names.map((name) => restrictionNames.get(name.toLowerCase().replace(/[^a-z]/g, ''))).filter((one) => one !== undefined);
  return known.length > 0 ? [...new Set(known)] : null;
}

const restrictionsByDrug = leaf((value) => (value === null ? null : readRecord(value, readRestrictions, readPackageCode)));

/** A price is never negative. */
const fullCostsByDrug = leaf((value) => (value === null ? null : readRecord(value, readPrice, readPackageCode)));

function readPrice(value: unknown): number | null {
  const amount = readAmount(value);
  return amount !== null && amount >= 0 ? amount : null;
}

/** Amounts of a list, in its order; null if it is no list. */
const amounts = leaf((value) => (Array.isArray(value) ? twelveAmounts(value.map(readAmount)) : null));

const estimateRow = openShape({
  annualCost: ['annualDrugCost', number],
  lisAnnualCost: ['lisAnnualDrugCost', number],
  monthlyCosts: ['monthlyDrugCosts', amounts],
  lisMonthlyCosts: ['lisMonthlyDrugCosts', amounts],
  coveredDrugs: leaf(readCoveredDrugs),
  tiers: ['drugTier', costsByDrug],
  costs: ['costsDuringInitialCoveragePeriod', costsByDrug],
  lisCosts: ['lisCostsDuringInitialCoveragePeriod', costsByDrug],
  fullCosts: fullCostsByDrug,
  restrictions: restrictionsByDrug,
  isPricingShown: ['isShowDrugPricing', flag],
  isPharmacyMessageShown: ['isShowPharmacyMessage', flag],
  isPharmacyCovered: flag,
  isPharmacyInNetwork: ['inNetwork', flag],
});

const noCosts: Readonly<Record<string, number>> = readRecord(null, readAmount);

/** The drug costs in a row of plan details or of a pricing response; null if it has none. */
export function readEstimate(value: unknown, issues: Issues): DrugEstimate | null {
  const row = fieldsOf(estimateRow, value);
  return isEmptyRow(row) ? null : toEstimate(row, issues);
}

/** The drug costs in a row that is about nothing else. A missing field counts as empty. */
export function estimateOf(value: unknown, issues: Issues): DrugEstimate {
  return toEstimate(fieldsOf(estimateRow, value), issues);
}

/** Restrictions that are not sent are not the same as no restrictions (NEXT-04). */
function toEstimate({ restrictions, monthlyCosts, lisMonthlyCosts, ...row }: RowOf<typeof estimateRow>, issues: Issues): DrugEstimate {
  const months = fitting(monthlyCosts, row.annualCost, 'monthlyDrugCosts', 'annualDrugCost', issues);
  const lisMonths = fitting(lisMonthlyCosts, row.lisAnnualCost, 'lisMonthlyDrugCosts', 'lisAnnualDrugCost', issues);
  return {
    ...row,
    ...(restrictions && { restrictions }),
    ...(months && { monthlyCosts: months }),
    ...(lisMonths && { lisMonthlyCosts: lisMonths }),
    tiers: row.tiers ?? noCosts,
    costs: row.costs ?? noCosts,
    lisCosts: row.lisCosts ?? noCosts,
    fullCosts: row.fullCosts ?? noCosts,
    isPricingShown: row.isPricingShown ?? false,
    isPharmacyMessageShown: row.isPharmacyMessageShown ?? false,
  };
}

/** The months, or null with a note if they are not those of the year (MONTH-02). */
function fitting(
  months: readonly number[] | null,
  annual: number | null,
  field: string,
  annualField: string,
  issues: Issues,
): readonly number[] | null {
  if (months === null || addUpTo(annual, months)) return months;
  issues.wrongFields.add(`${field} does not add up to ${annualField} within one dollar`);
  return null;
}
