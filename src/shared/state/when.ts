import type { ReadableAtom } from './store.js';

/** Resolves with the fact's value as soon as it is one that is waited for: at once, or when it becomes so. */
export function when<T, Wanted extends T>(one: ReadableAtom<T>, isWanted: (value: T) => value is Wanted): Promise<Wanted>;
export function when<T>(one: ReadableAtom<T>, isWanted: (value: T) => boolean): Promise<T>;
export function when<T>(one: ReadableAtom<T>, isWanted: (value: T) => boolean): Promise<T> {
  return new Promise((resolve) => {
    const now = one.get();
    if (isWanted(now)) {
      resolve(now);
      return;
    }
    const stop = one.listen((value) => {
      if (!isWanted(value)) return;
      stop();
      resolve(value);
    });
  });
}
