/** Values for the names in braces of a link. A null or missing value becomes empty text. */
export type LinkValues = Readonly<Record<string, string | number | null>>;

/**
 * Builds an absolute address from the site root, such as `https://www.example.com/`. Values are encoded. A full URL
 * keeps its origin, and only `safeUrl` checks whether it is allowed.
 */
export function siteUrl(siteRoot: string, link: string, values: LinkValues = {}): string {
  const path = link.replace(/\{(\w+)\}/g, (_, name: string) => encoded(Object.hasOwn(values, name) ? (values[name] ?? '') : ''));
  if (/^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(path)) return path;
  return `${siteRoot.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;
}

/** Adds parameters to the query. Null values are left out, and commas are not encoded. */
export function withQuery(url: string, values: LinkValues): string {
  const pairs = Object.entries(values).flatMap(([name, value]) =>
    value === null ? [] : `${name}=${encoded(value).replaceAll('%2C', ',')}`,
  );
  if (pairs.length === 0) return url;
  const [address = '', ...hash] = url.split('#');
  const joiner = address.includes('?') ? '&' : '?';
  return [`${address}${joiner}${pairs.join('&')}`, ...hash].join('#');
}

/** Adds only the parameters that the query does not have yet (HAND-01). */
export function withMissingQuery(url: string, values: LinkValues): string {
  const query = new URLSearchParams(/\?([^#]*)/.exec(url)?.[1]);
  return withQuery(url, Object.fromEntries(Object.entries(values).filter(([name]) => !query.has(name))));
}

/** Removes query and hash, for events that must not contain the query (LINK-07). */
export function withoutQuery(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? '';
}

/** Removes unpaired surrogates of broken service data, because `encodeURIComponent` throws on them. */
function encoded(value: string | number): string {
  return encodeURIComponent(String(value).replace(/[\uD800-\uDFFF]/gu, ''));
}
