import { brands } from '../../shared/brands.js';
import { knownTags } from './vocabulary.js';

/**
 * How many letters are added, left out, replaced or swapped with their neighbor between two words (optimal string alignment).
 */
function distance(one: string, other: string): number {
  let before: readonly number[] = [];
  let last = [...Array(other.length + 1).keys()];
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const steps = [(last[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1)];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && isSwapped) steps.push((before[column - 2] ?? 0) + 1);
      now.push(Math.min(...steps));
    }
    before = last;
    last = now;
  }
  return last[other.length] ?? 0;
}

/** The nearest of the words, if it is near enough to be what was meant: a third of its letters may be wrong. */
export function closestWord(word: string, words: readonly string[]): string | null {
  const given = word.toLowerCase().replaceAll('_', '-');
  const [found] = words
    .map((one) => ({ one, far: distance(given, one.toLowerCase()) }))
    .filter(({ one, far }) => far <= Math.max(1, Math.floor(one.length / 3)))
    .toSorted((a, b) => a.far - b.far);
  return found?.one ?? null;
}

const withoutPrefix = (tag: string) => tag.replace(/^ucp-/, '');

/** The tag that was meant by a name that is none of ours. */
export function suggestedTag(name: string): string | null {
  const rest = closestWord(name.replace(/^ucp[-_]?/, ''), knownTags.map(withoutPrefix));
  return rest && `ucp-${rest}`;
}

/**
 * The same for an element that does not begin with `ucp`. It may have wrong letters in the prefix, the name of a brand in its place, or no
 * prefix. Frameworks have elements of any name, so these have to be similar.
 */
export function suggestedTagForForeign(name: string): string | null {
  if (knownTags.includes(`ucp-${name}`) && name.includes('-')) return `ucp-${name}`;
  const [, prefix = '', rest = ''] = /^([a-z]+)[-_](.+)$/.exec(name) ?? [];
  const isPrefix = (brands as readonly string[]).includes(prefix) || distance(prefix, 'ucp') === 1;
  return isPrefix ? suggestedTag(rest) : null;
}
