import { DATE_COOKIE } from './controls/demo-clock.js';
import { AGENT_COOKIE, IDENTITY_COOKIE, type WireIdentity } from './controls/identity.js';
import { shoppers } from './shoppers/index.js';
import type { Shopper, ShopperKind } from './shoppers/shopper.js';
import { uuidOf } from './shoppers/shopper-names.js';

/** A shopper of the demo in the format of lists. */
export interface ListedShopper extends Pick<Shopper, 'name' | 'kind' | 'summary' | 'typedAs'> {
  readonly uuid: string;
}

/** Every shopper with a summary, for the demo's index and the toolbars. */
export const shopperList: readonly ListedShopper[] = shoppers.map(({ name, kind, summary, typedAs }) => ({
  name,
  kind,
  summary,
  typedAs,
  uuid: uuidOf(name, shoppers) ?? '',
}));

/** The browser state of a shopper. */
export interface Entry {
  readonly kind: ShopperKind;
  readonly identity: WireIdentity;
  /** `name=value; attributes`, in the format of `document.cookie` and `Set-Cookie`. An expired cookie removes one. */
  readonly cookies: readonly string[];
  /** Keys and values of session storage. Null removes a key. */
  readonly session: Readonly<Record<string, string | null>>;
}

const GUEST_SECONDS = 90 * 24 * 60 * 60;

function cookie(name: string, value: string, seconds: number | null): string {
  const age = seconds === null ? '' : `; Max-Age=${seconds}`;
  return `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${age}`;
}

const expiredCookie = (name: string) => cookie(name, '', 0);

function agentEntry(identity: WireIdentity): Entry {
  const value = JSON.stringify(identity);
  return {
    kind: 'agent',
    identity,
    cookies: [expiredCookie(IDENTITY_COOKIE), cookie(AGENT_COOKIE, value, null)],
    session: { ucp_agentProfile: JSON.stringify({ agentFlow: true, userName: 'demo.agent' }), ucp_identity: value },
  };
}

/** The entry of a shopper, or of a copy (`member~2`); null for an unknown name. */
export function entryOf(name: string, known: readonly Shopper[] = shoppers): Entry | null {
  const uuid = uuidOf(name, known);
  const shopper = known.find((one) => one.name === name.split('~')[0]);
  if (uuid === null || !shopper) return null;
  const { kind } = shopper;
  const identity: WireIdentity = { uuid, isGuest: kind === 'guest', ...(kind === 'cloaked' ? { isCSRLogin: true } : {}) };
  if (kind === 'agent') return agentEntry(identity);
  return {
    kind,
    identity,
    cookies: [cookie(IDENTITY_COOKIE, JSON.stringify(identity), kind === 'guest' ? GUEST_SECONDS : null), expiredCookie(AGENT_COOKIE)],
    session: { ucp_agentProfile: null, ucp_identity: null },
  };
}

/** The cookie with a page's system date for the service. Without a date it removes the cookie. */
export function dateCookie(date: string | null): string {
  return date ? cookie(DATE_COOKIE, date, null) : expiredCookie(DATE_COOKIE);
}

/** The parts of a browser that this module writes to. */
export interface BrowserState {
  readonly document: { cookie: string };
  readonly sessionStorage: Pick<Storage, 'setItem' | 'removeItem'>;
}

/**
 * Applies the shopper and the date of a page's query (`?shopper=…&date=…`) to this browser. Run it before the library
 * loads. Without `shopper`, or on the return from sign-in (`code`), the shopper stays.
 * @returns the entry, or null if the shopper stays
 */
export function enterFromQuery(search: string, browser: BrowserState = globalThis): Entry | null {
  const query = new URLSearchParams(search);
  browser.document.cookie = dateCookie(query.get('date'));
  const name = query.get('shopper');
  const entry = name === null || query.has('code') ? null : entryOf(name);
  if (!entry) return null;
  for (const one of entry.cookies) browser.document.cookie = one;
  for (const [key, value] of Object.entries(entry.session)) {
    if (value === null) browser.sessionStorage.removeItem(key);
    else browser.sessionStorage.setItem(key, value);
  }
  return entry;
}
