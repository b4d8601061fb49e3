import { comparableNdc } from './ndc.js';

/** A saved drug (ENT-04). */
export interface Drug {
  /** 11-digit national drug code; one that cannot be read as such stands as it was written, and matches nothing (INP-06). */
  readonly ndc: string;
  /** The code that services price in its place, as the service wrote it (ENT-13). */
  readonly proxyNdc: string | null;
  readonly id: string | null;
  readonly name: string;
  /** Strength and form, such as '10 mg tablet'. */
  readonly dosage: string | null;
  readonly quantity: number | null;
  /** A refill label that VAL-01 accepts, such as 'Every 1 Month'. */
  readonly frequency: string | null;
  /** Days: 30 or 90 (VAL-01). */
  readonly supplyLength: number | null;
  /** Null when nobody says: then it is called neither generic nor brand. */
  readonly isGeneric: boolean | null;
  readonly packageName: string | null;
  readonly packageSize: number | null;
  readonly packageQuantity: number | null;
  readonly refillText: string | null;
}

/** A drug without a refill, or without a code that names one package, cannot be priced: services are not asked about it (CALL-13, INP-06). */
export function isPriceable({ quantity, ndc }: Pick<Drug, 'quantity' | 'ndc'>): boolean {
  return quantity !== null && comparableNdc(ndc) !== null;
}

/** The one chosen pharmacy (ENT-05). */
export interface Pharmacy {
  readonly name: string;
  readonly number: string;
  /** True for home delivery, false for a retail chain (DV-01). */
  readonly isMailOrder: boolean;
  readonly isSaver: boolean;
  readonly isPreferredNetwork: boolean;
  readonly address: string | null;
}
