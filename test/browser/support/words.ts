import type { EvaluatingPage } from './page.js';

/**
 * Words that break in two without a hyphen, and words that stick out of their box. A box has a border or a background of its own, or clips.
 */
export function brokenWords(page: EvaluatingPage): Promise<readonly string[]> {
  return page.evaluate(() => {
    const range = document.createRange();

    function above(node: Node): Element | null {
      const root = node.getRootNode();
      if (node instanceof Element && node.assignedSlot) return node.assignedSlot;
      return node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    }

    function isBox(element: Element): boolean {
      const { display, overflowX, borderLeftWidth, backgroundColor } = getComputedStyle(element);
      if (display === 'inline' || display === 'contents') return false;
      return overflowX !== 'visible' || borderLeftWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)';
    }

    function boxOf(node: Node): Element {
      let box = above(node);
      while (box && !isBox(box)) box = above(box);
      return box ?? document.documentElement;
    }

    /** The parts of a text that no line may break, each with where it begins. */
    function parts(text: string): readonly RegExpMatchArray[] {
      return [...text.matchAll(/[^\s\-\u00ad\u2010/@.]+/g)];
    }

    function faultOf(text: Text, part: RegExpMatchArray, box: DOMRect): string | undefined {
      range.setStart(text, part.index ?? 0);
      range.setEnd(text, (part.index ?? 0) + part[0].length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) return `broken: ${part[0]}`;
      return lines.some(({ left, right }) => left < box.left - 0.5 || right > box.right + 0.5) ? `out: ${part[0]}` : undefined;
    }

    /** For screen readers alone, as the long words of a button are where the short ones are seen. */
    function isHidden(element: Element | null): boolean {
      return element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isHidden(element.parentElement));
    }

    function isSeen(text: Text): boolean {
      const parent = above(text);
      return parent?.checkVisibility({ visibilityProperty: true }) === true && !isHidden(parent);
    }

    function look(root: Node): readonly string[] {
      return [...root.childNodes].flatMap((node) => {
        if (node instanceof Element) return [...look(node), ...(node.shadowRoot ? look(node.shadowRoot) : [])];
        if (!(node instanceof Text) || !node.data.trim() || !isSeen(node)) return [];
        const box = boxOf(node).getBoundingClientRect();
        return parts(node.data).flatMap((part) => faultOf(node, part, box) ?? []);
      });
    }

    return look(document.body);
  });
}
