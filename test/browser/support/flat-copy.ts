import type { EvaluatingPage } from './page.js';

/**
 * The page as HTML without shadow roots: each tag holds what it draws, and each slot what is put into it. Ids are unique, and references
 * lead to them. It has no scripts, no styles, and nothing that is not rendered.
 */
export function flatCopy(page: EvaluatingPage): Promise<string> {
  return page.evaluate(() => {
    const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'headers', 'list'];
    const roots: Node[] = [];

    function numberOf(root: Node): number {
      if (!roots.includes(root)) roots.push(root);
      return roots.indexOf(root);
    }

    function copyAttributes(from: Element, to: Element): void {
      const scope = numberOf(from.getRootNode());
      const inScope = (ids: string) => ids.replace(/\S+/g, (id) => `r${scope}-${id}`);
      for (const { name, value } of from.attributes) {
        if (name === 'style' || name.startsWith('on')) continue;
        to.setAttribute(name, name === 'id' || references.includes(name) ? inScope(value) : value);
      }
    }

    function childrenOf(element: Element): readonly Node[] {
      if (element.shadowRoot) return [...element.shadowRoot.childNodes];
      if (!(element instanceof HTMLSlotElement)) return [...element.childNodes];
      const put = element.assignedNodes();
      return put.length > 0 ? put : [...element.childNodes];
    }

    function copy(node: Node): readonly Node[] {
      if (node instanceof Text) return [new Text(node.data)];
      if (!(node instanceof Element) || node.matches('script, style, link, template, noscript')) return [];
      if (node instanceof HTMLSlotElement) return childrenOf(node).flatMap(copy);
      const isDrawn = node.checkVisibility({ visibilityProperty: true }) || getComputedStyle(node).display === 'contents';
      if (!isDrawn && node instanceof HTMLElement) return [];
      const made = node.cloneNode(false) as Element;
      for (const { name } of [...made.attributes]) made.removeAttribute(name);
      copyAttributes(node, made);
      made.append(...childrenOf(node).flatMap(copy));
      return [made];
    }

    const made = document.implementation.createHTMLDocument(document.title);
    made.documentElement.lang = document.documentElement.lang;
    made.body.append(...[...document.body.childNodes].flatMap(copy));
    return `<!doctype html>${made.documentElement.outerHTML}`;
  });
}
