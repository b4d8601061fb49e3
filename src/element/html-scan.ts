/** Reads HTML as an author writes it, as far as a server has to know which tags stand where. It needs no browser. */

/** A start or end tag of a text. */
export interface HtmlTag {
  /** In lower case. */
  readonly name: string;
  readonly isEnd: boolean;
  /** Whether it has no content and no end tag, as `<br>`. */
  readonly isVoid: boolean;
  /** By lower-case name, as written: character references stay as they are. */
  readonly attributes: ReadonlyMap<string, string>;
  /** The start of the tag, and the start of the text after it. */
  readonly start: number;
  readonly end: number;
}

const voids = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/** Elements whose content is text, and `template`, whose content is not on the page. */
const opaque = new Set('script style textarea title template noscript iframe xmp'.split(' '));

const isSpace = (sign: string | undefined) => sign !== undefined && ' \t\n\r\f'.includes(sign);

/**
 * The tags of a text in order, and its comments as void tags of the name `!--`. It skips the content of scripts, style sheets and
 * templates. It reads each character once, as a browser's parser does.
 */
export function tagsIn(html: string): readonly HtmlTag[] {
  const found: HtmlTag[] = [];
  const lower = html.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  let at = lower.indexOf('<');
  while (at >= 0) {
    const one = tagAt(lower, html, at);
    if (one === 'text') {
      at = lower.indexOf('<', at + 1);
      continue;
    }
    // The text ends within it.
    if (!one) break;
    found.push(one);
    at = lower.indexOf('<', !one.isEnd && opaque.has(one.name) ? endOfContent(lower, one) : one.end);
  }
  return found;
}

/** The tag or comment that begins here; undefined where the text ends before it does. */
function tagAt(lower: string, html: string, start: number): HtmlTag | 'text' | undefined {
  if (lower.startsWith('<!--', start)) {
    const end = lower.indexOf('-->', start + 4);
    return end < 0 ? undefined : { name: '!--', isEnd: false, isVoid: true, attributes: new Map(), start, end: end + 3 };
  }
  const isEnd = lower[start + 1] === '/';
  const from = start + (isEnd ? 2 : 1);
  const first = lower[from] ?? '';
  if (first < 'a' || first > 'z') return 'text';
  let at = from;
  const wordUntil = (stops: string) => {
    const wordStart = at;
    while (at < lower.length && !isSpace(lower[at]) && !stops.includes(lower[at] ?? '')) at += 1;
    return [wordStart, at] as const;
  };
  const skip = (signs: string) => {
    while (isSpace(lower[at]) || (lower[at] !== undefined && signs.includes(lower[at] ?? ''))) at += 1;
  };
  const name = lower.slice(...wordUntil('/>'));
  const attributes = new Map<string, string>();
  for (skip('/'); at < lower.length && lower[at] !== '>'; skip('/')) {
    const keyStart = at;
    at += 1;
    wordUntil('/>=');
    const key = lower.slice(keyStart, at);
    skip('');
    let value = '';
    if (lower[at] === '=') {
      at += 1;
      skip('');
      const quote = lower[at];
      if (quote === '"' || quote === "'") {
        const end = lower.indexOf(quote, at + 1);
        if (end < 0) return undefined;
        value = html.slice(at + 1, end);
        at = end + 1;
      } else value = html.slice(...wordUntil('>'));
    }
    // As in a browser, the first one counts.
    if (!attributes.has(key)) attributes.set(key, value);
  }
  return at < lower.length ? { name, isEnd, isVoid: voids.has(name), attributes, start, end: at + 1 } : undefined;
}

/** The end of such an element's content. Nested templates are counted. */
function endOfContent(lower: string, { name, end }: HtmlTag): number {
  let depth = 1;
  for (let at = lower.indexOf(name, end); at >= 0; at = lower.indexOf(name, at + 1)) {
    const next = lower[at + name.length];
    if (next !== '/' && next !== '>' && !isSpace(next)) continue;
    if (lower.endsWith('</', at)) depth -= 1;
    else if (name === 'template' && lower[at - 1] === '<') depth += 1;
    if (depth === 0) return at - 2;
  }
  return lower.length;
}

/** The end tag of each start tag that has one. */
export function pairsOf(tags: readonly HtmlTag[]): ReadonlyMap<HtmlTag, HtmlTag> {
  const pairs = new Map<HtmlTag, HtmlTag>();
  const open: HtmlTag[] = [];
  const counts = new Map<string, number>();
  const count = (name: string, more: number) => counts.set(name, (counts.get(name) ?? 0) + more);
  for (const one of tags) {
    if (!one.isEnd) {
      if (one.isVoid) continue;
      open.push(one);
      count(one.name, 1);
      continue;
    }
    // What was opened in it and not closed, as a paragraph, ends with it.
    while (counts.get(one.name)) {
      const last = open.pop() as HtmlTag;
      count(last.name, -1);
      if (last.name !== one.name) continue;
      pairs.set(last, one);
      break;
    }
  }
  return pairs;
}

/** The children of a tag: the slots that they name, '' for the default one, and whether there is text between them. */
export function childrenOf(html: string): { readonly slots: ReadonlySet<string>; readonly hasText: boolean } {
  const tags = tagsIn(html);
  const pairs = pairsOf(tags);
  const slots = new Set<string>();
  let text = '';
  let from = 0;
  for (const one of tags) {
    if (one.start < from) continue;
    text += html.slice(from, one.start);
    if (!one.isEnd && one.name !== 'template' && one.name !== '!--') slots.add(one.attributes.get('slot') ?? '');
    from = (pairs.get(one) ?? one).end;
  }
  return { slots, hasText: (text + html.slice(from)).trim() !== '' };
}
