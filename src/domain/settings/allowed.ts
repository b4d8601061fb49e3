import type { SiteId } from './settings.js';

/** What a setting takes, beyond its type. */
export interface Allowed {
  /** For the author's warning. */
  readonly accepts: string;
  /** The value as it counts; undefined for any that is not taken. */
  readonly read: (value: unknown) => unknown;
}

const siteIds: readonly SiteId[] = ['uhc', 'aarp', 'UHCCP'];

/** An end that has already come would open the time-out popup at once. */
const duration: Allowed = {
  accepts: 'a number of seconds above 0',
  read: (value) => (Number.isFinite(value) && Number(value) > 0 ? value : undefined),
};

/** A bare host name would be read as a path of the page. */
const base: Allowed = {
  accepts: 'an address with its scheme, or a path that begins with /',
  read: (value) => (/^$|^\/|^https?:\/\//i.test(String(value).trim()) ? String(value).trim() : undefined),
};

const origins: Allowed = {
  accepts: 'origins with their scheme, such as https://www.example.com',
  read: (value) => ([value].flat().every((one) => /^https?:\/\//i.test(String(one).trim())) ? value : undefined),
};

/** The settings that take few words or a range, by name; all others take what their type allows. */
export function allowedSettings(brands: readonly string[]): ReadonlyMap<string, Allowed> {
  return new Map([
    ['apiBase', base],
    ['contentBase', base],
    ['allowedOrigins', origins],
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
