import { fact, ofPage, type View } from '../state/page.js';
import { defaultView, type View as ViewName } from './view.js';

const view = ofPage(fact<ViewName>('view', defaultView));

/** The one current view of the page (VW-01). */
export const $view: View<ViewName> = view;

const isKnown = ofPage(fact<boolean>('isViewKnown', false));

/** False until the page has looked where it opens: what is drawn before that could be of another view. */
export const $isViewKnown: View<boolean> = isKnown;

export function setView(name: ViewName): void {
  view.set(name);
  isKnown.set(true);
}
