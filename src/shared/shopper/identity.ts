import { createAtom } from '../state/store.js';
import { endShopperScope } from './scope.js';
import type { Identity } from './user.js';

const identity = createAtom<Identity | null>('identity', null);
const agent = createAtom<{ readonly isAgentFlow: boolean; readonly userName: string | null }>('agent', {
  isAgentFlow: false,
  userName: null,
});

/** The identity of the shopper. Null until the load has checked. */
export const $identity = identity.readable;
export const $agent = agent.readable;

/** Whether somebody else looks at the profile, who can change nothing in it: by a pointer, a key or a script (CARD-07, ROLE-03). */
export function isCloaked(): boolean {
  return identity.get()?.isCloaked ?? false;
}

/** Names the shopper in what is kept of them alone; empty before the load has looked. */
export function shopperUuid(): string {
  return identity.get()?.uuid ?? '';
}

/** Another shopper gets a scope of their own (SIGN-01). */
export function setIdentity(one: Identity | null): void {
  const before = identity.get();
  if (before && before.uuid !== one?.uuid) endShopperScope();
  identity.set(one);
}

export function setAgent(isAgentFlow: boolean, userName: string | null): void {
  agent.set({ isAgentFlow, userName });
}

/** What was found of the shopper's identity. */
export interface FoundIdentity {
  readonly identity: Identity;
  /** Made just now: there is no profile to fetch (LOAD-01). */
  readonly isNew: boolean;
  /** Aborts when this shopper leaves. */
  readonly signal: AbortSignal;
}
