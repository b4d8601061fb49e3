import { emit, type NavigationReason } from '../../../shared/events.js';
import type { LinkName } from '../../../shared/navigation/links.js';
import { originOf, safeUrl } from '../../../shared/navigation/safe-url.js';
import type { GuardedSite } from '../../../shared/navigation/site.js';
import { $site } from '../../../shared/navigation/site-state.js';
import { siteUrl, withoutQuery, withQuery } from '../../../shared/navigation/url.js';
import { pageAddress } from '../../../shared/page/page-address.js';
import { log, warnOnce } from '../../../shared/report.js';
import { signInState } from './sign-in-state.js';

export function site(): GuardedSite {
  const one = $site.get();
  if (!one) throw new Error('an address is asked for before the settings are decided');
  return one;
}

export interface NavigationOptions {
  readonly isNewTab?: boolean;
  /** The query holds something personal: the event tells the address without it (LINK-07). */
  readonly hidesQuery?: boolean;
}

/**
 * Leaves the page for an address of the page's own or an allowed origin, unless a listener of `ucp-navigate` says no.
 * Anything else is logged and stays (LINK-01).
 */
export function navigate(target: EventTarget, url: string, reason: NavigationReason, options: NavigationOptions = {}): boolean {
  const safe = safeUrl(url, site().allowed);
  if (!safe.ok) {
    log('! Invalid URL !');
    // The page has warned about an unsafe link of the settings when it loaded.
    if (url) warnOnce(`“${reason}” was not followed: ${refusalReason(url)}.`);
    return false;
  }
  const announced = options.hidesQuery ? withoutQuery(safe.value) : safe.value;
  if (!emit(target, 'ucp-navigate', { url: announced, reason })) return false;
  if (options.isNewTab) open(safe.value, '_blank', 'noopener');
  else location.assign(safe.value);
  return true;
}

/** The same for a link of the settings. */
export function followSettingsLink(target: EventTarget, link: LinkName, reason: NavigationReason, options?: NavigationOptions): boolean {
  const { root, links } = site();
  const state = link === 'signIn' ? signInState() : null;
  return navigate(target, withQuery(siteUrl(root, links[link]), { state }), reason, options);
}

/** The fix for an address that was refused. */
export function refusalReason(url: string): string {
  const origin = originOf(url, pageAddress());
  return origin ? `"allowedOrigins" does not list ${origin}` : 'only http and https links are allowed';
}
