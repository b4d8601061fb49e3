import { hostOf } from '../language/language.js';
import { pageDocument } from './page-document.js';

/**
 * Safari, on iPads too, and Firefox on a Mac give no focus to a button or link that is pressed. Ours get it here, as in every other browser:
 * a popup gives focus back to what opened it.
 */
export function focusPressed(): void {
  // The same listener each time: the document takes it once.
  pageDocument.addEventListener('click', focusControl, true);
}

/** Only if nothing has focus: a form that is sent by Enter clicks its button, too. A script's click is no press. */
function focusControl(event: MouseEvent): void {
  if (!event.isTrusted || pageDocument.activeElement !== pageDocument.body) return;
  const [pressed] = event.composedPath() as [Element];
  const control = pressed.closest<HTMLElement>('button, input, a');
  if (control && hostOf(control.getRootNode())?.localName.startsWith('ucp-')) control.focus({ preventScroll: true });
}
