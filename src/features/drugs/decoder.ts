import {
  decode,
  fieldsOf,
  flag,
  isEmptyRow,
  leaf,
  needed,
  neededText,
  neededWords,
  neededYear,
  number,
  openShape,
  type RowOf,
  readRows,
  shape,
  text,
  words,
} from '../../shared/http/shape.js';
import {
  type Decoder,
  dataOf,
  fieldOf,
  isJsonObject,
  type Notes,
  readFlag,
  readRecord,
  readText,
  readTexts,
} from '../../shared/http/wire.js';
import { readAmount } from '../../shared/money/amount.js';
import { readPlanId } from '../plan/plan-id-decoder.js';
import { type DrugEstimate, type DrugRestriction, type PlanKey, planKey } from '../plan/rules/plan.js';
import type { Drug } from './rules/drug.js';
import { comparableNdc } from './rules/ndc.js';
import { checkRefill, type Refill, type RefillInput } from './rules/refill.js';

/** A saved drug, or a drug of a search (ENT-04). */
export const drugRow = shape({
  ndc: ['nationalDrugCode', needed(readNdc)],
  id: ['drugId', text],
  name: ['drugName', neededWords],
  dosage: ['drugDosage', words],
  quantity: ['drugQuantity', number],
  frequency: ['drugFrequency', text],
  supplyLength: ['drugSupplyLength', number],
  isGeneric: flag,
  packageName: ['drugPackageName', words],
  packageSize: ['drugPackageSize', number],
  packageQuantity: ['drugPackageQuantity', number],
  refillText: words,
  legacyRefillText: words,
});

/** Optional facts of a saved drug (ENT-13). */
export const drugFacts = openShape({ proxyNdc: ['proxyNdcCode', text] });

export function readDrugs(rows: unknown, notes: Notes): readonly Drug[] {
  return readRows(
    rows,
    drugRow,
    ({ legacyRefillText, ...row }, _, value): Drug => ({
      ...row,
      ...fieldsOf(drugFacts, value),
      ...refillOf(row, notes),
      refillText: row.refillText ?? legacyRefillText,
    }),
    notes,
    (drug) => drug.ndc,
  );
}

/** A refill that breaks VAL-01 is dropped. The drug stays, because a saved drug must not vanish from its list. */
function refillOf(row: RefillInput, notes: Notes): Refill | { quantity: null; supplyLength: null; frequency: null } {
  const refill = checkRefill(row);
  if (refill.ok) return refill.value;
  notes.texts.add(refill.problem === 'invalid-drug-data' ? 'Invalid drug data' : 'supply length without a quantity');
  return { quantity: null, supplyLength: null, frequency: null };
}

/** Eleven digits, or null. A code that is sent as a number has lost its leading zeros (INP-06). */
function readPackageCode(value: unknown): string | null {
  return comparableNdc(typeof value === 'number' ? (readText(value) ?? '').padStart(11, '0') : (readText(value) ?? ''));
}

/**
 * Eleven digits. A code with about as many digits in another form stays as written: its drug must not vanish from its
 * list.
 */
export function readNdc(value: unknown): string | null {
  const text = readText(value) ?? '';
  const isCode = (typeof value === 'number' ? /^\d{7,11}$/ : /^\d{8,11}$/).test(text.replaceAll('-', ''));
  return isCode ? (readPackageCode(value) ?? text) : null;
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

const estimateRow = openShape({
  annualCost: ['annualDrugCost', number],
  lisAnnualCost: ['lisAnnualDrugCost', number],
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
export function readEstimate(value: unknown): DrugEstimate | null {
  const row = fieldsOf(estimateRow, value);
  return isEmptyRow(row) ? null : toEstimate(row);
}

/** Restrictions that are not sent are not the same as no restrictions (NEXT-04). */
function toEstimate({ restrictions, ...row }: RowOf<typeof estimateRow>): DrugEstimate {
  return {
    ...row,
    ...(restrictions && { restrictions }),
    tiers: row.tiers ?? noCosts,
    costs: row.costs ?? noCosts,
    lisCosts: row.lisCosts ?? noCosts,
    fullCosts: row.fullCosts ?? noCosts,
    isPricingShown: row.isPricingShown ?? false,
    isPharmacyMessageShown: row.isPharmacyMessageShown ?? false,
  };
}

const pricedPlanRow = shape({ contractId: neededText, pbpNumber: neededText, segmentId: text, planYear: neededYear });

interface KeyedEstimate {
  readonly key: PlanKey;
  readonly estimate: DrugEstimate;
}

/** The estimates by plan and year (CALL-13). */
export const decodeEstimates: Decoder<Readonly<Record<PlanKey, DrugEstimate>>> = (body, notes) => {
  const data = dataOf(body);
  if (!data) return undefined;
  const estimates: Record<PlanKey, DrugEstimate> = Object.create(null);
  const rows = readRows(data.plans, pricedPlanRow, toKeyedEstimate, notes, ({ key }) => key);
  for (const { key, estimate } of rows) estimates[key] = estimate;
  return estimates;
};

function toKeyedEstimate(row: RowOf<typeof pricedPlanRow>, notes: Notes, value: unknown): KeyedEstimate | null {
  const id = readPlanId(row.contractId + row.pbpNumber.padStart(3, '0') + (row.segmentId ?? '').padStart(3, '0'), notes);
  return id && { key: planKey(id, row.planYear), estimate: toEstimate(fieldsOf(estimateRow, value)) };
}

/** The drugs that a search found (CALL-12). */
export const decodeDrugSearch: Decoder<readonly Drug[]> = (body, notes) => {
  const data = dataOf(body);
  return data && readDrugs(data.drugs, notes);
};

/** The generic of a brand drug (CALL-11). */
export interface GenericDrug {
  readonly name: string;
  readonly id: string;
}

const genericBody = shape({ name: ['genericDrugName', neededWords], id: ['genericDrugId', neededText] });

/** Null data means that the drug has no generic. */
export const decodeGenericDrug: Decoder<GenericDrug | null> = (body) => {
  const isNone = isJsonObject(body) && body.data === null;
  return isNone ? null : decode(genericBody, fieldOf(body, 'data'));
};
