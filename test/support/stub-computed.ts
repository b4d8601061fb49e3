import type { WritableAtom } from 'nanostores';
import { afterEach } from 'vitest';
import type { ReadableAtom } from '../../src/shared/state/store.js';

interface Stub {
  readonly store: WritableAtom<unknown>;
  readonly computed: unknown;
  stubbed: unknown;
}

const stubs: Stub[] = [];

/**
 * Replaces a computed value, for tests of components that show it. It lasts until the test ends, or until state that the value follows
 * changes.
 */
export function stubComputed<T>(store: ReadableAtom<T>, value: T): void {
  const atom = store as WritableAtom<unknown>;
  const now = atom.get();
  const known = stubs.find((stub) => stub.store === atom && stub.stubbed === now);
  atom.set(value);
  if (known) known.stubbed = atom.value;
  else stubs.push({ store: atom, computed: now, stubbed: atom.value });
}

afterEach(() => {
  for (const { store, computed, stubbed } of stubs.splice(0)) if (store.get() === stubbed) store.set(computed);
});
