import { describe, expect, it } from 'vitest';
import { findEngines } from '../../scripts/lib/engines.mjs';
import { run } from '../../scripts/lib/run.mjs';
import type { SpokenPart } from './support/engine.js';
import { engineNames, patient, withEngine } from './support/engines.js';
import type { Tab } from './support/tab.js';

/**
 * An engine that can skips the cards of a long list that are off the screen. Firefox does, and WebKit lays out all of them. A shopper
 * notices no difference. Chromium's tests are in `test/browser/skipped-cards.test.ts`.
 */

type Visit = ReturnType<typeof withEngine>;

/** Runs in the page: the cards, whether all are drawn, and whether the engine may skip those that are away from the view. */
function stateOfCards(): { readonly cards: number; readonly isStill: boolean; readonly isSkipping: boolean } {
  const deep = (root: ParentNode): readonly Element[] =>
    [...root.querySelectorAll('*')].flatMap((one) => (one.shadowRoot ? [one, ...deep(one.shadowRoot)] : [one]));
  const root = deep(document).find(({ localName }) => localName === 'ucp-saved-plans')?.shadowRoot;
  const pairs = [...(root?.querySelectorAll('.plan-pair') ?? [])];
  const canSkip = CSS.supports('(overflow-clip-margin: 1px) and selector(:popover-open)');
  const away = pairs.filter((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top > 1.6 * innerHeight || bottom < -0.6 * innerHeight;
  });
  const skipped = away.filter((one) => getComputedStyle(one).contentVisibility === 'auto').length;
  return {
    cards: root?.querySelectorAll('[role=article], article').length ?? 0,
    isStill: pairs.length > 0 && !root?.querySelector('.missing-plan--waiting, .is-loading') && (!canSkip || skipped === away.length),
    isSkipping: skipped > 0,
  };
}

/** Runs in the page: its height as it is, and with every card laid out. */
function heights(): readonly [number, number] {
  const deep = (root: ParentNode): readonly Element[] =>
    [...root.querySelectorAll('*')].flatMap((one) => (one.shadowRoot ? [one, ...deep(one.shadowRoot)] : [one]));
  const root = deep(document).find(({ localName }) => localName === 'ucp-saved-plans')?.shadowRoot;
  const height = () => document.documentElement.scrollHeight;
  const asItIs = height();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.plan-pair { content-visibility: visible !important }');
  root?.adoptedStyleSheets.push(sheet);
  const laidOut = height();
  root?.adoptedStyleSheets.pop();
  return [asItIs, laidOut];
}

/** Runs in the page: the text and the place of what has the focus, in shadow roots too. A browser may scroll by parts of a pixel. */
function focused(): { readonly words: string; readonly card: number; readonly isInView: boolean } {
  let one = document.activeElement;
  while (one?.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
  const { top = -1, bottom = 0 } = one?.getBoundingClientRect() ?? {};
  const card = one?.closest('article');
  const cards = card ? [...(card.getRootNode() as ShadowRoot).querySelectorAll('article')] : [];
  return { words: one?.textContent ?? '', card: card ? cards.indexOf(card) : -1, isInView: top > -1 && bottom < innerHeight + 1 };
}

/** Runs in the page: the text of each element of this selector, in shadow roots too. */
function textsOf(selector: string): readonly string[] {
  const deep = (root: ParentNode): readonly Element[] =>
    [...root.querySelectorAll('*')].flatMap((one) => (one.shadowRoot ? [one, ...deep(one.shadowRoot)] : [one]));
  const found = deep(document).filter((one) => one.matches(selector));
  return found.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? '');
}

/** Runs in the page: of each card its heading, its link and the button that removes it, as a screen reader says them. */
function partsOfCards(): readonly (readonly SpokenPart[])[] {
  const deep = (root: ParentNode): readonly Element[] =>
    [...root.querySelectorAll('*')].flatMap((one) => (one.shadowRoot ? [one, ...deep(one.shadowRoot)] : [one]));
  const words = (card: Element, selector: string) => (card.querySelector(selector)?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  return deep(document)
    .filter((one) => one.matches('article.plan-card'))
    .map((card) => [
      { selector: 'h3', role: 'heading', name: words(card, 'h3') },
      { selector: 'button', role: 'button', name: words(card, '[part~=unsave]') },
      { selector: 'a', role: 'link', name: words(card, '[part~=details]') },
    ]);
}

/** Runs in the page: brings the first of these into the middle of the view, and focuses it. A checkbox is checked. */
function focusFirst(selector: string): void {
  const deep = (root: ParentNode): readonly Element[] =>
    [...root.querySelectorAll('*')].flatMap((one) => (one.shadowRoot ? [one, ...deep(one.shadowRoot)] : [one]));
  const one = deep(document).find((element) => element.matches(selector)) as HTMLElement;
  one.scrollIntoView({ block: 'center', behavior: 'instant' });
  one.focus({ preventScroll: true });
  if (one instanceof HTMLInputElement && !one.checked) one.click();
}

/** Runs in the page: gives every pair so much space around it. */
function giveSpace(margin: string): void {
  const deep = (root: ParentNode): readonly Element[] =>
    [...root.querySelectorAll('*')].flatMap((one) => (one.shadowRoot ? [one, ...deep(one.shadowRoot)] : [one]));
  for (const pair of deep(document).filter((one) => one.matches('.plan-pair')) as HTMLElement[])
    pair.style.setProperty('overflow-clip-margin', margin, 'important');
}

/** A screenshot of a page that nothing changes any more. */
async function picture(tab: Tab): Promise<Buffer> {
  let last = Buffer.from(await tab.page.screenshot());
  const isStill = async () => {
    const now = Buffer.from(await tab.page.screenshot());
    const isSame = now.equals(last);
    last = now;
    return isSame;
  };
  await expect.poll(isStill, { timeout: 20_000 }).toBe(true);
  return last;
}

const plansOf = (tab: Tab) => tab.page.evaluate(textsOf, 'article.plan-card');
const unsave = async (tab: Tab, order: number) => tab.role('button', `Unsave ${(await plansOf(tab))[order]}`);

async function isStill(tab: Tab, cards = 30): Promise<void> {
  await expect.poll(() => tab.page.evaluate(stateOfCards), { timeout: 40_000 }).toMatchObject({ cards, isStill: true });
}

async function open(visit: Visit, letters = '100%'): Promise<Tab> {
  const tab = await visit('/pages/whole.html', { shopper: 'heavy' });
  await tab.page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters);
  await isStill(tab);
  // The engine sees changed letters in the next frames, and then lays out pairs one after the other.
  await tab.settle();
  await isStill(tab);
  return tab;
}

async function expectTrueHeight(tab: Tab, when: string): Promise<void> {
  const [asItIs, laidOut] = await tab.page.evaluate(heights);
  expect(asItIs, when).toBe(laidOut);
}

describe.each(engineNames)('cards off the screen in %s', patient, (name) => {
  const visit = withEngine(name);

  it.each(['100%', '200%'])(
    '[LOAD-04] [REM-06] leave the page as high as with all cards laid out, and the next card in view: letters of %s',
    async (letters) => {
      const tab = await open(visit, letters);
      expect((await tab.page.evaluate(stateOfCards)).isSkipping).toBe(name === 'Firefox');
      await expectTrueHeight(tab, 'after loading');
      await (await unsave(tab, 20)).press();
      await tab.role('button', /^Remove plan/).press();
      await isStill(tab, 29);
      await expect.poll(() => tab.page.evaluate(focused)).toMatchObject({ card: 20, isInView: true });
      await tab.settle();
      await isStill(tab, 29);
      await expectTrueHeight(tab, 'after a removal');
    },
  );

  it('show to who follows a link of the chart', async () => {
    const tab = await open(visit);
    const links = tab.css('ucp-cost-chart').css('.chart__row a');
    const last = links.nth((await links.count()) - 1);
    const words = (await tab.page.evaluate(textsOf, '.chart__row a bdi')).at(-1) ?? '';
    await last.press();
    await expect.poll(() => tab.page.evaluate(focused)).toMatchObject({ words: expect.stringContaining(words), isInView: true });
  });

  it('are reached by Tab in their order, and each control is in view', async () => {
    const tab = await open(visit);
    await (await unsave(tab, 1)).press();
    await tab.page.key('Escape');
    await expect.poll(async () => (await tab.page.evaluate(focused)).card).toBe(1);
    const reached: number[] = [];
    for (let step = 0; step < 60 && reached.at(-1) !== 5; step += 1) {
      await tab.page.key('Tab');
      await expect.poll(async () => (await tab.page.evaluate(focused)).isInView).toBe(true);
      const { card } = await tab.page.evaluate(focused);
      if (card !== reached.at(-1)) reached.push(card);
    }
    expect(reached.filter((card) => card !== 1)).toEqual([2, 3, 4, 5]);
  });

  it('are read out: heading, button and link', async () => {
    const tab = await open(visit);
    const parts = await tab.page.evaluate(partsOfCards);
    expect(parts).toHaveLength(30);
    const asked = parts.map((ofCard) => [...ofCard, { selector: 'h3', role: 'heading', name: 'Another plan' }]);
    expect(await tab.page.partsRead('article.plan-card', asked)).toEqual(parts.map(() => 3));
  });

  it('cut off no focus ring, no mark of a chosen card and no tip at the edge of a card', async () => {
    const tab = await open(visit);
    await tab.page.key('Tab');
    for (const control of ['.plan-card__foot input', '.plan-card .tip > button']) {
      await tab.page.evaluate(focusFirst, control);
      const asItIs = await picture(tab);
      await tab.page.evaluate(giveSpace, '300px');
      expect(asItIs.equals(await picture(tab)), `${control}, with all the space that there is`).toBe(true);
      await tab.page.evaluate(giveSpace, '');
    }
    const whole = await picture(tab);
    await tab.page.evaluate(giveSpace, '0px');
    const isCut = !whole.equals(await picture(tab));
    expect(isCut, 'without space').toBe(name === 'Firefox');
  });
});

/** The driver of WebKitGTK cannot print, and its search from a script does not enter shadow roots. It skips no card. */
describe('the search and the paper of Firefox', patient, () => {
  const visit = withEngine('Firefox');

  it('find a card that is off the screen', async () => {
    const tab = await open(visit);
    const words = (await tab.page.evaluate(textsOf, 'article .plan-card__name')).at(25) ?? '';
    const heading = tab.css('article .plan-card__name').nth(25);
    expect((await heading.box()).top).toBeGreaterThan(900);
    const isFound = async () => {
      // The chart names the plan too.
      await tab.page.evaluate((text) => (globalThis as unknown as { find(words: string): boolean }).find(text), words);
      const { top, bottom } = await heading.box();
      return top >= 0 && bottom <= 900;
    };
    await expect.poll(isFound).toBe(true);
  });

  it('[TOP-05] have every card of a long list, also those that are off the screen', async () => {
    const tab = await open(visit);
    const names = await tab.page.evaluate(textsOf, 'article .plan-card__meta');
    expect(names).toHaveLength(30);
    const pdf = tab.keep('paper-long-list.pdf', (await tab.page.pdf?.()) ?? new Uint8Array());
    const text = (await run(findEngines().pdfToText ?? 'pdftotext', ['-layout', pdf, '-'])).normalize('NFKC').replaceAll(/\s+/g, ' ');
    // Each card has the address of its plan.
    for (const words of names) {
      const id = (words.split(' ').at(-1) ?? '').replaceAll('-', '');
      expect(text).toContain(`/${id}/2027`);
    }
  });
});
