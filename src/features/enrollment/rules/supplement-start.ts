import { shopperZip } from '../../../shared/validation/zip.js';
import type { SupplementPlan } from '../../plan/rules/plan.js';

/**
 * The detail of the window event `openAddYourInfo` (REC-07).
 *
 * @public The generated `tags.d.ts` imports it.
 */
export interface AddYourInfo {
  readonly entryPoint: string;
  readonly planName: string;
  readonly planCode: string;
  readonly zipCode: string;
  readonly planYear: number;
  readonly stateCode: string;
  readonly legalEntity: string;
  readonly marketingPlanCode: string;
}

/** The fields of a supplement plan that are needed to start its application. */
export type StartablePlan = Pick<SupplementPlan, 'name' | 'code' | 'year' | 'zipCode' | 'stateCode' | 'legalEntity'>;

/** Says whether the application starts here, or why the plan's page opens instead (REC-07). */
export type SupplementStart =
  | { readonly kind: 'start'; readonly detail: AddYourInfo }
  | { readonly kind: 'details'; readonly reason: 'other-state' | 'state-unknown' | 'zip-unknown' };

/** Starts the application only if the plan's state is the state of the recommendation (REC-07). */
export function decideSupplementStart(plan: StartablePlan, recommendationState: string | null, entryPoint: string): SupplementStart {
  const stateCode = comparable(plan.stateCode);
  const expected = comparable(recommendationState);
  if (!stateCode || !expected) return { kind: 'details', reason: 'state-unknown' };
  if (stateCode !== expected) return { kind: 'details', reason: 'other-state' };
  const zipCode = shopperZip(plan.zipCode);
  if (!zipCode) return { kind: 'details', reason: 'zip-unknown' };
  return { kind: 'start', detail: detailOf(plan, stateCode, zipCode, entryPoint) };
}

/** Both code fields have the same code, because the services have only one. */
function detailOf({ name, code, year, legalEntity }: StartablePlan, stateCode: string, zipCode: string, entryPoint: string): AddYourInfo {
  return {
    entryPoint,
    planName: name,
    planCode: code,
    zipCode,
    planYear: year,
    stateCode,
    legalEntity: legalEntity ?? '',
    marketingPlanCode: code,
  };
}

function comparable(stateCode: string | null): string {
  return stateCode?.trim().toUpperCase() ?? '';
}
