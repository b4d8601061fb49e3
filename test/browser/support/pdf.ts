import { inflateSync } from 'node:zlib';

/**
 * Reads the text of a PDF as Chromium writes it: compressed streams, and fonts that have a table from their glyphs to characters. Enough for a
 * test to say what is on paper, and what is not.
 */
export interface PdfPage {
  /** The words, with one blank between two of them. Lines are joined. */
  readonly text: string;
}

/** The pages of a document in their order. */
export function readPdf(pdf: Buffer): readonly PdfPage[] {
  const objects = objectsOf(pdf);
  return [...objects.values()]
    .filter(({ head }) => /\/Type\s*\/Page\b(?!s)/.test(head))
    .map((page) => ({ text: textOf(page.head, objects) }));
}

interface PdfObject {
  readonly head: string;
  readonly stream: Buffer | null;
}

function objectsOf(pdf: Buffer): ReadonlyMap<string, PdfObject> {
  const source = pdf.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const found of source.matchAll(/(?:^|[\r\n])(\d+) 0 obj\b/g)) {
    const from = found.index + found[0].length;
    const end = source.indexOf('endobj', from);
    const body = source.slice(from, end);
    const at = body.indexOf('stream');
    const head = at < 0 ? body : body.slice(0, at);
    objects.set(found[1] ?? '', { head, stream: at < 0 ? null : streamOf(pdf, from + at, head, objects) });
  }
  return objects;
}

function streamOf(pdf: Buffer, at: number, head: string, objects: ReadonlyMap<string, PdfObject>): Buffer | null {
  const from = at + 'stream'.length + (pdf[at + 'stream'.length] === 13 ? 2 : 1);
  const length = /\/Length (\d+)(?! 0 R)/.exec(head)?.[1] ?? objects.get(/\/Length (\d+) 0 R/.exec(head)?.[1] ?? '')?.head;
  const bytes = pdf.subarray(from, from + Number(length));
  if (!head.includes('/FlateDecode')) return bytes;
  return head.includes('/Subtype /Image') ? null : inflateSync(bytes);
}

function textOf(page: string, objects: ReadonlyMap<string, PdfObject>): string {
  const contents = objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '')?.stream?.toString('latin1') ?? '';
  const fonts = new Map<string, ReadonlyMap<string, string>>();
  for (const [, name = '', id = ''] of page.matchAll(/\/(F\d+) (\d+) 0 R/g)) fonts.set(name, charactersOf(id, objects));
  let characters: ReadonlyMap<string, string> = new Map();
  const words: string[] = [];
  for (const [token] of contents.matchAll(/\/F\d+ [\d.]+ Tf|<[0-9A-Fa-f]+>|\bT[jJ]\b|\bTm\b/g)) {
    if (token.endsWith('Tf')) characters = fonts.get(token.split(' ')[0]?.slice(1) ?? '') ?? new Map();
    else if (token.startsWith('<')) words.push(decoded(token.slice(1, -1), characters));
    else if (token === 'Tm') words.push(' ');
  }
  // Bold words are a run of their own, and ligatures one character.
  return words
    .join('')
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .replace(/ ([,:])/g, '$1')
    .trim();
}

function decoded(hex: string, characters: ReadonlyMap<string, string>): string {
  return (hex.match(/.{4}/g) ?? []).map((glyph) => characters.get(glyph.toUpperCase()) ?? '\ufffd').join('');
}

/** The table from glyphs to characters of a font. */
function charactersOf(font: string, objects: ReadonlyMap<string, PdfObject>): ReadonlyMap<string, string> {
  const table = objects.get(/\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.head ?? '')?.[1] ?? '')?.stream?.toString('latin1') ?? '';
  const found = new Map<string, string>();
  for (const [, block = ''] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, glyph = '', code = ''] of block.matchAll(/<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>/g))
      found.set(glyph.toUpperCase(), fromUtf16(code));
  }
  for (const [, block = ''] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, first = '', last = '', code = ''] of block.matchAll(/<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>/g)) {
      const start = Number.parseInt(first, 16);
      for (let at = start; at <= Number.parseInt(last, 16); at++) {
        const glyph = at.toString(16).toUpperCase().padStart(4, '0');
        found.set(glyph, String.fromCodePoint((fromUtf16(code).codePointAt(0) ?? 0) + at - start));
      }
    }
  }
  return found;
}

function fromUtf16(hex: string): string {
  return (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');
}
