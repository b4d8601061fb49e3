/** Storage and cookies in memory: gone with the page. */
export interface Memory {
  readonly local: Storage;
  readonly session: Storage;
  readonly cookies: Map<string, string>;
}

/** The page's one object, which the store makes its own later. */
interface Page {
  readonly epoch: number;
  /** Calls made before the data layer has loaded, in their order. */
  said?: unknown[];
  hearLate?: ((input: unknown) => void) | undefined;
  /** The version of each copy of the library that is here, the one that came first and keeps the page before the others. */
  copies?: string[];
  /** Stands in for what the browser keeps, while an author looks at samples: they are never kept, and nothing of the shopper's is read. */
  memory?: Memory | undefined;
}

/** There is one for all copies of the library, such as one whose address has a query. */
export function page(): Page {
  const scope = globalThis as { [key: symbol]: Page | undefined };
  const key = Symbol.for('ucp.store.v1');
  scope[key] ??= { epoch: 0 };
  return scope[key];
}
