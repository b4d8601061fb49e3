import { cardAdapter } from '../page/cards.js';

/** The library's own element, as the CDN delivers it. */
export const adapter = cardAdapter('ucp-plan-card', async () => {
  // A card without a plan renders nothing, but it loads the component and React.
  const first = document.createElement('ucp-plan-card');
  document.body.append(first);
  while (first.shadowRoot?.querySelector('.sk')) await new Promise((resolve) => requestAnimationFrame(resolve));
  first.remove();
});
