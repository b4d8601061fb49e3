import { createAtom } from '../../../shared/state/store.js';
import type { MedicarePlan, PlanKey } from '../../plan/rules/plan.js';

/** What is known of a Medicare plan: its details, that they are being read, or that they cannot be had (ERR-02). */
export type PlanDetails = MedicarePlan | 'loading' | 'failed';

const details = createAtom<Readonly<Record<PlanKey, PlanDetails>>>('planDetails', {});

export const $planDetails = details.readable;

const notOffered = createAtom<ReadonlySet<PlanKey>>('plansNotOffered', new Set());

/** The plans of a year that the service does not have. Their details count as failed, too. */
export const $notOffered = notOffered.readable;

export function addNotOffered(key: PlanKey): void {
  notOffered.set(new Set([...notOffered.get(), key]));
}

export function setPlanDetails(change: Readonly<Record<PlanKey, PlanDetails>>): void {
  details.set({ ...details.get(), ...change });
}
