import { computed } from 'nanostores';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { type Hidden, hide } from '../../../src/shared/hidden.js';
import { createAtom, type ReadableAtom, resetStore } from '../../../src/shared/state/store.js';

describe('a fact of the page', () => {
  it('can be read and followed by every file, and written by its own alone', () => {
    const count = createAtom<number>('ownAtomCount', 1);
    const $double = computed(count.readable, (one) => 2 * one);
    count.set(4);
    expect([count.get(), count.readable.get(), $double.get()]).toEqual([4, 4, 8]);
    expectTypeOf(count.readable).toEqualTypeOf<ReadableAtom<number>>();
    expectTypeOf(count.readable).not.toHaveProperty('set');
    // An own atom that is exported by mistake serves no reader.
    expectTypeOf(count).not.toExtend<ReadableAtom<number>>();
    resetStore();
    expect($double.get()).toBe(2);
  });

  it('is the same for two files that name it', () => {
    createAtom<string>('ownAtomShared', 'first').set('second');
    expect(createAtom<string>('ownAtomShared', 'first').get()).toBe('second');
  });

  it('holds data', () => {
    createAtom<Hidden<string>>('ownAtomHidden', hide('a'));
    createAtom<{ readonly asked?: EventTarget; readonly ids: ReadonlySet<string>; readonly sent: unknown } | null>('ownAtomData', null);
    expect(createAtom<readonly { readonly list: readonly string[] }[]>('ownAtomList', []).get()).toEqual([]);
  });

  it('holds no function, at any depth', () => {
    type Popup = { readonly tag: string; readonly then?: () => void };
    type Form = { readonly masks: { readonly zip: (typed: string) => string } };
    // @ts-expect-error -- An atom holds no function.
    createAtom<() => void>('ownAtomFunction', () => undefined);
    // @ts-expect-error -- An atom holds no function.
    createAtom<Popup | null>('ownAtomPopup', null);
    // @ts-expect-error -- An atom holds no function.
    createAtom<{ readonly form: Form } | null>('ownAtomForm', null);
    // @ts-expect-error -- An atom holds no function.
    createAtom<readonly Popup[]>('ownAtomPopups', []);
  });
});
