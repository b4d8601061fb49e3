/** The footnote numbers: 10 is wellness extras, 14 is high-deductible plans (CARD-15). */
export type FootnoteNumber = 10 | 14;

/** A part of a benefit text. Its text is never rendered as markup (CARD-05). */
export type BenefitToken =
  | { readonly kind: 'text'; readonly text: string }
  /** A dollar amount, shown in bold (CARD-05). */
  | { readonly kind: 'money'; readonly text: string }
  | { readonly kind: 'footnote'; readonly note: FootnoteNumber };

const MONEY = String.raw`\$(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2}(?!\d))?`;
const RAISED = String.raw`<sup(?:\s[^<>]{0,80})?>([^<>]{0,40})</sup>`;
const BRACKETED = String.raw`\[(\d{1,2})\]`;
const SUPERSCRIPT = '[⁰¹²³⁴-⁹]+';
const PARTS = new RegExp(`(${MONEY})|${RAISED}|${BRACKETED}|(${SUPERSCRIPT})`, 'gi');
const DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/**
 * Splits a benefit text into text, dollar amounts and footnote markers (CARD-05, CARD-15). A marker is `<sup>10</sup>`,
 * `<sup>10,14</sup>`, `[10]`, or superscript digits after a word. Any other raised text loses its tags, and its digits
 * become superscript digits.
 */
export function benefitTokens(text: string): readonly BenefitToken[] {
  const tokens: BenefitToken[] = [];
  let end = 0;
  for (const match of text.matchAll(PARTS)) {
    append(tokens, plain(text.slice(end, match.index)));
    for (const token of tokensOf(match, text.charAt(match.index - 1))) append(tokens, token);
    end = match.index + match[0].length;
  }
  append(tokens, plain(text.slice(end)));
  return tokens;
}

function tokensOf([whole, money, raised, bracketed, superscript = '']: RegExpExecArray, before: string): readonly BenefitToken[] {
  if (money) return [{ kind: 'money', text: money }];
  const numbers = raised ?? bracketed ?? (before.trim() ? plainDigits(superscript) : '');
  const notes = numbers.split(',').map((number) => footnoteOf(number.trim()));
  if (notes.every((note) => note !== null)) return notes.map((note) => ({ kind: 'footnote', note }));
  return [plain(raised === undefined ? whole : raised.replace(/\d/g, (digit) => DIGITS.charAt(Number(digit))))];
}

function footnoteOf(number: string): FootnoteNumber | null {
  if (number === '10') return 10;
  return number === '14' ? 14 : null;
}

function plainDigits(superscript: string): string {
  return [...superscript].map((digit) => DIGITS.indexOf(digit)).join('');
}

function plain(text: string): BenefitToken {
  return { kind: 'text', text };
}

/** Skips empty text and joins adjacent text. */
function append(tokens: BenefitToken[], token: BenefitToken): void {
  const last = tokens.at(-1);
  if (token.kind === 'text' && token.text === '') return;
  if (token.kind === 'text' && last?.kind === 'text') tokens[tokens.length - 1] = plain(last.text + token.text);
  else tokens.push(token);
}
