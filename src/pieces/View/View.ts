import { html, nothing } from 'lit';
import type { LitPiece } from '../../platform/lit-renderer.js';
import { $isComplete } from '../../store/loading.js';
import { $isPrinting, setPrinting } from '../../store/printing.js';
import { $isViewKnown, $view } from '../../store/view.js';
import css from './View.css?inline';

/** Shows the author's children in the views of its name only (VW-01). */
export const piece = {
  component: ({ name }) => {
    const views = (name as readonly string[]).length === 0 ? ['plans'] : (name as readonly string[]);
    if (views.includes($view.get())) return html`<slot></slot>`;
    if (!views.includes('plans')) return nothing;
    // The saved plans can be printed from any view (TOP-05). They have a place out of sight, so that they are drawn when they are asked
    // for; they are drawn there when the page has what this view shows. Inert: what the author's own styles keep visible is still out
    // of reach.
    const isPrinting = $isPrinting.get();
    return isPrinting || $isComplete.get() ? html`<slot inert class="paper${isPrinting ? '' : ' is-waiting'}"></slot>` : nothing;
  },
  listen: (redraw) => {
    const stops = [$view, $isPrinting, $isComplete].map((fact) => fact.listen(redraw));
    // The browser's own way to print.
    const begin = () => setPrinting(true);
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
      for (const stop of stops) stop();
    };
  },
  styles: [css],
  when: $isViewKnown,
} satisfies LitPiece;
