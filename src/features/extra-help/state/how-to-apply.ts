import { safeUrl } from '../../../shared/navigation/safe-url.js';
import { $site } from '../../../shared/navigation/site-state.js';
import { computedByValue } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import { validOrNull } from '../../../shared/validation/validation-result.js';
import { $shopperContent, valueWhenLoaded } from '../../content/state/content.js';

/** The content's page about applying for Extra Help. Null without one, and if it may not be followed (EH-10, LINK-01). */
export const $howToApply: ReadableAtom<string | null> = computedByValue([$shopperContent, $site], (content, site) => {
  const url = valueWhenLoaded(content)?.extraHelpUrl;
  return url && site ? validOrNull(safeUrl(url, site.allowed)) : null;
});
