import { createAtom, keepAfterSignOut } from '../state/store.js';
import { defaultView, type View as ViewName } from './view.js';

const view = keepAfterSignOut(createAtom<ViewName>('view', defaultView));

/** The one current view of the page (VW-01). */
export const $view = view.readable;

const isKnown = keepAfterSignOut(createAtom<boolean>('isViewKnown', false));

/** False until the page has looked where it opens: what is drawn before that could be of another view. */
export const $isViewKnown = isKnown.readable;

export function setView(name: ViewName): void {
  view.set(name);
  isKnown.set(true);
}
