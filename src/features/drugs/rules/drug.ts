import { memoizeByObject } from '../../../shared/memoize-by-object.js';
import { comparableNdc } from '../../../shared/validation/ndc.js';

/** A saved drug (ENT-04). */
export interface Drug {
  /** The national drug code with 11 digits. An unreadable code stays as written and matches nothing (INP-06). */
  readonly ndc: string;
  /** The code that services price instead, as the service wrote it (ENT-13). */
  readonly proxyNdc: string | null;
  readonly id: string | null;
  readonly name: string;
  /** Strength and form, such as '10 mg tablet'. */
  readonly dosage: string | null;
  readonly quantity: number | null;
  /** A refill label that VAL-01 accepts, such as 'Every 1 Month'. */
  readonly frequency: string | null;
  /** Days, 30 or 90 (VAL-01). */
  readonly supplyLength: number | null;
  /** Null if no source says it. The page then does not call the drug generic or brand (DV-01). */
  readonly isGeneric: boolean | null;
  readonly packageName: string | null;
  readonly packageSize: number | null;
  readonly packageQuantity: number | null;
  readonly refillText: string | null;
}

/** Whether a drug can be priced. It needs a refill and a readable code (CALL-13, INP-06). */
export function isPriceable(drug: Pick<Drug, 'quantity' | 'ndc'>): boolean {
  return drug.quantity !== null && codeOf(drug) !== null;
}

/** Returns the drug's code for comparison, or null if it is unreadable (DRUG-06, INP-06). Each plan asks for it, so it is read once. */
export function codeOf(drug: Pick<Drug, 'ndc'>): string | null {
  return readCode(drug).code;
}

const readCode = memoizeByObject(({ ndc }: Pick<Drug, 'ndc'>) => ({ code: comparableNdc(ndc) }));
