import type { WallClock } from '../../../shared/calendar/wall-clock.js';
import type { Hidden } from '../../../shared/hidden.js';
import { createAtom } from '../../../shared/state/store.js';
import type { ImportFields } from '../../session/rules/person-fields.js';

/** The form of the import popup. Personal data. */
export interface ImportForm {
  /** The initial values of the fields. */
  readonly prefilled: Hidden<ImportFields>;
  /** The date that the birth date is checked with. */
  readonly today: WallClock;
}

/** The step of an import that the shopper asked for (IMP-04, IMP-06). */
export type ImportStep =
  /** `isUnsaved`: what was typed could not be kept, and nothing was searched. */
  { readonly step: 'details'; readonly isUnsaved: boolean } | { readonly step: 'loading' } | { readonly step: 'nothing-found' };

export type ImportPopup = ImportStep & { readonly form: ImportForm };

const state = createAtom<ImportPopup | null>('importPopup', null);

/** Null while the popup is closed. */
export const $importPopup = state.readable;

export function openImportPopup(form: ImportForm): void {
  state.set({ step: 'details', isUnsaved: false, form });
}

/** Shows another step of the open popup, with the same form. A closed popup stays closed. */
export function changeImportPopup(step: ImportStep): void {
  const now = state.get();
  if (now) state.set({ ...step, form: now.form });
}

export function closeImportPopup(): void {
  state.set(null);
}
