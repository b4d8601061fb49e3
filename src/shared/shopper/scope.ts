import { pageSingleton } from '../state/store.js';

/** The result of a run that is outdated. It is the same for all copies of the library on the page. */
export const stale: unique symbol = Symbol.for('ucp.stale');

/** Exists while one shopper is on the page. Late responses, and what belongs to this shopper, end with it (SIGN-01). */
export interface ShopperScope {
  /** Aborts when this shopper leaves: they sign out, their session times out, or another shopper signs in. */
  readonly signal: AbortSignal;
  /**
   * Runs work, unless the shopper has left. The signal of the run aborts when a newer run with the same key begins, or when the shopper
   * leaves. Then the run is stale: its result and its error are dropped.
   */
  latest<T>(key: string, work: (signal: AbortSignal) => Promise<T>): Promise<T | typeof stale>;
  /** State that belongs to this shopper. It is discarded when they leave. Copies of the library share it by `Symbol.for`. */
  own<T>(key: symbol, make: () => T): T;
}

interface EndableScope extends ShopperScope {
  /** Not in a closure, so that a test can look for data of an earlier shopper. */
  readonly owned: Map<symbol, unknown>;
  end(): void;
}

function createScope(): EndableScope {
  const leaving = new AbortController();
  const { signal } = leaving;
  const runs = new Map<string, AbortController>();
  const owned = new Map<symbol, unknown>();
  return {
    signal,
    owned,
    async latest(key, work) {
      if (signal.aborted) return stale;
      runs.get(key)?.abort();
      const run = new AbortController();
      runs.set(key, run);
      try {
        const value = await work(run.signal);
        return run.signal.aborted ? stale : value;
      } catch (error) {
        if (run.signal.aborted) return stale;
        throw error;
      }
    },
    own<T>(key: symbol, make: () => T): T {
      if (!owned.has(key)) owned.set(key, make());
      return owned.get(key) as T;
    },
    end() {
      for (const run of runs.values()) run.abort();
      leaving.abort();
    },
  };
}

const current = () => pageSingleton('shopperScope', () => ({ scope: createScope() }));

/** The scope of the shopper on the page, or of the one who is about to be identified. Work that spans an `await` keeps the one it began with. */
export function shopperScope(): ShopperScope {
  return current().scope;
}

/** The shopper leaves the page: their scope ends, and the next shopper gets a new one. */
export function endShopperScope(): void {
  const { scope } = current();
  current().scope = createScope();
  scope.end();
}
