import { computed } from 'nanostores';
import { createAtom, type ReadableAtom } from '../../../shared/state/store.js';

/** The parts that must have finished, well or badly, before the page is complete (LOAD-03). */
export type Part = 'plans' | 'supplement' | 'drugs' | 'providers';

type Finished = Readonly<Record<Part, boolean>>;

const nothing: Finished = { plans: false, supplement: false, drugs: false, providers: false };
export const parts = Object.keys(nothing) as readonly Part[];

const finished = createAtom<Finished>('finished', nothing);

export const $finished: ReadableAtom<Finished> = finished;
export const $isComplete: ReadableAtom<boolean> = computed(finished, (parts) => Object.values(parts).every(Boolean));

/** Supplement plans and applications have been read, well or badly. */
export const $isSupplementKnown: ReadableAtom<boolean> = computed(finished, ({ supplement }) => supplement);

export function finish(part: Part): void {
  finished.set({ ...finished.get(), [part]: true });
}

export function beginLoading(): void {
  finished.set(nothing);
}
