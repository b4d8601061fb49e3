import { createAtom } from '../../../shared/state/store.js';

const imports = createAtom<number>('toolImports', 0);

/** How often a tool has imported profile data. Each time it may have changed the doctors (DV-05). */
export const $imports = imports.readable;

export function dataImported(): void {
  imports.set(imports.get() + 1);
}
