/** The page's one object, which the store makes its own later. */
interface Page {
  readonly epoch: number;
  /** Said before the data layer has come, in the order of its saying. */
  said?: unknown[];
  hearLate?: ((input: unknown) => void) | undefined;
  /** The version of each copy of the library that is here, the one that came first and keeps the page before the others. */
  copies?: string[];
}

/** There is one for all copies of the library, such as one whose address has a query. */
export function page(): Page {
  const scope = globalThis as { [key: symbol]: Page | undefined };
  const key = Symbol.for('ucp.store.v1');
  scope[key] ??= { epoch: 0 };
  return scope[key];
}
