import type { Hidden } from '../domain/hidden.js';
import type { ImportFieldName, ImportFields } from '../domain/identity/person-fields.js';
import type { Masks } from './confirm-identity.js';
import { fact, type View } from './page.js';

/** Where an import that the shopper asked for stands (IMP-04, IMP-06). Personal data. */
export interface ImportPopup {
  readonly step: 'details' | 'loading' | 'nothing-found';
  /** What the fields start with. */
  readonly prefilled: Hidden<ImportFields>;
  /** What was typed could not be kept, and nothing was searched. */
  readonly isUnsaved: boolean;
  /** The fields at fault, for what is typed. */
  readonly invalid: (fields: ImportFields) => ReadonlySet<ImportFieldName>;
  readonly masks: Omit<Masks, 'medicareNumber'>;
}

const state = fact<ImportPopup | null>('importPopup', null);

/** Null while the popup is closed. */
export const $importPopup: View<ImportPopup | null> = state;

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
