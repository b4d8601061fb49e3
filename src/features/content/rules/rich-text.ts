/** The elements that content may have. All others are reduced to their text (FAQ-03). */
export const richTags = ['a', 'b', 'br', 'em', 'i', 'li', 'ol', 'p', 'strong', 'sup', 'ul'] as const;

export type RichTag = (typeof richTags)[number];

interface RichElement {
  readonly tag: RichTag;
  /** Set for links only, null for every other element. */
  readonly href: string | null;
  readonly children: RichText;
}

export type RichNode = string | RichElement;

/** Sanitized text of a content fragment, as plain data. Its strings are always rendered as text (FAQ-03). */
export type RichText = readonly RichNode[];

/** Whether a text needs an HTML parser. Any other text is used as it is. */
export function hasMarkup(text: string): boolean {
  return /[<&]/.test(text);
}

/** Removes the tags of a markup that cannot be parsed. The result is safe as text. */
export function withoutMarkup(text: string): string {
  return text
    .replace(/<[^>]*>?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns a link, or only its text if there is no address. */
export function linked(href: string | null, ...words: RichText): RichText {
  return href === null ? words : [{ tag: 'a', href, children: words }];
}

/** Replaces the address of each link. If `lead` returns null, the link becomes its text. */
export function mapLinks(text: RichText, lead: (href: string) => string | null): RichText {
  return text.flatMap((node): RichText => {
    if (typeof node === 'string') return [node];
    const children = mapLinks(node.children, lead);
    return node.tag === 'a' ? linked(node.href ? lead(node.href) : null, ...children) : [{ ...node, children }];
  });
}
