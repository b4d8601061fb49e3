import { invalid, type ValidationResult, valid } from '../../../shared/validation/validation-result.js';

/** The days that a refill lasts. */
type SupplyLength = 30 | 90;

/** The labels of a saved drug for 30 and 90 days, and the plain intervals. */
type RefillFrequency = 'Every 1 Month' | 'Every 3 Months' | 'Day' | 'Week' | 'Month';

export interface RefillInput {
  readonly quantity: number | null;
  /** Days. */
  readonly supplyLength: number | null;
  readonly frequency: string | null;
}

export interface Refill {
  readonly quantity: number;
  readonly supplyLength: SupplyLength;
  /** Null if it is missing or unknown. */
  readonly frequency: RefillFrequency | null;
}

/** The problems, for the log (VAL-01). A supply length without a quantity is dropped. Without both, the drug data is invalid. */
export type RefillProblem = 'supply-without-quantity' | 'invalid-drug-data';

const frequencies: ReadonlyMap<string, RefillFrequency> = new Map([
  ['30', 'Every 1 Month'],
  ['every 1 month', 'Every 1 Month'],
  ['90', 'Every 3 Months'],
  ['every 3 months', 'Every 3 Months'],
  ['day', 'Day'],
  ['week', 'Week'],
  ['month', 'Month'],
]);

/** Normalizes a refill: a quantity, 30 or 90 days (30 by default), and a known frequency or null (VAL-01). */
export function checkRefill({ quantity, supplyLength, frequency }: RefillInput): ValidationResult<Refill, RefillProblem> {
  if (!isAbove0(quantity)) return invalid(isAbove0(supplyLength) ? 'supply-without-quantity' : 'invalid-drug-data');
  return valid({ quantity, supplyLength: supplyLength === 90 ? 90 : 30, frequency: readFrequency(frequency) });
}

function readFrequency(text: string | null): RefillFrequency | null {
  return text === null || text.length > 40 ? null : (frequencies.get(text.trim().toLowerCase()) ?? null);
}

function isAbove0(value: number | null): value is number {
  return value !== null && Number.isFinite(value) && value > 0;
}
