import { createAtom } from '../../../shared/state/store.js';
import { keyOf, type PlanKey, type SavedPlan } from '../../plan/rules/plan.js';

const saving = createAtom<readonly SavedPlan[]>('savingPlans', []);
const savedOn = createAtom<Readonly<Record<PlanKey, string>>>('savedOnHere', {});

/** The plans that are being saved: they show as saved until the service has answered (SAVE-01). */
export const $saving = saving.readable;

/** When plans were saved on this page, as ISO times. It counts where the profile does not say. */
export const $savedOnHere = savedOn.readable;

/** @param time ISO, on the server's clock; null when that is not known. */
export function beginSaving(plan: SavedPlan, time: string | null): void {
  saving.set([...saving.get(), plan]);
  if (time !== null) savedOn.set({ ...savedOn.get(), [keyOf(plan)]: time });
}

export function endSaving(key: PlanKey): void {
  saving.set(saving.get().filter((plan) => keyOf(plan) !== key));
}
