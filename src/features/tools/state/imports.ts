import { createAtom, type ReadableAtom } from '../../../shared/state/store.js';

const imports = createAtom<number>('toolImports', 0);

/** How often a tool has imported profile data. Each time it may have changed the doctors (DV-05). */
export const $imports: ReadableAtom<number> = imports;

export function dataImported(): void {
  imports.set(imports.get() + 1);
}
