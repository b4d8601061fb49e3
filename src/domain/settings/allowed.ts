import type { SiteId } from './settings.js';

/** What a setting takes, beyond its type. */
export interface Allowed {
  /** For the author's warning. */
  readonly accepts: string;
  /** It takes more than the type of its default, so `read` alone decides. */
  readonly isOfAnyType?: boolean;
  /** The value as it counts; undefined for any that is not taken. */
  readonly read: (value: unknown) => unknown;
}

const siteIds: readonly SiteId[] = ['uhc', 'aarp', 'UHCCP'];

/** An end that has already come would open the time-out popup at once. */
const duration: Allowed = {
  accepts: 'a number of seconds above 0',
  read: (value) => (Number.isFinite(value) && Number(value) > 0 ? value : undefined),
};

/** With a scheme and a host. A star stands for nothing: one origin is one origin. */
const address = /^https?:\/\/[^\s/*][^\s*]*$/i;

/** A bare host name would be read as a path of the page. */
const place: Allowed = {
  accepts: 'an address with its scheme, or a path that begins with /',
  read: (value) => {
    const said = String(value).trim();
    return said.startsWith('/') || address.test(said) ? said : undefined;
  },
};

const base: Allowed = { ...place, read: (value) => (String(value).trim() ? place.read(value) : '') };

const origins: Allowed = {
  accepts: 'origins with their scheme, such as https://www.example.com',
  read: (value) => ([value].flat().every((one) => address.test(String(one).trim())) ? value : undefined),
};

/** Whether a header can be called this. */
export function isHeaderName(text: string): boolean {
  return /^[\w!#$%&'*+.^`|~-]+$/.test(text);
}

/** Whether a header can say this: one line, without letters that no header carries. */
export function isHeaderValue(text: string): boolean {
  return /^[\t -~\u00a0-\u00ff]*$/.test(text);
}

/** None is sent without a name; one that cannot be sent would fail every call that carries it. */
const headerName: Allowed = {
  accepts: 'the name of a header',
  read: (value) => (value === '' || isHeaderName(String(value)) ? value : undefined),
};

const ownFetch: Allowed = {
  accepts: 'a function like fetch()',
  isOfAnyType: true,
  read: (value) => (typeof value === 'function' ? value : undefined),
};

const headers: Allowed = {
  accepts: 'an object of header names and texts, or a function that returns one',
  isOfAnyType: true,
  read: (value) => (typeof value === 'function' || areHeaders(value) ? value : undefined),
};

/** Whether these are headers by name, each of which can be sent. */
export function areHeaders(value: unknown): value is Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([name, text]) => isHeaderName(name) && typeof text === 'string' && isHeaderValue(text));
}

/** The settings that take few words or a range, by name; all others take what their type allows. */
export function allowedSettings(brands: readonly string[]): ReadonlyMap<string, Allowed> {
  return new Map([
    ['apiBase', base],
    ['contentBase', base],
    ['endpoints.*', place],
    ['allowedOrigins', origins],
    ['fetch', ownFetch],
    ['headers', headers],
    ['siteIdHeader', headerName],
    ['agentHeader.name', headerName],
    ['siteId', oneOf(siteIds)],
    ['theme', oneOf(brands, '')],
    ['sessionTimeout', duration],
  ]);
}

/** Case does not matter, as in an attribute. `none` is taken besides the words, and not told of. */
function oneOf(words: readonly string[], none?: string): Allowed {
  return {
    accepts: `one of ${words.join(', ')}`,
    read: (value) => {
      const said = String(value).trim().toLowerCase();
      return said === none ? none : words.find((word) => word.toLowerCase() === said);
    },
  };
}
