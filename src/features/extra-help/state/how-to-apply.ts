import { safeUrl } from '../../../shared/navigation/safe-url.js';
import { $site } from '../../../shared/navigation/site-state.js';
import { computedByValue } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import { validOrNull } from '../../../shared/validation/validation-result.js';
import { $shopperContent } from '../../content/state/content.js';

/** `waits`: the content is loading, so there may be a page. `none`: it names no page, or one that may not be followed. */
type HowToApply = { readonly kind: 'page'; readonly url: string } | { readonly kind: 'waits' } | { readonly kind: 'none' };

/** The content's page about applying for Extra Help (EH-10, LINK-01). */
export const $howToApply: ReadableAtom<HowToApply> = computedByValue([$shopperContent, $site], (content, site): HowToApply => {
  if (content === 'loading' || !site) return { kind: 'waits' };
  const url = content?.extraHelpUrl ? validOrNull(safeUrl(content.extraHelpUrl, site.allowed)) : null;
  return url ? { kind: 'page', url } : { kind: 'none' };
});
