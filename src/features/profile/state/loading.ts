import { computed } from 'nanostores';
import { createAtom, type ReadableAtom } from '../../../shared/state/store.js';

/** The parts that must have finished, well or badly, before the page is complete (LOAD-03). */
export type LoadPart = 'plans' | 'supplement' | 'drugs' | 'providers';

type Finished = Readonly<Record<LoadPart, boolean>>;

const nothing: Finished = { plans: false, supplement: false, drugs: false, providers: false };
export const parts = Object.keys(nothing) as readonly LoadPart[];

const finished = createAtom<Finished>('finished', nothing);

export const $finished = finished.readable;
export const $isComplete: ReadableAtom<boolean> = computed(finished.readable, (parts) => Object.values(parts).every(Boolean));

/** Supplement plans and applications have been read, well or badly. */
export const $isSupplementKnown: ReadableAtom<boolean> = computed(finished.readable, ({ supplement }) => supplement);

export function finishPart(part: LoadPart): void {
  finished.set({ ...finished.get(), [part]: true });
}

export function beginLoading(): void {
  finished.set(nothing);
}
