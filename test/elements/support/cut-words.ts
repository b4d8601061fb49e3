import { textsIn } from './texts.js';

/** The words of an element that a line break cuts in two. */
export function cutWords(element: Element | null | undefined): readonly string[] {
  if (!element?.textContent) throw new Error('no text');
  const letters = [...textsIn(element)].flatMap((text) => [...text.data].map((letter, at) => ({ letter, text, at })));
  const words = [
    ...letters
      .map(({ letter }) => letter)
      .join('')
      .matchAll(/\S+/g),
  ];
  return words.flatMap(({ 0: word, index }) => {
    const [first, last] = [letters[index], letters[index + word.length - 1]];
    if (!first || !last) return [];
    const range = new Range();
    range.setStart(first.text, first.at);
    range.setEnd(last.text, last.at + 1);
    const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
    return lines.size > 1 ? [word] : [];
  });
}
