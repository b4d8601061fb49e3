import type { PlanKind, SnpCondition, SnpKind } from './plan.js';

/** A chronic condition, as opposed to a place of care. */
type ChronicCondition = Exclude<SnpCondition, 'nursing-home'>;

/** The requirement for joining a special needs plan (CARD-14, COST-10). */
export type PlanNeed =
  | { readonly kind: NeedKind }
  /** At least one of these conditions. There is at least one in the list. */
  | { readonly kind: 'conditions'; readonly conditions: readonly ChronicCondition[] };

/** `nursing-home` is for people who live in one. `special-needs` means that the need is not known. */
type NeedKind = 'medicaid-required' | 'chronic-condition-required' | 'nursing-home-care-required' | 'nursing-home' | 'special-needs';

/** The fields that decide the need. A plan from the host page may lack any of them. */
export interface NeedFacts {
  readonly kind: PlanKind | null;
  readonly snpKind?: SnpKind | null;
  readonly snpConditions?: readonly SnpCondition[] | null;
}

/** Returns the need of a special needs plan, or null for a plan of another kind (CARD-14, COST-10). */
export function planNeed({ kind, snpKind, snpConditions }: NeedFacts): PlanNeed | null {
  if (kind !== 'SNP') return null;
  if (snpKind === 'dual') return { kind: 'medicaid-required' };
  const all = snpConditions ?? [];
  const conditions = all.filter((one) => one !== 'nursing-home');
  if (snpKind !== 'chronic' && all.includes('nursing-home')) return { kind: 'nursing-home' };
  if (snpKind === 'institutional') return { kind: 'nursing-home-care-required' };
  if (conditions.length > 0) return { kind: 'conditions', conditions };
  return { kind: snpKind === 'chronic' ? 'chronic-condition-required' : 'special-needs' };
}
