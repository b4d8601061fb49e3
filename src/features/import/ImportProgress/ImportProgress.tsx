import type { ReactComponent } from '../../../element/react-renderer.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import base from '../../../ui/base.css?inline';
import { dialogStyles } from '../../../ui/Dialog.js';
import { spinnerStyles } from '../../../ui/Spinner.js';
import { Searching } from '../Searching/Searching.js';
import { $import } from '../state/import.js';

/** The screen of a sign-in whose claims are searched (IMP-03). */
function ImportProgress() {
  return useAtom($import).kind === 'searching' ? <Searching /> : null;
}

export const component = { component: ImportProgress, styles: [base, ...dialogStyles, ...spinnerStyles] } satisfies ReactComponent;
