import { html, nothing } from 'lit/html.js';
import { judgeSkipped } from '../../../element/dark-background.js';
import type { LitComponent } from '../../../element/lit-renderer.js';
import { adoptStyles, removeStyles } from '../../../element/sheets.js';
import { shadowRootOf } from '../../../shared/page/shadow-root-of.js';
import { $isViewKnown, $view } from '../../../shared/view/state.js';
import { setPrinting } from '../../lists/actions.js';
import { $isPrinting } from '../../lists/state/printing.js';
import { $isComplete } from '../../profile/state/loading.js';
import away from './away.css?inline';
import css from './View.css?inline';

/** The same while the page is printed: on paper it shows. */
const hiddenOnScreen = `@media screen{${away}}`;

/** The views that have shown what is in them. */
const viewsWithContent = new WeakSet<HTMLElement>();

/** Shows the author's children in the views of its name only (VW-01). */
export const component = {
  component: ({ name }, host) => {
    const views = (name as readonly string[]).length === 0 ? ['plans'] : (name as readonly string[]);
    const isShown = views.includes($view.get());
    // The saved plans can be printed from any view (TOP-05).
    const isForPaper = views.includes('plans');
    const isPrinting = isForPaper && $isPrinting.get();
    if (isShown) viewsWithContent.add(host);
    if (viewsWithContent.has(host)) {
      hideByStyles(shadowRootOf(host) as ShadowRoot, isShown ? undefined : isPrinting ? hiddenOnScreen : away);
      if (isShown) judgeSkipped();
      return html`<slot></slot>`;
    }
    // They have a place out of sight, so that they are drawn before they are needed. They are drawn there when the page has the data of
    // their view. They are inert, because the author's own styles may keep content visible, which must still be unreachable.
    return isPrinting || (isForPaper && $isComplete.get())
      ? html`<slot inert class="paper${isPrinting ? '' : ' is-waiting'}"></slot>`
      : nothing;
  },
  listen: (redraw) => {
    const stops = [$view, $isPrinting, $isComplete].map((fact) => fact.listen(redraw));
    // The browser's own way to print.
    const startPrinting = () => setPrinting(true);
    const endPrinting = () => setPrinting(false);
    addEventListener('beforeprint', startPrinting);
    addEventListener('afterprint', endPrinting);
    return () => {
      removeEventListener('beforeprint', startPrinting);
      removeEventListener('afterprint', endPrinting);
      for (const stop of stops) stop();
    };
  },
  styles: [css],
  when: $isViewKnown,
} satisfies LitComponent;

/** A view that has been left keeps what it has drawn out of sight, by the sheet; without one it shows. */
function hideByStyles(root: ShadowRoot, sheet?: string): void {
  for (const one of [away, hiddenOnScreen]) if (one !== sheet) removeStyles(root, one);
  if (sheet) adoptStyles(root, [sheet]);
}
