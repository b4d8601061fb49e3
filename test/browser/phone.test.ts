import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { brands } from '../../src/shared/brands.js';
import { axeFaults } from './support/axe.js';
import { withBrowser } from './support/browser.js';
import { demo } from './support/demo.js';
import { clippedTexts, overflowingElements } from './support/fit.js';
import { drawn, focusedText } from './support/page.js';

/** The whole page on a phone: its head, its end, and how far one scrolls. */

const { newPage, urlOf } = withBrowser();

const november = '2026-11-20T09:30:00';
const phone = { width: 390, height: 844 };
const whole = '/pages/whole.html';
const composed = '/pages/composed.html';
const languages = ['en', 'es'] as const;

beforeEach(() => demo.reset());

interface Shown {
  readonly shopper: string;
  readonly lang?: 'en' | 'es' | undefined;
  readonly theme?: string | undefined;
  readonly path?: string;
}

async function open({ path = whole, lang = 'en', theme = '', shopper }: Shown, width = phone.width): Promise<Page> {
  const tab = await newPage({ viewport: { ...phone, width }, reducedMotion: 'reduce' });
  await tab.goto(urlOf(path, { shopper, lang, theme, date: november }));
  if (path !== composed) await tab.locator('ucp-account-banner .actions > *').first().waitFor();
  return tab;
}

/** Loads and draws what is far down too, as for a person who reads to the end. */
async function readToTheEnd(tab: Page): Promise<void> {
  await tab.keyboard.press('Shift');
  await tab.locator('ucp-disclosures [part=toggle], ucp-disclosures h2').first().waitFor();
  await tab.waitForLoadState('networkidle');
  await tab.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
      scrollTo(0, y);
      await new Promise((isDrawn) => requestAnimationFrame(() => requestAnimationFrame(isDrawn)));
    }
    scrollTo(0, 0);
  });
}

const heightOf = (tab: Page, selector: string) =>
  tab
    .locator(selector)
    .first()
    .evaluate((one) => one.getBoundingClientRect().height);

describe('[COST-01] the whole page on screens of 390 × 844', () => {
  it.each([
    ['guest', 'en', 6],
    ['member', 'en', 6],
    ['applicant', 'en', 6],
    ['guest', 'es', 6],
    ['member', 'es', 6],
    ['recommended', 'en', 6],
    ['enrolled', 'en', 6],
    ['heavy', 'en', 20],
  ] as const)('%s (%s) reads it within %d screens', async (shopper, lang, screens) => {
    const tab = await open({ shopper, lang });
    await readToTheEnd(tab);
    expect((await heightOf(tab, 'ucp-profile-area')) / phone.height).toBeLessThanOrEqual(screens);
  });
});

/** The height of each part of the head, in px. */
const headOf = async (tab: Page) => ({
  tools: Math.round(await heightOf(tab, 'ucp-top-bar')),
  greeting: Math.round(await heightOf(tab, 'ucp-account-banner [part=banner]')),
});

/** Remembers where the head has ended, in every frame since its parts are there. */
async function watchHeadEnd(tab: Page): Promise<() => Promise<readonly number[]>> {
  await tab.addInitScript(() => {
    const seen = new Set<number>();
    Object.assign(window, { headEnds: () => [...seen] });
    const look = () => {
      const main = document.querySelector('ucp-profile-area')?.shadowRoot?.querySelector('.main > *')?.closest('.main');
      if (main) seen.add(main.getBoundingClientRect().top);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => tab.evaluate(() => (window as unknown as { headEnds: () => number[] }).headEnds());
}

/** The height of the greeting without its minimum: what is in it needs that much. */
const neededHeight = (tab: Page) =>
  tab.locator('ucp-account-banner .banner__inner').evaluate((inner) => {
    const { style } = inner as HTMLElement;
    style.minHeight = '0';
    const { height } = (inner.parentElement as HTMLElement).getBoundingClientRect();
    style.removeProperty('min-height');
    return height;
  });

describe.each(['', ...brands])('the head in the brand "%s"', (theme) => {
  it.each(languages)('[ACC-01] [ACC-02] [LOAD-04] is as high for a guest as for a member, without empty ground (%s)', async (lang) => {
    const heads = new Map<string, unknown>();
    for (const shopper of ['guest', 'member']) {
      const tab = await open({ shopper, lang, theme });
      for (const width of [320, 360, 390, 430, 599, 600, 719, 720, 819, 820, 1024, 1280]) {
        await tab.setViewportSize({ ...phone, width });
        await drawn(tab);
        const head = await headOf(tab);
        const place = `${width} px, ${shopper}`;
        expect(head.greeting - (await neededHeight(tab)), place).toBeLessThanOrEqual(2);
        if (width < 600) expect(head, place).toEqual({ tools: lang === 'es' && width === 320 ? 89 : 49, greeting: 86 });
        if (heads.has(`${width}`)) expect(head, place).toEqual(heads.get(`${width}`));
        heads.set(`${width}`, head);
        expect(await overflowingElements(tab), place).toEqual([]);
      }
    }
  });

  it.each(languages)('[LOAD-04] keeps its place while it is not known who comes (%s)', async (lang) => {
    for (const [shopper, width] of [
      ['guest', 390],
      ['member', 390],
      ['guest', 360],
      ['member', 320],
      ['member', 820],
    ] as const) {
      const tab = await newPage({ viewport: { ...phone, width } });
      const ends = await watchHeadEnd(tab);
      await tab.goto(urlOf(whole, { shopper, theme, lang, date: november }));
      await tab.locator('ucp-account-banner .actions > *').first().waitFor();
      await tab.locator('ucp-side-nav nav').waitFor();
      await drawn(tab);
      const seen = await ends();
      expect(Math.max(...seen) - Math.min(...seen), `${shopper}, ${width} px: ${seen}`).toBeLessThanOrEqual(1);
    }
  });
});

describe('the words of the head on a phone', () => {
  /** The words of the links and buttons that are seen, without those for screen readers alone. */
  const seen = (tab: Page, tag: string) =>
    tab.locator(`${tag} :is(a, button)`).evaluateAll((all) =>
      all.map((one) => {
        const words = [...one.querySelectorAll('.vh')].reduce(
          (text, hidden) => text.replace(hidden.textContent ?? '', ''),
          one.textContent ?? '',
        );
        const box = one.getBoundingClientRect();
        return box.width > 0 && box.left >= 0 && box.right <= innerWidth && box.height >= 44 ? words.trim() : `hidden: ${words}`;
      }),
    );

  it.each([320, 360, 390, 430])('[ACC-02] [TOP-02] [TOP-03] are those of the whole page, %i px wide', async (width) => {
    const tab = await open({ shopper: 'member' }, width);
    expect(await seen(tab, 'ucp-account-banner')).toEqual(['Manage profile', 'Member benefit portal', 'Sign out']);
    expect(await seen(tab, 'ucp-top-bar')).toEqual([
      'Return to plans',
      'Email',
      'Print',
      // From 1024 (SHEET-01).
      'hidden: Print a sheet for your counselor',
      'Continue shopping',
    ]);
    expect(await tab.getByRole('link', { name: 'Member benefit portal (opens in a new tab)' }).count()).toBe(1);
  });

  it('[ACC-01] greet a guest in one line, and are read as a whole', async () => {
    const tab = await open({ shopper: 'guest' });
    const heading = tab.getByRole('heading', { level: 1, name: 'Your saved plans, drugs and doctors' });
    expect(await heading.locator('.banner__short').evaluate((one) => getComputedStyle(one, '::before').content)).toBe('"Hello"');
    expect(await heading.locator('.banner__short').isVisible()).toBe(true);
    expect(await heading.locator('.banner__whole').evaluate((one) => one.getBoundingClientRect().width)).toBe(1);
    expect(await seen(tab, 'ucp-account-banner')).toEqual(['Create account', 'Sign in']);
    await tab.setViewportSize({ ...phone, width: 600 });
    await drawn(tab);
    expect(await heading.locator('.banner__whole').evaluate((one) => one.getBoundingClientRect().width)).toBeGreaterThan(300);
    expect(await heading.locator('.banner__short').isVisible()).toBe(false);
  });

  it.each([
    ['agent', 320, 130],
    ['cloaked', 390, 130],
    // A fourth action finds place in the same line, or in one more.
    ['base', 390, 86],
    ['base', 320, 130],
  ] as const)('[CLOAK-02] [ACC-02] take at most one line more for %s at %i px', async (shopper, width, most) => {
    for (const lang of languages) {
      const tab = await open({ shopper, lang }, width);
      expect((await headOf(tab)).greeting, lang).toBeLessThanOrEqual(lang === 'es' ? 130 : most);
      expect(await overflowingElements(tab)).toEqual([]);
      expect(await clippedTexts(tab)).toEqual([]);
    }
  });

  it('[ACC-02] hold a long name, which takes more lines', async () => {
    const tab = await open({ shopper: 'member' });
    await tab.locator('ucp-account-banner h1').evaluate((heading) => {
      heading.textContent = 'Hello, Maximiliana-Konstantina Featherstonehaugh';
    });
    await drawn(tab);
    expect((await headOf(tab)).greeting).toBeGreaterThan(86);
    expect(await overflowingElements(tab)).toEqual([]);
  });

  it.each(languages)('[TOP-02] [ACC-02] fit in letters of 200% (%s)', async (lang) => {
    const tab = await open({ shopper: 'member', lang });
    await tab.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await drawn(tab);
    expect(await overflowingElements(tab)).toEqual([]);
    expect(await clippedTexts(tab)).toEqual([]);
  });
});

const more = (tab: Page) => tab.locator('ucp-profile-area [part=more]');
const questions = (tab: Page) =>
  tab.locator('ucp-faq').getByRole('button', { name: /^(Frequently asked questions|Preguntas frecuentes) 5$/ });
const disclosures = (tab: Page) => tab.locator('ucp-disclosures').getByRole('button', { name: /^(Disclosures|Avisos legales)$/ });
const stars = (tab: Page) => tab.locator('ucp-disclosures').getByText('Medicare rates plans every year on a 5-star scale');

describe('the end of the page on a phone', () => {
  it('[FAQ-02] [PLN-01] [FACT-04] is one box: questions and disclosures open by keyboard, help and required notices always show', async () => {
    const tab = await open({ shopper: 'guest' });
    await readToTheEnd(tab);
    expect(await more(tab).count()).toBe(1);
    for (const button of [questions(tab), disclosures(tab)]) expect(await button.getAttribute('aria-expanded')).toBe('false');
    const help = tab.locator('ucp-need-help');
    for (const words of ['1-800-555-0142', 'TTY 711', '8 a.m. to 8 p.m.'])
      expect(await help.getByText(words).isVisible(), words).toBe(true);
    expect(await help.getByRole('button').count()).toBe(0);
    expect(await tab.locator('ucp-disclosures').getByText('This is a demo with invented people').isVisible()).toBe(true);
    expect(await stars(tab).isVisible()).toBe(false);
    expect(await tab.locator('ucp-faq').getByRole('button').count()).toBe(1);
    await questions(tab).focus();
    await tab.keyboard.press('Enter');
    expect(await questions(tab).getAttribute('aria-expanded')).toBe('true');
    await tab.keyboard.press('Tab');
    expect(await focusedText(tab)).toBe('Expand all');
    await tab.keyboard.press('Tab');
    await tab.keyboard.press('Enter');
    expect(await tab.locator('ucp-faq .faq__button').first().getAttribute('aria-expanded')).toBe('true');
    await disclosures(tab).focus();
    await tab.keyboard.press('Space');
    expect(await stars(tab).isVisible()).toBe(true);
    expect(await axeFaults(tab, 'ucp-profile-area')).toEqual([]);
    await tab.keyboard.press('Space');
    expect(await stars(tab).isVisible()).toBe(false);
  });

  it('[CARD-15] opens the disclosures for a footnote, which takes focus, and leads back', async () => {
    const tab = await open({ shopper: 'guest' });
    await readToTheEnd(tab);
    const card = tab.locator('ucp-saved-plans').getByRole('article', { name: /Essentials/ });
    await card.getByRole('button', { name: /^Show drugs and doctors/ }).click();
    const marker = card.locator('a[href$="#ucp-note-10"]').first();
    await marker.focus();
    await tab.keyboard.press('Enter');
    await expect.poll(() => focusedText(tab)).toMatch(/^10 Wellness extras/);
    expect(await disclosures(tab).getAttribute('aria-expanded')).toBe('true');
    expect(await tab.locator('ucp-disclosures #ucp-note-10').isVisible()).toBe(true);
    await tab.keyboard.press('Tab');
    await tab.keyboard.press('Enter');
    await expect.poll(() => marker.evaluate((one) => (one.getRootNode() as ShadowRoot).activeElement === one)).toBe(true);
  });

  it('[FAQ-02] opens for the browser’s own search', async () => {
    const tab = await open({ shopper: 'guest' });
    await readToTheEnd(tab);
    const closed = tab.locator('ucp-disclosures [hidden=until-found], ucp-faq .fold__panel[hidden=until-found]');
    expect(await closed.count()).toBe(2);
    for (const place of [1, 0]) await closed.nth(place).evaluate((box) => box.dispatchEvent(new Event('beforematch', { bubbles: true })));
    await expect.poll(() => closed.count()).toBe(0);
    for (const button of [questions(tab), disclosures(tab)]) expect(await button.getAttribute('aria-expanded')).toBe('true');
  });

  it('[PLN-01] has the disclosures open for a saved supplement plan, until the shopper closes them', async () => {
    const tab = await open({ shopper: 'supplement' });
    await readToTheEnd(tab);
    expect(await disclosures(tab).getAttribute('aria-expanded')).toBe('true');
    expect(await tab.locator('ucp-disclosures').getByText('not connected with or endorsed by').isVisible()).toBe(true);
    await disclosures(tab).click();
    expect(await disclosures(tab).getAttribute('aria-expanded')).toBe('false');
  });

  it('[PLN-01] stands as before from 600 px, and keeps what is open when the phone is turned', async () => {
    const tab = await open({ shopper: 'guest' }, 599);
    await readToTheEnd(tab);
    await questions(tab).click();
    await tab.locator('ucp-faq .faq__button').first().click();
    await tab.setViewportSize({ width: 600, height: 844 });
    await expect.poll(() => questions(tab).count()).toBe(0);
    expect(await disclosures(tab).count()).toBe(0);
    expect(await stars(tab).isVisible()).toBe(true);
    expect(await tab.getByRole('heading', { level: 2, name: 'Medicare Supplement disclosures' }).isVisible()).toBe(true);
    expect(await tab.locator('ucp-faq .faq__button').first().getAttribute('aria-expanded')).toBe('true');
    await tab.setViewportSize({ width: 599, height: 844 });
    await expect.poll(() => questions(tab).getAttribute('aria-expanded')).toBe('true');
  });

  it('[ERR-01] reports no error to the page when a window becomes as narrow as a phone, and back', async () => {
    const tab = await open({ shopper: 'guest' }, 1280);
    await readToTheEnd(tab);
    const errors = await tab.evaluateHandle(() => {
      const messages: string[] = [];
      addEventListener('error', ({ message }) => messages.push(message));
      return messages;
    });
    await tab.setViewportSize(phone);
    await expect.poll(() => questions(tab).count()).toBe(1);
    await tab.setViewportSize({ ...phone, width: 1280 });
    await expect.poll(() => questions(tab).count()).toBe(0);
    await drawn(tab);
    expect(await errors.jsonValue()).toEqual([]);
  });

  it('[PLN-01] folds on the dashboard too, and not where a tag stands alone', async () => {
    const dashboard = await open({ shopper: 'member', path: '/pages/dashboard.html' });
    await readToTheEnd(dashboard);
    expect(await disclosures(dashboard).getAttribute('aria-expanded')).toBe('false');
    const alone = await open({ shopper: 'guest', path: composed });
    await readToTheEnd(alone);
    expect(await disclosures(alone).count()).toBe(0);
    expect(await stars(alone).isVisible()).toBe(true);
  });

  it.each([
    ['in Spanish', 'es', {}, false],
    ['from right to left', 'en', {}, true],
    ['in forced colors', 'en', { forcedColors: 'active' }, false],
  ] as const)('[FAQ-02] fits %s', async (_, lang, media, isRightToLeft) => {
    const tab = await open({ shopper: 'guest', lang });
    await tab.emulateMedia(media);
    if (isRightToLeft) {
      await tab.evaluate(() => {
        document.documentElement.dir = 'rtl';
      });
    }
    await readToTheEnd(tab);
    for (const width of [320, 390]) {
      await tab.setViewportSize({ ...phone, width });
      await drawn(tab);
      const lines = await more(tab)
        .locator('ucp-faq, ucp-need-help, ucp-disclosures')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top + one.getBoundingClientRect().height)));
      expect(lines).toEqual([...lines].sort((one, other) => one - other));
      expect(await overflowingElements(tab)).toEqual([]);
      expect(await clippedTexts(tab)).toEqual([]);
    }
    await questions(tab).click();
    await disclosures(tab).click();
    expect(await axeFaults(tab, 'ucp-profile-area')).toEqual([]);
  });
});

describe('[ENR-06] three applications on a phone', () => {
  it('show those that ask something of the shopper, and the rest by a button', async () => {
    const tab = await open({ shopper: 'applicant' });
    await readToTheEnd(tab);
    const shown = () => tab.locator('ucp-applications article:visible .chip').allInnerTexts();
    expect(await shown()).toEqual(['Application started', 'Denied']);
    const all = tab.locator('ucp-applications [part=all]');
    await all.focus();
    await tab.keyboard.press('Enter');
    expect(await shown()).toEqual(['Application started', 'Approved', 'Denied']);
    expect(await all.innerText()).toBe('Show fewer');
    await all.click();
    expect(await shown()).toHaveLength(2);
    await tab.setViewportSize({ width: 820, height: 844 });
    await drawn(tab);
    expect(await shown()).toHaveLength(3);
    expect(await all.isVisible()).toBe(false);
  });
});
