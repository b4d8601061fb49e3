import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { tables } from '../../elements/index.js';
import { defineElements } from '../../src/element/shell.js';
import { cutWords } from './support/cut-words.js';
import { openLists } from './support/open-lists.js';
import { openPage } from './support/page.js';
import { textsIn } from './support/texts.js';

/** The settings of a reader who needs more space between lines, words and letters (WCAG 1.4.12), on the narrowest phones. */
const spacing = new CSSStyleSheet();
spacing.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }');

beforeAll(async () => {
  await openPage({ shopper: 'applicant' });
  defineElements(tables);
  await Promise.all(tables.map(({ load }) => load()));
  await page.viewport(320, 640);
});

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.style.fontSize = '';
});
afterAll(async () => {
  await page.viewport(1280, 900);
});

/** The narrowest column in which figures stand side by side. */
async function show(tag: string, ready: string): Promise<ShadowRoot> {
  document.body.innerHTML = `<${tag} style="width: 284px"></${tag}>`;
  const root = document.body.querySelector(tag)?.shadowRoot;
  if (!root) throw new Error(`${tag} is not drawn`);
  await expect.poll(() => root.textContent).toContain(ready);
  return root;
}

/** The boxes that hold less than what stands in them. */
function overflowing(root: ShadowRoot, selector: string): readonly string[] {
  const boxes = [...root.querySelectorAll<HTMLElement>(selector)];
  expect(boxes.length).toBeGreaterThan(0);
  return boxes
    .filter((box) => box.scrollWidth > box.clientWidth)
    .map((box) => `${box.className}: ${box.scrollWidth} in ${box.clientWidth}`);
}

describe('letters set further apart, on 320 px', () => {
  it.each(['.facts', '.lead', '.coverage', '.coverage__items li'])('[CARD-01] [DRUG-11] leave nothing out of %s of a card', async (box) => {
    const root = await show('ucp-saved-plans', 'drugs covered');
    await openLists(root, 3);
    root.adoptedStyleSheets.push(spacing);
    expect(overflowing(root, box)).toEqual([]);
  });
});

describe('a word that is longer than its column', () => {
  const long = new CSSStyleSheet();
  // Codes such as AZ-0003 stay whole.
  long.replaceSync('h3, .coverage__item { letter-spacing: 1.2em !important; } .nb { letter-spacing: 0 !important; }');

  it.each([
    ['[DRUG-11]', 'ucp-saved-plans', 'drugs covered', '.coverage'],
    ['[DV-01]', 'ucp-drug-list', 'Furosemide', '.row'],
    ['[ENR-01]', 'ucp-applications', 'Step 13', '.strip'],
    ['[ACT-01]', 'ucp-active-plans', 'Effective', '.strip'],
    ['[REC-02]', 'ucp-recommendations', 'Edit your answers', '.rec'],
  ])('%s breaks, and leaves all of %s in its box', async (_, tag, ready, box) => {
    await openPage({ shopper: { 'ucp-active-plans': 'enrolled', 'ucp-recommendations': 'recommended' }[tag] ?? 'applicant' });
    const root = await show(tag, ready);
    if (box === '.coverage') await openLists(root, 3);
    root.adoptedStyleSheets.push(long);
    expect(overflowing(root, box)).toEqual([]);
  });
});

/** The words that stand on two lines, hyphens aside. */
function brokenWords(root: ShadowRoot, selector: string): readonly string[] {
  const range = document.createRange();
  const broken: string[] = [];
  for (const box of root.querySelectorAll(selector)) {
    for (const text of textsIn(box)) {
      for (const { 0: word, index } of text.data.matchAll(/\p{L}+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (range.getClientRects().length > 1) broken.push(word);
      }
    }
  }
  return broken;
}

describe('a column of 273 px, as a window of 305 px leaves it', () => {
  it.each([
    ['[REC-01]', 'ucp-recommendations', 'Get recommendations', '.button', 'member'],
    ['[COST-01]', 'ucp-cost-chart', 'Essentials', '.chart__name', 'member'],
    ['[DV-01]', 'ucp-drug-list', 'Furosemide', '.button', 'member'],
    ['[PV-02]', 'ucp-provider-list', 'Novella', '.button', 'member'],
  ])('%s breaks no word of %s', async (_, tag, ready, box, shopper) => {
    await openPage({ shopper });
    const root = await show(tag, ready);
    (root.host as HTMLElement).style.width = '273px';
    expect(root.querySelectorAll(box).length).toBeGreaterThan(0);
    expect(brokenWords(root, box)).toEqual([]);
  });
});

describe('letters of twice the size, on 320 px', () => {
  it('[TOP-03] break the way back to shopping into lines', async () => {
    document.documentElement.style.fontSize = '32px';
    const root = await show('ucp-top-bar', 'Continue shopping');
    expect(overflowing(root, '.topbar__inner')).toEqual([]);
  });

  it('[VW-04] keep the counts of the navigation in their entries, of the current one too, and cut no label', async () => {
    await openPage({ shopper: 'guest', lang: 'es' });
    document.documentElement.style.fontSize = '32px';
    const root = await show('ucp-side-nav', '4 guardados');
    for (const view of ['providers', 'drugs']) {
      root.querySelector<HTMLElement>(`[href$="#${view}"]`)?.click();
      await expect.poll(() => root.querySelector('[aria-current]')?.getAttribute('href')).toContain(view);
      expect(overflowing(root, '.nav__item')).toEqual([]);
    }
    expect([...root.querySelectorAll('.nav__label')].flatMap(cutWords)).toEqual(['medica\u00admentos']);
  });
});

it('[DRUG-11] no word beside a cost of thousands breaks on 320 px, the long Spanish ones neither', async () => {
  await openPage({ shopper: 'guest', lang: 'es' });
  const root = await show('ucp-saved-plans', '$1,036.50');
  (root.host as HTMLElement).style.width = '288px';
  await openLists(root, 3);
  const words = [...root.querySelectorAll('.coverage__cost dt')];
  expect(words.some(({ textContent }) => textContent?.endsWith('medicamentos'))).toBe(true);
  expect(words.flatMap(cutWords)).toEqual([]);
});
