import type { EvaluatingPage } from './page.js';

/** Whatever stands out of the page to a side, by tag and class, in shadow roots too. */
export function overflowingElements(page: EvaluatingPage): Promise<readonly string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= document.documentElement.clientWidth) return [];
    const found: string[] = [];
    const look = (root: ParentNode): void => {
      for (const one of root.querySelectorAll('*')) {
        const { left, right, width } = one.getBoundingClientRect();
        if (width > 0 && (right > document.documentElement.clientWidth + 1 || left < -1)) found.push(`${one.tagName}.${one.className}`);
        if (one.shadowRoot) look(one.shadowRoot);
      }
    };
    look(document.body);
    return ['the page scrolls sideways', ...found.slice(0, 8)];
  });
}

/** Texts that do not fit into their box and are cut off there. */
export function clippedTexts(page: EvaluatingPage): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const look = (root: ParentNode): void => {
      for (const one of root.querySelectorAll<HTMLElement>('*')) {
        const { overflowX, clipPath } = getComputedStyle(one);
        const isCut = overflowX !== 'visible' && overflowX !== 'auto' && overflowX !== 'scroll' && one.scrollWidth > one.clientWidth + 1;
        const hasText = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
        if (isCut && hasText && clipPath === 'none' && one.clientWidth > 1)
          found.push(`${one.tagName}.${one.className}: ${one.textContent}`);
        if (one.shadowRoot) look(one.shadowRoot);
      }
    };
    look(document.body);
    return found;
  });
}
