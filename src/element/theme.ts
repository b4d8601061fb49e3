import { pageDocument } from '../shared/page/page-document.js';
import aarp from '../themes/aarp.css?inline';
import tokens from '../themes/tokens.css?inline';
import uhc from '../themes/uhc.css?inline';
import uhccp from '../themes/uhccp.css?inline';
import { adoptStyles } from './sheets.js';

/** Puts the tokens of all brands on the page. They live in a layer, so that any value of the page's own wins. */
export function adoptTokens(): void {
  adoptBrand(document);
}

/** The same on one element's root, for a `theme` attribute of its own. */
export function adoptBrand(root: Document | ShadowRoot): void {
  adoptStyles(root, [tokens, uhc, aarp, uhccp]);
}

/**
 * The page's brand, if the page has not marked one itself. A router that draws the next page into this document removes the mark. It is set
 * again, until the returned function is called.
 */
export function markBrand(theme: string): () => void {
  const page = pageDocument.documentElement;
  const mark = () => {
    if (theme) page.dataset.ucpTheme ||= theme;
  };
  mark();
  const swaps = new MutationObserver(mark);
  swaps.observe(page, { attributeFilter: ['data-ucp-theme'] });
  return () => swaps.disconnect();
}
