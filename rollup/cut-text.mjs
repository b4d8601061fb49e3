/**
 * What is cut out of a package's file, as its readable text has it: a space stands for any white space. Each cut stands there exactly
 * once, but for `each`, and fails where it does not: the package is written in another way now.
 *
 * @typedef {{ readonly from: string, readonly to?: string, readonly by?: string, readonly kind: 'text' | 'span' | 'block' | 'each' }} Cut
 */

/** A text, and what takes its place. */
export const text = (from, by = '') => ({ kind: 'text', from, by });

/** What begins with one text, up to the end of the next place of another. */
export const span = (from, to, by = '') => ({ kind: 'span', from, to, by });

/** What begins with this text, a loop, a branch or a function, up to the brace that closes it on the same column. */
export const block = (from) => ({ kind: 'block', from });

/** A text wherever it stands. */
export const each = (from, by = '') => ({ kind: 'each', from, by });

/**
 * @param {string} code
 * @param {readonly Cut[]} cuts one after the other
 * @param {(from: string) => never} fail
 */
export function cutText(code, cuts, fail) {
  return cuts.reduce((lean, cut) => cutOne(lean, cut, fail), code);
}

function cutOne(code, cut, fail) {
  const { kind, from, by = '' } = cut;
  const found = [...code.matchAll(loose(from))];
  if (kind === 'each' ? found.length === 0 : found.length !== 1) fail(from);
  if (kind === 'each') return code.replace(loose(from), () => by);
  const [{ index: at, 0: words }] = found;
  const end = endOf(code, at, words, cut);
  if (end === undefined) fail(from);
  return code.slice(0, at) + by + code.slice(end);
}

function loose(words) {
  return new RegExp(words.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+'), 'g');
}

function endOf(code, at, words, { kind, to }) {
  if (kind === 'text') return at + words.length;
  const last = kind === 'span' ? loose(to) : closingBrace(code, at);
  last.lastIndex = kind === 'span' ? at + words.length : at;
  return last.exec(code) ? last.lastIndex : undefined;
}

/** The brace on the column where the line's text begins here, with what stands before it. */
function closingBrace(code, at) {
  const indent = code.slice(code.lastIndexOf('\n', at) + 1, at).replace(/\S/g, ' ');
  return new RegExp(`\\n${indent}}`, 'g');
}
