import { defaultView, type View as ViewName } from '../domain/view/view.js';
import { fact, ofPage, type View } from './page.js';

const view = ofPage(fact<ViewName>('view', defaultView));

/** The one current view of the page (VW-01). */
export const $view: View<ViewName> = view;

export function setView(name: ViewName): void {
  view.set(name);
}
