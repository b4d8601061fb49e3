import type { ReactComponent } from '../../../element/react-renderer.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import base from '../../../ui/base.css?inline';
import dialog from '../../../ui/Dialog.css?inline';
import spinner from '../../../ui/Spinner.css?inline';
import { Searching } from '../Searching/Searching.js';
import { $import } from '../state/import.js';

/** The screen of a sign-in whose claims are searched (IMP-03). */
function ImportProgress() {
  return useAtom($import).kind === 'searching' ? <Searching /> : null;
}

export const component = { component: ImportProgress, styles: [base, dialog, spinner] } satisfies ReactComponent;
