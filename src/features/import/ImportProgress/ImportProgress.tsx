import type { ReactPiece } from '../../../element/react-renderer.js';
import { useFact } from '../../../shared/state/use-fact.js';
import base from '../../../ui/base.css?inline';
import dialog from '../../../ui/Dialog.css?inline';
import spinner from '../../../ui/Spinner.css?inline';
import { Searching } from '../../page/Searching/Searching.js';
import { $import } from '../state/import.js';

/** The screen of a sign-in whose claims are searched (IMP-03). */
function ImportProgress() {
  return useFact($import).kind === 'searching' ? <Searching /> : null;
}

export const piece = { component: ImportProgress, styles: [base, dialog, spinner] } satisfies ReactPiece;
