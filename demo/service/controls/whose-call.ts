import type { Context } from 'hono';
import { identityOf } from './identity.js';

const PROFILE_PATH = /^\/profiles\/data\/v1\/([^/]+)/;

/** The uuid of a call: from its path, else from its identity; null for none. */
export function uuidOfCall(c: Context): string | null {
  return PROFILE_PATH.exec(c.req.path)?.[1] ?? identityOf(c)?.uuid ?? null;
}
