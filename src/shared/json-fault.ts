/** What was expected where JSON breaks. */
export type Expected = 'value' | 'name' | 'colon' | 'comma-or-brace' | 'comma-or-bracket' | 'quote' | 'end' | 'object';

/** Why it may have broken there. */
export type JsonHint = 'curly-quotes' | 'single-quotes' | 'comment' | 'last-comma';

export interface JsonFault {
  /** From 1: the first line of the text. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  readonly expected: Expected;
  readonly hint: JsonHint | null;
}

class Broken extends Error {
  readonly at: number;
  readonly expected: Expected;

  constructor(at: number, expected: Expected) {
    super(expected);
    this.at = at;
    this.expected = expected;
  }
}

const SPACE = /[ \t\r\n]*/y;
const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/**
 * The place where a text stops being JSON, and what is expected there. Null for an object of JSON, or with `mayBeAny` for any JSON.
 * Browsers say this each in their own words.
 */
export function jsonFault(text: string, { mayBeAny = false } = {}): JsonFault | null {
  let at = 0;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    at += found?.[0].length ?? 0;
    return found !== null;
  };
  const skip = () => take(SPACE);
  const sign = (one: string) => {
    const isThere = text[at] === one;
    if (isThere) at += 1;
    skip();
    return isThere;
  };
  const need = (isThere: boolean, expected: Expected) => {
    if (!isThere) throw new Broken(at, expected);
    skip();
  };
  const string = (expected: Expected) => {
    const start = at;
    if (text[at] !== '"') throw new Broken(at, expected);
    if (!take(STRING)) throw new Broken(endOfLine(text, start), 'quote');
    skip();
  };
  const rows = (end: string, one: () => void, expected: Expected, empty: Expected) => {
    at += 1;
    skip();
    if (sign(end)) return;
    do {
      if (text[at] === end) throw new Broken(at, empty);
      one();
    } while (sign(','));
    need(sign(end), expected);
  };
  const member = () => {
    string('name');
    need(sign(':'), 'colon');
    value();
  };
  const value = (): void => {
    if (text[at] === '{') rows('}', member, 'comma-or-brace', 'name');
    else if (text[at] === '[') rows(']', value, 'comma-or-bracket', 'value');
    else if (text[at] === '"') string('value');
    else need(take(SCALAR), 'value');
  };
  try {
    skip();
    if (!mayBeAny && text[at] !== '{') throw new Broken(at, 'object');
    value();
    if (at < text.length) throw new Broken(at, 'end');
    return null;
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    return { ...placeOf(text, error.at), expected: error.expected, hint: hintAt(text, error.at) };
  }
}

/** The place for a console: `at line 3, column 7`. Null for JSON. */
export function placeText(text: string): string | null {
  const fault = jsonFault(text, { mayBeAny: true });
  return fault && `at line ${fault.line}, column ${fault.column}`;
}

/** A text that is not closed ends with its line. */
function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
}

function placeOf(text: string, at: number): { readonly line: number; readonly column: number } {
  const lines = text.slice(0, at).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

function hintAt(text: string, at: number): JsonHint | null {
  const rest = text.slice(at);
  if (/^[\u2018-\u201f\u00ab\u00bb]/.test(rest)) return 'curly-quotes';
  if (rest.startsWith("'")) return 'single-quotes';
  if (/^\/[/*]/.test(rest)) return 'comment';
  return /,\s*$/.test(text.slice(0, at)) && /^[}\]]/.test(rest) ? 'last-comma' : null;
}
