import DOMPurify from 'dompurify';
import { type RichNode, type RichTag, type RichText, richTags } from './rules/rich-text.js';

/**
 * Reads the markup of a content fragment. DOMPurify parses and cleans it, with a Trusted Types policy called `dompurify` if the page
 * demands one. The rest is read into plain data: no text of the content is ever set as markup. It is a chunk of its own, which loads only
 * when content has markup.
 */
const rules = {
  ALLOWED_TAGS: [...richTags],
  ALLOWED_ATTR: ['href'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true as const,
};

const allowedTags: ReadonlySet<string> = new Set(richTags);

/** The words, emphasis and links of a markup; undefined where nothing can be parsed, as under a policy that lets nobody. */
export function readMarkup(markup: string): RichText | undefined {
  if (!DOMPurify.isSupported) return undefined;
  const clean: DocumentFragment | null = DOMPurify.sanitize(markup, rules);
  return clean?.hasChildNodes() ? childrenOf(clean) : undefined;
}

// A list in a list in a list: deeper than this, content is a mistake or an attack on the stack.
const MAX_DEPTH = 12;

function childrenOf(parent: Node, depth = 0): RichText {
  if (depth > MAX_DEPTH) return [parent.textContent ?? ''];
  return [...parent.childNodes].map((node) => readNode(node, depth + 1)).filter((node) => node !== null);
}

/** The list is held here once more: what is read is what it names, whatever was left in. */
function readNode(node: Node, depth: number): RichNode | null {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element) || !allowedTags.has(node.localName)) return null;
  const tag = node.localName as RichTag;
  return { tag, href: tag === 'a' ? node.getAttribute('href') : null, children: childrenOf(node, depth) };
}
