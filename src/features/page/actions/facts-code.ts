import { withRetry } from '../../../shared/time/with-retry.js';
import type { PublicFacts } from './public-facts.js';

/**
 * The code of the public facts. No component reads them, so it loads after the first cards, or when a script asks for the facts. It is
 * there before `ucp-ready`.
 */

type FactsCode = typeof import('./public-snapshot.js');

let loaded: FactsCode | undefined;
let resolveLaterLoad: (code: FactsCode) => void;
const laterLoad = new Promise<FactsCode>((resolve) => {
  resolveLaterLoad = resolve;
});

/** Rejects if the code cannot be loaded. The next call tries again. */
export async function loadFacts(): Promise<FactsCode> {
  loaded ??= await withRetry(() => import('./public-snapshot.js'));
  resolveLaterLoad(loaded);
  return loaded;
}

/** The facts of now; undefined before their code has been loaded. */
export function snapshot(): PublicFacts | undefined {
  return loaded?.snapshot();
}

type Subscription = ReturnType<FactsCode['subscribe']>;

/** Waits for the code, however late it loads. Returns a function that ends the subscription. */
export function subscribe(listener: (facts: PublicFacts) => void, known: Partial<PublicFacts>): Subscription | Promise<Subscription> {
  const begin = (code: FactsCode) => code.subscribe(listener, known);
  if (loaded) return begin(loaded);
  return loadFacts()
    .catch(() => laterLoad)
    .then(begin);
}
