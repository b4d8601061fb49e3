import { invalid, type ValidationResult, valid } from '../../../shared/validation/validation-result.js';
import type { PlanId } from './plan.js';

/** The parts of a plan id, for launch payloads and the pricing call. */
export interface PlanIdParts {
  /** Five characters, such as `H0321`. */
  readonly contractId: string;
  /** The plan benefit package, three digits such as `002`. */
  readonly pbpNumber: string;
  /** The last three digits, such as `000`. */
  readonly segmentId: string;
}

/**
 * Accepts one upper-case letter and ten digits (VAL-04). The problem is a fixed word, so a log never has the value,
 * which may be a Medicare number.
 */
export function checkPlanId(raw: unknown): ValidationResult<PlanId, 'plan-id-format'> {
  return typeof raw === 'string' && /^[A-Z]\d{10}$/.test(raw) ? valid(raw as PlanId) : invalid('plan-id-format');
}

/** Splits a plan id into contract, benefit package and segment. */
export function planIdParts(id: PlanId): PlanIdParts {
  return { contractId: id.slice(0, 5), pbpNumber: id.slice(5, 8), segmentId: id.slice(8) };
}

/** Formats a plan id as `H0321-002-000` (CARD-13). */
export function displayPlanId(id: PlanId): string {
  const { contractId, pbpNumber, segmentId } = planIdParts(id);
  return `${contractId}-${pbpNumber}-${segmentId}`;
}
