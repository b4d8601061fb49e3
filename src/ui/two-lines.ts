/**
 * The two lines of a label in a narrow row. The label breaks between two words, where the longer line is shortest. Undefined if it is one
 * word.
 */
export function twoLines(label: string): readonly [string, string] | undefined {
  const words = label.split(' ');
  const breaks = words
    .slice(1)
    .map((_, index): readonly [string, string] => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const longest = ([first, second]: readonly [string, string]) => Math.max(first.length, second.length);
  return breaks.sort((one, other) => longest(one) - longest(other))[0];
}
