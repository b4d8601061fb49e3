import {
  decode,
  fieldsOf,
  flag,
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
import { type Decoder, dataOf, fieldOf, type Issues, isJsonObject, readText } from '../../shared/http/wire.js';
import { estimateOf, readPackageCode } from '../plan/estimate-decoder.js';
import { readPlanId } from '../plan/plan-id-decoder.js';
import { type DrugEstimate, type PlanKey, planKey } from '../plan/rules/plan.js';
import type { Drug } from './rules/drug.js';
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

export function readDrugs(rows: unknown, issues: Issues): readonly Drug[] {
  return readRows(
    rows,
    drugRow,
    ({ legacyRefillText, ...row }, _, value): Drug => ({
      ...row,
      ...fieldsOf(drugFacts, value),
      ...refillOf(row, issues),
      refillText: row.refillText ?? legacyRefillText,
    }),
    issues,
    (drug) => drug.ndc,
  );
}

/** A refill that breaks VAL-01 is dropped. The drug stays, because a saved drug must not vanish from its list. */
function refillOf(row: RefillInput, issues: Issues): Refill | { quantity: null; supplyLength: null; frequency: null } {
  const refill = checkRefill(row);
  if (refill.ok) return refill.value;
  issues.texts.add(refill.problem === 'invalid-drug-data' ? 'Invalid drug data' : 'supply length without a quantity');
  return { quantity: null, supplyLength: null, frequency: null };
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

const pricedPlanRow = shape({ contractId: neededText, pbpNumber: neededText, segmentId: text, planYear: neededYear });

interface KeyedEstimate {
  readonly key: PlanKey;
  readonly estimate: DrugEstimate;
}

/** The estimates by plan and year (CALL-13). */
export const decodeEstimates: Decoder<Readonly<Record<PlanKey, DrugEstimate>>> = (body, issues) => {
  const data = dataOf(body);
  if (!data) return undefined;
  const estimates: Record<PlanKey, DrugEstimate> = Object.create(null);
  const rows = readRows(data.plans, pricedPlanRow, toKeyedEstimate, issues, ({ key }) => key);
  for (const { key, estimate } of rows) estimates[key] = estimate;
  return estimates;
};

function toKeyedEstimate(row: RowOf<typeof pricedPlanRow>, issues: Issues, value: unknown): KeyedEstimate | null {
  const id = readPlanId(row.contractId + row.pbpNumber.padStart(3, '0') + (row.segmentId ?? '').padStart(3, '0'), issues);
  return id && { key: planKey(id, row.planYear), estimate: estimateOf(value, issues) };
}

/** The drugs that a search found (CALL-12). */
export const decodeDrugSearch: Decoder<readonly Drug[]> = (body, issues) => {
  const data = dataOf(body);
  return data && readDrugs(data.drugs, issues);
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
