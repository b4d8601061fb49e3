import type { PharmacySetting, SiteId } from './settings.js';

/** The values that a setting accepts, besides its type. */
export interface Allowed {
  /** A description for the author's warning. */
  readonly accepts: string;
  /** True if the setting accepts values of another type than its default. Then only `read` decides. */
  readonly isOfAnyType?: boolean;
  /** Returns the normalized value, or undefined if it is not accepted. */
  readonly read: (value: unknown) => unknown;
  /** The same rule as data, for hosts in other languages, such as PHP: the words, or what a trimmed text or each line of a list matches. */
  readonly words?: readonly string[];
  readonly pattern?: RegExp;
}

/** The people in the samples of the author’s panel. The plan of the `member` renews; the others' plans move or end on January 1 (NEXT-02). */
export const samplePeople = ['guest', 'member', 'agent', 'member-moves', 'member-ends'] as const;

export type SamplePerson = (typeof samplePeople)[number];

const siteIds: readonly SiteId[] = ['uhc', 'aarp', 'UHCCP'];

/** A timeout of 0 would open the time-out popup at once. */
const positiveSeconds: Allowed = {
  accepts: 'a number of seconds above 0',
  read: (value) => (Number.isFinite(value) && Number(value) > 0 ? value : undefined),
};

/** An address with scheme and host. Wildcards are not supported, because each entry is one origin. */
const address = /^https?:\/\/[^\s/*][^\s*]*$/i;

/** Refuses a host name without a scheme, because it would be read as a path of the page. */
const addressOrPath = matching('an address with its scheme, or a path that begins with /', /^(?:\/|https?:\/\/[^\s/*][^\s*]*$)/i);

const optionalAddressOrPath = matching(addressOrPath.accepts, /^(?:$|\/|https?:\/\/[^\s/*][^\s*]*$)/i);

const origins: Allowed = {
  accepts: 'origins with their scheme, such as https://www.example.com',
  read: (value) => ([value].flat().every((one) => address.test(String(one).trim())) ? value : undefined),
  pattern: address,
};

const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/;

/** Whether a text is a valid header name. */
export function isHeaderName(text: string): boolean {
  return HEADER_NAME.test(text);
}

/** Whether a text is a valid header value. */
export function isHeaderValue(text: string): boolean {
  return /^[\t -~\u00a0-\u00ff]*$/.test(text);
}

/** Empty means that no header is sent. An invalid name would fail every call with that header. */
const headerName: Allowed = {
  accepts: 'the name of a header',
  read: (value) => (value === '' || isHeaderName(String(value)) ? value : undefined),
  pattern: /^[\w!#$%&'*+.^`|~-]*$/,
};

const fetchFunction: Allowed = {
  accepts: 'a function like fetch()',
  isOfAnyType: true,
  read: (value) => (typeof value === 'function' ? value : undefined),
};

const headers: Allowed = {
  accepts: 'an object of header names and texts, or a function that returns one',
  isOfAnyType: true,
  read: (value) => (typeof value === 'function' || areHeaders(value) ? value : undefined),
};

/** Whether the value is an object of valid header names and values. */
export function areHeaders(value: unknown): value is Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([name, text]) => isHeaderName(name) && typeof text === 'string' && isHeaderValue(text));
}

/** A list of pharmacies. An entry without a number or a name is left out (PHARM-01). */
const pharmacies: Allowed = {
  accepts: 'a list of pharmacies, each with a number and a name',
  isOfAnyType: true,
  read: (value) => {
    if (!Array.isArray(value)) return undefined;
    const read = value.flatMap((one) => readPharmacy(one) ?? []);
    return value.length > 0 && read.length === 0 ? undefined : read;
  },
};

function readPharmacy(value: unknown): PharmacySetting | null {
  if (typeof value !== 'object' || value === null) return null;
  const { number, name, isMailOrder, address }: Readonly<Record<string, unknown>> = { ...value };
  const [code, words, place] = [number, name, address].map((one) =>
    typeof one === 'string' || typeof one === 'number' ? String(one).trim() : '',
  );
  if (!code || !words) return null;
  return { number: code, name: words, isMailOrder: isMailOrder === true, ...(place && { address: place }) };
}

/** Returns the settings with restricted values, by name. All others accept every value of their type. */
export function allowedSettings(brands: readonly string[]): ReadonlyMap<string, Allowed> {
  return new Map([
    ['apiBase', optionalAddressOrPath],
    ['contentBase', optionalAddressOrPath],
    ['endpoints.*', addressOrPath],
    ['allowedOrigins', origins],
    ['fetch', fetchFunction],
    ['headers', headers],
    ['siteIdHeader', headerName],
    ['agentHeader.name', headerName],
    ['siteId', oneOf(siteIds)],
    ['pharmacies', pharmacies],
    ['theme', oneOf(brands, '')],
    ['sessionTimeout', positiveSeconds],
    ['previewAs', oneOf(samplePeople, '')],
  ]);
}

/** A text of this shape, without the spaces at its ends. */
function matching(accepts: string, pattern: RegExp): Allowed {
  return {
    accepts,
    pattern,
    read: (value) => {
      const text = String(value).trim();
      return pattern.test(text) ? text : undefined;
    },
  };
}

/** Letter case does not matter, as in an attribute. `none` is accepted too, but the warning does not list it. */
function oneOf(words: readonly string[], none?: string): Allowed {
  return {
    accepts: `one of ${words.join(', ')}`,
    words,
    read: (value) => {
      const text = String(value).trim().toLowerCase();
      return text === none ? none : words.find((word) => word.toLowerCase() === text);
    },
  };
}
