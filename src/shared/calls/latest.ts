import { pageSingleton } from '../state/store.js';

/**
 * Starts a run of this name. The returned function says whether the run is still the newest. So a late response of an older run never wins.
 */
export function latest(name: string): () => boolean {
  const turn = (turns().get(name) ?? 0) + 1;
  turns().set(name, turn);
  return () => turns().get(name) === turn;
}

/** Makes every run that is under way outdated, whatever its name: its shopper has left (SIGN-01). */
export function outdateAll(): void {
  for (const name of turns().keys()) latest(name);
}

const turns = () => pageSingleton<Map<string, number>>('turns', () => new Map());
