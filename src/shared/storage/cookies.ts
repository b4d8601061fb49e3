import { page } from '../page/page-object.js';
import { log } from '../report.js';

/** The object with the cookies. It is not the document itself if a form of the page is called `cookie`. */
const jar = () => (typeof document.cookie === 'string' ? document : Document.prototype);

/** A cookie's text by name; undefined when it is not there or cannot be read. */
export function readCookie(name: string): string | undefined {
  const { memory } = page();
  if (memory) return memory.cookies.get(name);
  try {
    const all: string = Reflect.get(jar(), 'cookie', document);
    const found = all.split('; ').find((one) => one.startsWith(`${name}=`));
    return found && decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

/** Without `days` the cookie ends with the session. `SameSite=Lax`, and `Secure` on https (IDN-01). */
export function writeCookie(name: string, value: string, days?: number): void {
  const { memory } = page();
  if (memory) {
    memory.cookies.set(name, value);
    return;
  }
  const age = days === undefined ? '' : `; Max-Age=${days * 86_400}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  set(`${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${age}${secure}`);
}

/**
 * Removes a cookie. A page or a service of the site may have written it for a whole domain, or for a folder of the address. The browser
 * would keep such a cookie, so it is removed too (SIGN-01).
 */
export function deleteCookie(name: string): void {
  const { memory } = page();
  if (memory) {
    memory.cookies.delete(name);
    return;
  }
  const parts = location.hostname.split('.');
  const domains = ['', ...parts.map((_, at) => `; Domain=${parts.slice(at).join('.')}`)];
  for (const path of pathsOf(location.pathname)) {
    for (const domain of domains) set(`${name}=; Path=${path}; SameSite=Lax; Max-Age=0${domain}`);
  }
  if (readCookie(name) !== undefined) log(`cookie of ${name} could not be removed`);
}

/** Every path whose cookies a page at this address can read, such as `/`, `/a`, `/a/` and `/a/b` for `/a/b`. */
function pathsOf(pathname: string): readonly string[] {
  const folders = pathname.split('/').slice(1);
  const paths = folders.map((_, at) => `/${folders.slice(0, at + 1).join('/')}`);
  return [...new Set(['/', ...paths.flatMap((path) => [path, `${path}/`])])];
}

function set(cookie: string): void {
  try {
    Reflect.set(jar(), 'cookie', cookie, document);
  } catch {
    // A document without an origin, as in a frame with `sandbox`, has none. The visit continues without them.
  }
}
