import { invalid, type ValidationResult, valid, validOrNull } from '../validation/validation-result.js';

/** The origins to which navigation may lead. */
export interface AllowedPlaces {
  /** The page's own origin, such as `https://www.example.com`. */
  readonly origin: string;
  /** Further origins from the settings. Values that are not http(s) URLs are ignored. */
  readonly allowedOrigins: readonly string[];
}

// Browsers and servers handle longer URLs differently.
const LONGEST = 8192;

/**
 * Returns the absolute form of a URL that may be followed (LINK-01). It is http(s), of the page's own or an allowed
 * origin, without a user or password. A relative URL has the page's own origin. Any other URL gives 'invalid-url'.
 */
export function safeUrl(url: string, { origin, allowedOrigins }: AllowedPlaces): ValidationResult<string, 'invalid-url'> {
  const own = originOf(origin);
  const target = own !== null && url.trim() !== '' && url.length <= LONGEST ? parse(url, own) : null;
  if (!target || !isHttp(target) || target.username || target.password) return invalid('invalid-url');
  const isAllowed = target.origin === own || allowedOrigins.some((allowed) => originOf(allowed) === target.origin);
  return isAllowed ? valid(target.href) : invalid('invalid-url');
}

/** Returns the address for a link. It is empty if it is not allowed, so no way of opening the link leads there. */
export function linkHref(url: string, places: AllowedPlaces): string {
  return validOrNull(safeUrl(url, places)) ?? '';
}

/** Returns the origin of an http(s) URL, or null for anything else. */
export function originOf(text: string, base?: string): string | null {
  const url = parse(text, base);
  return url && isHttp(url) ? url.origin : null;
}

function isHttp(url: URL): boolean {
  return url.protocol === 'https:' || url.protocol === 'http:';
}

function parse(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
