import { lazyModule } from '../../../shared/lazy/lazy-module.js';
import type { PublicFacts } from './public-facts.js';

/**
 * The code of the public facts. No component reads them, so it loads after the first cards, or when a script asks for the facts. It is
 * there before `ucp-ready`.
 */
const factsCode = lazyModule('the public facts', () => import('./public-snapshot.js'));

export const loadFacts = factsCode.load;

/** The facts of now; undefined before their code has been loaded. */
export function snapshot(): PublicFacts | undefined {
  return factsCode.get()?.snapshot();
}

/** Waits for the code, however late it loads. Returns a function that ends the subscription. */
export function subscribe(listener: (facts: PublicFacts) => void, known: Partial<PublicFacts>): Promise<() => void> {
  return factsCode.whenLoaded((code) => code.subscribe(listener, known));
}
