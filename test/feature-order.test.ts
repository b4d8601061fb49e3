import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Import, importsOf, partOf, read, root, sources, target } from './support/imports.js';

// ---- The order, as CONTRIBUTING.md says it -----------------------------------------------------------------

const section = /^## The order of features$([\s\S]*?)^## /m.exec(read(join(root, 'CONTRIBUTING.md')))?.[1] ?? '';
const rowsOf = (row: RegExp) => [...section.matchAll(row)].map(([, ...cells]) => cells.map((cell) => cell?.trim() ?? ''));

/** From the ground up. */
const order = rowsOf(/^\d+\. `([\w-]+)`:/gm).map(([feature = '']) => feature);
const exceptions = rowsOf(/^- `([\w-]+)` → `([\w-]+)`:(.*)$/gm).map(([from, to, reason]) => ({ pair: `${from} → ${to}`, reason }));

// ---- The imports between features --------------------------------------------------------------------------

const featureOf = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1];

/** The imports of one feature from another, by `from → to`. Types, `typeof import()` and `import()` count, too. */
function importsBetween(found: readonly Import[]): ReadonlyMap<string, readonly string[]> {
  const pairs = new Map<string, string[]>();
  for (const one of found) {
    const to = target(one) ?? '';
    const names = [featureOf(one.from), featureOf(to)];
    if (names.includes(undefined) || names[0] === names[1]) continue;
    const pair = names.join(' → ');
    pairs.set(pair, [...(pairs.get(pair) ?? []), `${one.from} imports ${to}`]);
  }
  return pairs;
}

/** The pairs of features that import each other. */
function mutualPairs(found: readonly Import[]): readonly string[] {
  const pairs = importsBetween(found);
  return [...pairs.keys()].filter((pair) => {
    const [one = '', other = ''] = pair.split(' → ');
    return one < other && pairs.has(`${other} → ${one}`);
  });
}

const imports = sources.flatMap(importsOf);
const between = importsBetween(imports);
const inPart = (part: string) => imports.filter(({ from }) => partOf(from) === part);

/** The imports of a feature from one above it. */
const upward = [...between].filter(([pair]) => {
  const [from = '', to = ''] = pair.split(' → ');
  return order.indexOf(from) < order.indexOf(to);
});

describe('features', () => {
  it('are all in the order', () => {
    const found = readdirSync(join(root, 'src/features'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(order.toSorted()).toEqual(found.map(({ name }) => name).toSorted());
  });

  it('import only what is below them, but for the exceptions', () => {
    const excepted = new Set(exceptions.map(({ pair }) => pair));
    expect(upward.flatMap(([pair, lines]) => (excepted.has(pair) ? [] : lines))).toEqual([]);
  });

  it('have no exception that is no longer needed, or that has no reason', () => {
    const needed = new Set(upward.map(([pair]) => pair));
    expect(exceptions.filter(({ pair, reason }) => !reason || !needed.has(pair))).toEqual([]);
  });

  it('import each other as little as ever', () => {
    const count = (part: string) => mutualPairs(inPart(part)).length;
    const found = {
      all: mutualPairs(imports).length,
      rules: count('rules/'),
      state: count('state/'),
      decoders: count('decoder.ts'),
      text: count('text/'),
    };
    console.log('pairs of features that import each other:', found);
    const most = { all: 3, rules: 0, state: 0, decoders: 0, text: 0 };
    const more = Object.entries(found).filter(([part, pairs]) => pairs > most[part as keyof typeof most]);
    expect(more).toEqual([]);
  });
});
