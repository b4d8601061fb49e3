import type { Notes } from '../../shared/http/wire.js';
import type { PlanId } from './rules/plan.js';
import { checkPlanId } from './rules/plan-id.js';

/** A plan id; null with a note if it is malformed (VAL-04). */
export function readPlanId(value: unknown, notes: Notes): PlanId | null {
  const id = checkPlanId(value);
  if (id.ok) return id.value;
  notes.texts.add(id.problem);
  return null;
}
