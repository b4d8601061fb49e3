import { computed } from 'nanostores';
import { fact, type View } from '../../../shared/state/page.js';

/** The parts that must have finished, well or badly, before the page is complete (LOAD-03). */
export type Part = 'plans' | 'supplement' | 'drugs' | 'providers';

type Finished = Readonly<Record<Part, boolean>>;

const nothing: Finished = { plans: false, supplement: false, drugs: false, providers: false };
export const parts = Object.keys(nothing) as readonly Part[];

const finished = fact<Finished>('finished', nothing);

export const $finished: View<Finished> = finished;
export const $isComplete: View<boolean> = computed(finished, (parts) => Object.values(parts).every(Boolean));

/** Supplement plans and applications have been read, well or badly. */
export const $isSupplementKnown: View<boolean> = computed(finished, ({ supplement }) => supplement);

export function finish(part: Part): void {
  finished.set({ ...finished.get(), [part]: true });
}

export function beginLoading(): void {
  finished.set(nothing);
}
