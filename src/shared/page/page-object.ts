/** Storage and cookies in memory: gone with the page. */
export interface Memory {
  readonly local: Storage;
  readonly session: Storage;
  readonly cookies: Map<string, string>;
}

/** The page's one object, behind one global symbol: its only global. The shell has its part before the store has loaded. */
interface Page {
  /** nanostores' own counter; the CDN build keeps it here too, so that the symbol is our only global. */
  epoch: number;
  /** Settings of the author, from before the data layer has loaded, in their order. */
  authorSettings?: unknown[];
  onLateSettings?: ((input: unknown) => void) | undefined;
  /** The version of each copy of the library that is here, the one that came first and keeps the page before the others. */
  copies?: string[];
  /** Stands in for what the browser keeps, while an author looks at samples: they are never kept, and nothing of the shopper's is read. */
  memory?: Memory | undefined;
  /** The facts of `shared/state/store.ts`, by their names: it alone writes them. */
  facts?: Map<string, unknown>;
  /** Facts that are the page's, not the shopper's. */
  survivesSignOut?: Set<unknown>;
  cells?: Map<string, unknown>;
  /** What ends the cells that go on by themselves. */
  ends?: Map<string, () => void>;
}

/** There is one for all copies of the library, such as one whose address has a query. */
export function page(): Page {
  const scope = globalThis as { [key: symbol]: Page | undefined };
  const key = Symbol.for('ucp.store.v1');
  scope[key] ??= { epoch: 0 };
  return scope[key];
}
