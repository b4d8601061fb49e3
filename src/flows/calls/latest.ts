import { cell } from '../../store/page.js';

/** Says of each run whether it is still the newest of its name: a late answer of an older one never wins. */
export function latest(name: string): () => boolean {
  const turns = cell<Map<string, number>>('turns', () => new Map());
  const turn = (turns.get(name) ?? 0) + 1;
  turns.set(name, turn);
  return () => turns.get(name) === turn;
}
