import { cardAdapter } from '../page/cards.js';

/** The library's own element, as the CDN delivers it. */
export const adapter = cardAdapter('ucp-plan-card', async () => {
  // A card without a plan draws nothing, but the piece and React come for it.
  const first = document.createElement('ucp-plan-card');
  document.body.append(first);
  while (first.shadowRoot?.querySelector('.sk')) await new Promise((resolve) => requestAnimationFrame(resolve));
  first.remove();
});
