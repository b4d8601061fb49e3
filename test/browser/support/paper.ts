import type { EvaluatingPage } from './page.js';

export interface PrintedPage {
  readonly text: string;
  readonly inks: readonly string[];
  readonly grounds: readonly string[];
  readonly buttons: number;
}

/** Everything that has a box on the paper, in shadow roots too. */
export function readPrintedPage(tab: EvaluatingPage): Promise<PrintedPage> {
  return tab.evaluate(() => {
    const words: string[] = [];
    const inks = new Set<string>();
    const grounds = new Set<string>();
    let buttons = 0;
    const look = (root: ParentNode): void => {
      for (const one of root.querySelectorAll('*')) {
        const { color, backgroundColor, clipPath } = getComputedStyle(one);
        const isSeen = one.checkVisibility() && one.getClientRects().length > 0 && clipPath === 'none';
        const own = [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
        if (isSeen && own.length > 0 && !['SCRIPT', 'STYLE'].includes(one.tagName)) {
          words.push(own.map((node) => node.textContent?.trim()).join(' '));
          inks.add(color);
        }
        if (isSeen) grounds.add(backgroundColor);
        if (isSeen && one.matches('button:not(.tag), .button')) buttons += 1;
        if (one.shadowRoot) look(one.shadowRoot);
      }
    };
    look(document.body);
    return { text: words.join('\n'), inks: [...inks], grounds: [...grounds], buttons };
  });
}
