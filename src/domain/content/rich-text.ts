/** The elements that content may bring: emphasis, paragraphs, lists and links. Everything else loses its tags (FAQ-03). */
export const richTags = ['a', 'b', 'br', 'em', 'i', 'li', 'ol', 'p', 'strong', 'sup', 'ul'] as const;

export type RichTag = (typeof richTags)[number];

export interface RichElement {
  readonly tag: RichTag;
  /** Of a link only; null for every other element. */
  readonly href: string | null;
  readonly children: RichText;
}

export type RichNode = string | RichElement;

/** A text of a content fragment, made safe: words are words, and nothing in it becomes markup again. */
export type RichText = readonly RichNode[];

/** Whether a text has to be read as markup; any other is its own words. */
export function hasMarkup(text: string): boolean {
  return /[<&]/.test(text);
}

/** The words of a markup that cannot be read: safe as text, and nothing else. */
export function withoutMarkup(text: string): string {
  return text
    .replace(/<[^>]*>?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Words that lead somewhere; the words alone when there is no address. */
export function linked(href: string | null, ...words: RichText): RichText {
  return href === null ? words : [{ tag: 'a', href, children: words }];
}

/** The text with other addresses in its links; a link without one is its words. */
export function mapLinks(text: RichText, lead: (href: string) => string | null): RichText {
  return text.flatMap((node): RichText => {
    if (typeof node === 'string') return [node];
    const children = mapLinks(node.children, lead);
    return node.tag === 'a' ? linked(node.href ? lead(node.href) : null, ...children) : [{ ...node, children }];
  });
}
