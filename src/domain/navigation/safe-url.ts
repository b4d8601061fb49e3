import { accepted, type Checked, refused, valueIn } from '../validation/checked.js';

/** Where navigation may lead. */
export interface AllowedPlaces {
  /** The page's own origin, such as `https://www.example.com`. */
  readonly origin: string;
  /** Further origins, from the settings; anything that is no http(s) URL allows nothing. */
  readonly allowedOrigins: readonly string[];
}

// Browsers and servers disagree on anything longer.
const LONGEST = 8192;

/**
 * The absolute form of a URL that may be followed: http or https, of the page's own or an allowed origin, with no user or
 * password in it. A relative URL is one of the page's own origin. All else is refused, and the shopper stays (LINK-01).
 */
export function safeUrl(url: string, { origin, allowedOrigins }: AllowedPlaces): Checked<string, 'invalid-url'> {
  const own = originOf(origin);
  const target = own !== null && url.trim() !== '' && url.length <= LONGEST ? parse(url, own) : null;
  if (!target || !isWeb(target) || target.username || target.password) return refused('invalid-url');
  const isAllowed = target.origin === own || allowedOrigins.some((allowed) => originOf(allowed) === target.origin);
  return isAllowed ? accepted(target.href) : refused('invalid-url');
}

/** The address for a link; empty where it may not be followed, so that no other way of opening a link leads there either. */
export function followable(url: string, places: AllowedPlaces): string {
  return valueIn(safeUrl(url, places)) ?? '';
}

/** The origin of an http(s) address; null for anything else. */
export function originOf(text: string, base?: string): string | null {
  const url = parse(text, base);
  return url && isWeb(url) ? url.origin : null;
}

function isWeb(url: URL): boolean {
  return url.protocol === 'https:' || url.protocol === 'http:';
}

function parse(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
