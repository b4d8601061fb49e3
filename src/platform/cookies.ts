/** A cookie's text by name; undefined when it is not there or cannot be read. */
export function readCookie(name: string): string | undefined {
  try {
    const found = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
    return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

/** Without `days` the cookie ends with the session. `SameSite=Lax`, and `Secure` on https (IDN-01). */
export function writeCookie(name: string, value: string, days?: number): void {
  const age = days === undefined ? '' : `; Max-Age=${days * 86_400}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${age}${secure}`;
}

export function dropCookie(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `${name}=; Path=/; SameSite=Lax; Max-Age=0`;
}
