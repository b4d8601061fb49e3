import { safeUrl } from '../../../shared/navigation/safe-url.js';
import { $site } from '../../../shared/navigation/site-state.js';
import { siteUrl } from '../../../shared/navigation/url.js';
import { warnOnce } from '../../../shared/report.js';
import { refusalReason } from './navigate.js';

/**
 * Warns the page's developer of links that may not be followed: the shopper would stay, or come to another page in their place (LINK-01).
 */
export function warnOfRefusedLinks(): void {
  const site = $site.get();
  // No warning if the page has been taken down meanwhile.
  if (!site) return;
  for (const [name, link] of Object.entries(site.links)) {
    const url = siteUrl(site.root, link);
    if (!safeUrl(url, site.allowed).ok) warnOnce(`"links.${name}" is not followed: ${refusalReason(url)}.`);
  }
}
