import { linkHref } from '../../../shared/navigation/safe-url.js';
import { $site } from '../../../shared/navigation/site-state.js';
import { computedByValue } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import { browsePlansUrl } from '../../navigation/rules/plan-summary-link.js';
import { $activeYear } from '../../plan-year/state/year.js';
import { $location } from './place.js';

/** The address for browsing all plans of the active year, and that year. */
export const $browse: ReadableAtom<{ readonly url: string; readonly year: number } | null> = computedByValue(
  [$activeYear, $location, $site],
  (year, place, site) =>
    site && year !== null ? { url: linkHref(browsePlansUrl(place?.zipCode ?? null, year, site).url, site.allowed), year } : null,
);
