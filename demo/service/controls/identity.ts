import type { Context } from 'hono';
import { isRow } from '../profiles/profile-data.js';

/** The value of the identity cookie (IDN-01 to IDN-03). */
export interface WireIdentity {
  readonly uuid: string;
  readonly isGuest: boolean;
  readonly isCSRLogin?: boolean;
}

/** The text of a cookie of a request. It is parsed here because the framework refuses cookies with plain JSON. */
export function cookieOf(c: Context, name: string): string | null {
  return cookieIn(c.req.header('cookie') ?? '', name);
}

/** The text of a cookie in a cookie header, decoded if possible; null if it is missing. */
export function cookieIn(cookies: string, name: string): string | null {
  const found = cookies.split(/;\s*/).find((one) => one.startsWith(`${name}=`));
  if (found === undefined) return null;
  const text = found.slice(name.length + 1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The value of a request's switch: its header `x-demo-…`, else its query parameter, else null. */
export function switchOf(c: Context, name: string): string | null {
  return c.req.header(`x-demo-${name}`) ?? c.req.query(`x-demo-${name}`) ?? null;
}

/** In the agent flow the identity is in session storage, which requests do not carry. This cookie tells the service. */
export const AGENT_COOKIE = 'ucp_demo_agent';
export const IDENTITY_COOKIE = 'ucp_identity';

/**
 * The identity of a request: `x-demo-identity` if cookies cannot be sent (Storybook), else the cookies. Null without
 * one.
 */
export function identityOf(c: Context): WireIdentity | null {
  const text = switchOf(c, 'identity') ?? cookieOf(c, IDENTITY_COOKIE) ?? cookieOf(c, AGENT_COOKIE);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isRow(value) || typeof value.uuid !== 'string' || value.uuid === '') return null;
    return { uuid: value.uuid, isGuest: value.isGuest !== false, ...(value.isCSRLogin === true ? { isCSRLogin: true } : {}) };
  } catch {
    return null;
  }
}
