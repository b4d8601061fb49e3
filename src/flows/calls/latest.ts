import { cell } from '../../store/page.js';

/** Says of each run whether it is still the newest of its name: a late answer of an older one never wins. */
export function latest(name: string): () => boolean {
  const turn = (turns().get(name) ?? 0) + 1;
  turns().set(name, turn);
  return () => turns().get(name) === turn;
}

/** No run that is under way is the newest any more, of whatever name: its shopper has left (SIGN-01). */
export function outdateAll(): void {
  for (const name of turns().keys()) latest(name);
}

const turns = () => cell<Map<string, number>>('turns', () => new Map());
