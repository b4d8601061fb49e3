import type { ReactPiece } from '../../platform/react-renderer.js';
import { $session } from '../../store/session.js';
import base from '../../ui/base.css?inline';
import dialog from '../../ui/Dialog.css?inline';
import spinner from '../../ui/Spinner.css?inline';
import { Searching } from '../Searching/Searching.js';
import { useFact } from '../use-fact.js';

/** The screen of a sign-in whose claims are searched (IMP-03). */
function ImportProgress() {
  const { isImporting } = useFact($session);
  return isImporting ? <Searching /> : null;
}

export const piece = { component: ImportProgress, styles: [base, dialog, spinner] } satisfies ReactPiece;
