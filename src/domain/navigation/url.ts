/** Values for the names in braces of a link; what is null or not given becomes nothing. */
export type LinkValues = Readonly<Record<string, string | number | null>>;

/**
 * The address of a link from the site root, `https://www.example.com/` say, with its values filled in and encoded. A link
 * that is a full URL stays it: whether it may be followed is for `safeUrl` to say.
 */
export function siteUrl(siteRoot: string, link: string, values: LinkValues = {}): string {
  const path = link.replace(/\{(\w+)\}/g, (_, name: string) => encoded(Object.hasOwn(values, name) ? (values[name] ?? '') : ''));
  if (/^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(path)) return path;
  return `${siteRoot.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;
}

/** The address with more in its query, before its hash; null values are left out, and a comma stays a comma. */
export function withQuery(url: string, values: LinkValues): string {
  const pairs = Object.entries(values).flatMap(([name, value]) =>
    value === null ? [] : `${name}=${encoded(value).replaceAll('%2C', ',')}`,
  );
  if (pairs.length === 0) return url;
  const [address = '', ...hash] = url.split('#');
  const joiner = address.includes('?') ? '&' : '?';
  return [`${address}${joiner}${pairs.join('&')}`, ...hash].join('#');
}

/** The same, but a name that the address has in its query already keeps the value that it has there. */
export function withMissingQuery(url: string, values: LinkValues): string {
  const query = new URLSearchParams(/\?([^#]*)/.exec(url)?.[1]);
  return withQuery(url, Object.fromEntries(Object.entries(values).filter(([name]) => !query.has(name))));
}

/** The address without its query and hash, for an event that must not carry what the query holds (LINK-07). */
export function withoutQuery(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? '';
}

/** Half a surrogate pair, as broken service data may hold it, would make the encoding throw. */
function encoded(value: string | number): string {
  return encodeURIComponent(String(value).replace(/[\uD800-\uDFFF]/gu, ''));
}
