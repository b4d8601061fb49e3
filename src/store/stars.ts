import { cell, fact, ofPage, type View } from './page.js';

const explained = ofPage(fact('areStarsExplained', false));

/** Whether disclosures that explain the stars are on the page (FACT-04). */
export const $areStarsExplained: View<boolean> = explained;

const count = () => cell('starExplanations', () => ({ drawn: 0 }));

/** Call it when such disclosures are drawn; the result is called when they leave the page. */
export function starsExplained(): () => void {
  change(1);
  return () => change(-1);
}

function change(by: 1 | -1): void {
  count().drawn += by;
  explained.set(count().drawn > 0);
}
