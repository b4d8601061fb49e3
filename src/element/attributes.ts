import type { Attribute } from './definition.js';

/** Present is true, whatever its text; absent is false. */
export function flag(summary: string, options: { reflects?: boolean } = {}): Attribute<boolean> {
  return { summary, type: { kind: 'flag' }, accepts: 'nothing: its presence is enough', read: () => true, fallback: false, ...options };
}

/** Short text; absent or blank is undefined. Any text is read; `T` is what an author in TypeScript may write. */
export function text<T extends string = string>(summary: string): Attribute<T | undefined> {
  return { summary, type: { kind: 'text' }, accepts: 'text', read: (value) => (value.trim() || undefined) as T | undefined };
}

/** Text of a fixed shape; absent is undefined. */
export function shaped(summary: string, shape: RegExp, accepts: string): Attribute<string | undefined> {
  return {
    summary,
    type: { kind: 'text' },
    accepts,
    read: (value) => (shape.test(value.trim()) ? value.trim() : undefined),
  };
}

/** A plan id, as a card shows it too: `H0321-002-000` is `H0321002000` (VAL-04). */
export function planId(summary: string): Attribute<string | undefined> {
  return {
    summary,
    type: { kind: 'text' },
    accepts: 'one capital letter and ten digits',
    read: (value) => (/^\s*[A-Z]\d{4}(-?)\d{3}\1\d{3}\s*$/.test(value) ? value.replace(/[-\s]/g, '') : undefined),
  };
}

/** A whole number between the ends, both included. `T` lists the numbers if they are few. */
export function whole<T extends number = number>(
  summary: string,
  least: NoInfer<T>,
  most: NoInfer<T>,
  fallback?: NoInfer<T>,
): Attribute<T | undefined> {
  return {
    summary,
    type: { kind: 'number', least, most },
    accepts: `a whole number from ${least} to ${most}`,
    read: (value) => {
      const number = /^\s*\d{1,9}\s*$/.test(value) ? Number(value) : Number.NaN;
      return number >= least && number <= most ? (number as T) : undefined;
    },
    fallback,
  };
}

/** One of a closed list of words; case does not matter. */
export function oneOf<T extends string>(summary: string, words: readonly T[]): Attribute<T | undefined> {
  return {
    summary,
    type: { kind: 'word', words },
    accepts: `one of ${words.join(', ')}`,
    read: (value) => words.find((word) => word.toLowerCase() === value.trim().toLowerCase()),
  };
}

/** Words of a closed list in any case, with spaces between; unknown words are refused as a whole. */
export function someOf<T extends string>(summary: string, words: readonly T[]): Attribute<readonly T[]> {
  return {
    summary,
    type: { kind: 'words', words },
    accepts: `one or more of ${words.join(', ')}, with spaces between`,
    read: (value) => {
      const asked = value.toLowerCase().match(/\S+/g) as T[] | null;
      return asked?.every((word) => words.includes(word)) ? asked : undefined;
    },
    fallback: [],
  };
}
