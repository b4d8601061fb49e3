import type { GroupWords } from '../changes-text.js';

export interface FoldedGroups {
  readonly shown: readonly GroupWords[];
  readonly hidden: readonly GroupWords[];
}

/**
 * Decides the rows that show before the shopper asks for all. In the card of the plan: the first group, and the first row of what costs
 * more. What was not known this year is no loss, and waits there (NEXT-04). Alone on a page: all but the things that stay the same.
 */
export function foldedGroups(groups: readonly GroupWords[], isFolded: boolean): FoldedGroups {
  const same = groups.filter(({ kind }) => kind === 'same');
  const changed = groups.filter(({ kind }) => kind !== 'same');
  if (!isFolded) return { shown: changed, hidden: same };
  const [first, ...others] = changed.filter(({ kind }) => kind !== 'unknown-before');
  const notKnownNow = changed.filter(({ kind }) => kind === 'unknown-before');
  const more = others.find(({ kind }) => kind === 'more');
  const shown = [...(first ? [first] : []), ...(more ? [{ ...more, rows: more.rows.slice(0, 1) }] : [])];
  const rest = others
    .map((group) => (group === more ? { ...group, rows: group.rows.slice(1) } : group))
    .filter(({ rows }) => rows.length > 0);
  return { shown, hidden: [...rest, ...notKnownNow, ...same] };
}
