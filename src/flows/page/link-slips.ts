import { originOf } from '../../domain/navigation/safe-url.js';
import { warnOnce } from '../../platform/report.js';
import { $settings } from '../../store/settings.js';
import { siteOf } from './navigate.js';

/** Warns the page's developer of links that may not be followed: the shopper would stay, or come to another page in their place (LINK-01). */
export function tellOfLinkSlips(): void {
  const { links, allowedOrigins = [] } = $settings.get() ?? {};
  const allowed = [siteOf()?.root ?? '', ...allowedOrigins].map((one) => originOf(one));
  for (const [name, link] of Object.entries(links ?? {})) {
    const origin = originOf(link);
    if (origin && !allowed.includes(origin)) warnOnce(`"links.${name}" is not followed: "allowedOrigins" does not list ${origin}.`);
  }
}
