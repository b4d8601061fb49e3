import type { Hidden } from '../../../shared/hidden.js';
import { createAtom, type ReadableAtom } from '../../../shared/state/store.js';
import type { ImportFieldName, ImportFields } from '../../session/rules/person-fields.js';
import type { Masks } from '../../session/state/confirm-identity.js';

/** The state of an import that the shopper asked for (IMP-04, IMP-06). Personal data. */
export interface ImportPopup {
  readonly step: 'details' | 'loading' | 'nothing-found';
  /** The initial values of the fields. */
  readonly prefilled: Hidden<ImportFields>;
  /** What was typed could not be kept, and nothing was searched. */
  readonly isUnsaved: boolean;
  /** The fields at fault, for what is typed. */
  readonly invalid: (fields: ImportFields) => ReadonlySet<ImportFieldName>;
  readonly masks: Omit<Masks, 'medicareNumber'>;
}

const state = createAtom<ImportPopup | null>('importPopup', null);

/** Null while the popup is closed. */
export const $importPopup: ReadableAtom<ImportPopup | null> = state;

export function openImportPopup(one: ImportPopup): void {
  state.set(one);
}

export function changeImportPopup(change: Partial<ImportPopup>): void {
  const now = state.get();
  if (now) state.set({ ...now, ...change });
}

export function closeImportPopup(): void {
  state.set(null);
}
