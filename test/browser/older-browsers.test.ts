import type { Locator, Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { withBrowser } from './support/browser.js';
import { demo } from './support/demo.js';
import { hostPage } from './support/host-page.js';
import { listenTo } from './support/page.js';

/**
 * The oldest supported browsers (docs/browsers.md), imitated by a new one without their missing features. test/build/inline-css.test.ts
 * tests stylesheets for them.
 */
const { newPage, urlOf } = withBrowser();

beforeEach(() => demo.reset());

/** Takes off what came after Chromium 109, Firefox 115 and Safari 16.4. It runs in the page, before its scripts. */
function growOld(): void {
  const gone: readonly (readonly [owner: object | undefined, names: readonly string[]])[] = [
    [AbortSignal, ['any']],
    [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
    [HTMLDialogElement.prototype, ['requestClose', 'closedBy']],
    [Element.prototype, ['moveBefore', 'checkVisibility', 'setHTMLUnsafe', 'getHTML', 'setHTML']],
    [Document.prototype, ['moveBefore', 'startViewTransition']],
    [URL, ['parse', 'canParse']],
    [Promise, ['withResolvers', 'try']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Array, ['fromAsync']],
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
    [Set.prototype, ['union', 'difference', 'intersection', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    [
      (globalThis as { Iterator?: { prototype: object } }).Iterator?.prototype,
      ['map', 'filter', 'find', 'some', 'every', 'flatMap', 'toArray'],
    ],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [globalThis, ['scheduler', 'navigation', 'requestIdleCallback', 'CloseWatcher', 'Iterator']],
  ];
  for (const [owner, names] of gone) for (const name of names) if (owner) Reflect.deleteProperty(owner, name);

  // As of an option that it does not know.
  const Known = IntersectionObserver;
  globalThis.IntersectionObserver = class extends Known {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit & { readonly scrollMargin?: string }) {
      super(callback, { ...options, scrollMargin: '0px' } as IntersectionObserverInit);
    }
  };

  const strange = /:(?:has|popover-open|state|open)\b/;
  const ask = ['querySelector', 'querySelectorAll', 'matches', 'closest'] as const;
  for (const kind of [Element, Document, DocumentFragment]) {
    const methods = kind.prototype as unknown as Record<string, ((selector: string) => unknown) | undefined>;
    for (const name of ask) {
      const known = methods[name];
      if (!known) continue;
      methods[name] = function asOfOld(this: unknown, selector: string) {
        if (strange.test(selector)) throw new DOMException(`'${selector}' is not a valid selector`, 'SyntaxError');
        return known.call(this, selector);
      };
    }
  }
}

async function oldPage(path: string, shopper: string): Promise<{ readonly page: Page; readonly errors: readonly string[] }> {
  const page = await newPage({ reducedMotion: 'reduce' });
  const { errors } = listenTo(page);
  await page.addInitScript(growOld);
  await page.goto(urlOf(path, { shopper, date: '2026-11-20T09:30:00' }));
  return { page, errors };
}

describe('an older browser', () => {
  it.each([
    ['/pages/whole.html', 'member'],
    ['/pages/composed.html', 'guest'],
    ['/pages/dashboard.html', 'member'],
  ])('renders every component of %s for the shopper %s', async (path, shopper) => {
    const { page, errors } = await oldPage(path, shopper);
    await page.getByText('UHC Dual Complete').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByText(/could not (be )?load/i).count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('loads a component when it is near the screen', async () => {
    const page = await newPage();
    await page.addInitScript(growOld);
    const script = '<script type="module" src="/cdn/autoload.js"></script>';
    await hostPage(page, { body: `${'<p>Far above.</p>'.repeat(300)}<ucp-faq></ucp-faq>`, script });
    await page.goto(urlOf('/pages/host.html', { shopper: 'member', date: '2026-11-20T09:30:00' }));
    const faq = page.locator('ucp-faq');
    await faq.locator('.sk').first().waitFor({ state: 'attached' });
    await faq.evaluate((one) => scrollBy(0, one.getBoundingClientRect().top - 1.5 * innerHeight));
    await faq.getByRole('heading').first().waitFor();
  });

  it('[REM-01] [REM-05] removes a plan, and puts it back', async () => {
    const { page, errors } = await oldPage('/pages/whole.html', 'member');
    const card = page.getByRole('article').filter({ hasText: 'UHC Dual Complete' });
    await card.getByRole('button', { name: /^Unsave/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Remove/ })
      .click();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await card.waitFor();
    expect(errors).toEqual([]);
  });

  it('shows a tip beside its button, and takes it away', async () => {
    const { page, errors } = await oldPage('/pages/whole.html', 'member');
    const button = page.getByRole('button', { name: /Special Needs Plan/ }).first();
    await button.click();
    const tip = page.getByRole('tooltip').first();
    await tip.waitFor();
    const [from, to] = await Promise.all([button.boundingBox(), tip.boundingBox()]);
    if (!from || !to) throw new Error('the button or its tip has no box');
    // Below the button, or above it at the end of the window: never over it.
    const gap = Math.max(to.y - (from.y + from.height), from.y - (to.y + to.height));
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(24);
    await page.keyboard.press('Escape');
    await tip.waitFor({ state: 'hidden' });
    expect(errors).toEqual([]);
  });
});

/** Features that Safari lacks before 16.4. Without them no tag is defined. */
function forgetSheets(): void {
  for (const kind of [Document, ShadowRoot]) Reflect.deleteProperty(kind.prototype, 'adoptedStyleSheets');
}

describe('a browser without constructed sheets', () => {
  it('[LOAD-03] leaves the tags as their author wrote them, and resolves the promise of a waiting script', async () => {
    const page = await newPage();
    const { errors } = listenTo(page);
    await page.addInitScript(forgetSheets);
    await page.goto(urlOf('/pages/composed.html', { shopper: 'member', date: '2026-11-20T09:30:00' }));
    const facts = await page.evaluate("import('/cdn/autoload.js').then(({ profile }) => profile.ready)");
    expect(facts).toMatchObject({ isComplete: true, savedPlansCount: 4 });
    expect(await page.locator('ucp-saved-plans').evaluate(({ shadowRoot }) => shadowRoot)).toBeNull();
    expect(errors).toEqual([]);
  });
});

/** Safari's way, on iPads too: a press takes focus away from what had it, and gives a button or link none. */
function focusNothingPressed(): void {
  const letGo = (event: Event) => {
    event.preventDefault();
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement) activeElement.blur();
  };
  addEventListener('mousedown', letGo, true);
}

describe('a browser that gives what is pressed no focus', () => {
  const visitWith = async () => {
    const page = await newPage({ reducedMotion: 'reduce' });
    await page.addInitScript(focusNothingPressed);
    await page.goto(urlOf('/pages/composed.html', { shopper: 'member', date: '2026-11-20T09:30:00' }));
    return page;
  };
  const hasFocus = (one: Locator) => one.evaluate((element) => element.matches(':focus'));

  it('[REM-01] gets it back behind a popup on the button that opened it', async () => {
    const page = await visitWith();
    const button = page.getByRole('button', { name: /^Unsave UHC Dual Complete/ });
    await button.click();
    const popup = page.getByRole('dialog', { name: 'Remove this plan?' });
    await popup.getByRole('button', { name: 'Keep plan' }).click();
    await popup.waitFor({ state: 'detached' });
    expect(await hasFocus(button)).toBe(true);
  });

  it('[REM-01] keeps it for the host page’s own buttons, and for what a script clicks, as it is', async () => {
    const page = await visitWith();
    const button = page.getByRole('button', { name: /^Unsave UHC Dual Complete/ });
    await button.waitFor();
    await page.evaluate(() => document.body.prepend(Object.assign(document.createElement('button'), { textContent: 'Own' })));
    await page.getByRole('button', { name: 'Own', exact: true }).click();
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
    const toggle = page.getByRole('radio', { name: 'Nov or Dec 2026' });
    await toggle.evaluate((element) => (element as HTMLElement).click());
    expect(await hasFocus(toggle)).toBe(false);
  });
});
