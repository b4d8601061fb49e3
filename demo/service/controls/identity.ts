import type { Context } from 'hono';
import { isRow } from '../profiles/profile-data.js';

/** What the identity cookie says (IDN-01 to IDN-03). */
export interface WireIdentity {
  readonly uuid: string;
  readonly isGuest: boolean;
  readonly isCSRLogin?: boolean;
}

/** A cookie's text of a request. Read here because the framework refuses cookies that hold plain JSON. */
export function cookieOf(c: Context, name: string): string | null {
  return cookieIn(c.req.header('cookie') ?? '', name);
}

/** A cookie's text among all of a request or of a page, decoded where that can be done; null when there is none. */
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

/** The value of a switch of a request: its header `x-demo-…`, else the query of the same name, else null. */
export function switchOf(c: Context, name: string): string | null {
  return c.req.header(`x-demo-${name}`) ?? c.req.query(`x-demo-${name}`) ?? null;
}

/** In the agent flow the page keeps the identity in session storage, which no call carries: this cookie tells the service. */
export const AGENT_COOKIE = 'ucp_demo_agent';
export const IDENTITY_COOKIE = 'ucp_identity';

/** Who asks: `x-demo-identity`, for where cookies cannot be sent (Storybook), else the cookies. Null for nobody. */
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
