import type { BrowserContextOptions, Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { withBrowser } from './support/browser.js';
import { demo } from './support/demo.js';
import { engineFaults } from './support/engines.js';
import { overflowingElements } from './support/fit.js';
import { keyboard } from './support/hand.js';
import { type PdfPage, readPdf } from './support/pdf.js';

/** A shopper prints a sheet that a counselor can type from (SHEET-01 to SHEET-04). */

const { newPage, urlOf } = withBrowser();
const november = '2026-11-28T09:30:00';

beforeEach(() => demo.reset());

interface Visit {
  readonly shopper: string;
  readonly lang?: string;
  readonly path?: string;
  readonly date?: string;
  readonly options?: BrowserContextOptions;
}

/** A page whose print dialog never opens: what is on paper stays there until `afterprint`. */
async function open({ shopper, lang = 'en', path = '/pages/whole.html', date = november, options }: Visit): Promise<Page> {
  const tab = await newPage({ reducedMotion: 'reduce', ...options });
  await tab.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printing', '');
  });
  await tab.goto(urlOf(path, { shopper, lang, date }));
  await tab.locator('ucp-counselor-sheet .button').first().waitFor();
  await tab.waitForLoadState('networkidle');
  return tab;
}

const opener = (tab: Page) => tab.locator('ucp-counselor-sheet [part=counselor-sheet]');
const dialog = (tab: Page) => tab.getByRole('dialog');
const submit = (tab: Page) => dialog(tab).locator('button[type=submit]');

/** Two presses: the button and 'Print the sheet'. */
async function printSheet(tab: Page, change: (tab: Page) => Promise<void> = async () => undefined): Promise<void> {
  await opener(tab).click();
  await dialog(tab).waitFor();
  await change(tab);
  await submit(tab).click();
  await tab.locator('html[data-printing]').waitFor({ state: 'attached' });
}

/** The pages that the printer gets, with the size and the margins of the sheet's own styles. */
async function paperOf(tab: Page): Promise<readonly PdfPage[]> {
  const pdf = await tab.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1')).toContain('/MediaBox [0 0 612 792]');
  return readPdf(pdf);
}

const allText = (pages: readonly PdfPage[]) => pages.map(({ text }) => text).join('\n');

describe('the sheet for a counselor', () => {
  it('[SHEET-01] [SHEET-03] [NEXT-02] has all that a counselor asks for, on two letter pages, after two presses', async () => {
    const tab = await open({ shopper: 'plan-renews' });
    await printSheet(tab);
    const pages = await paperOf(tab);
    expect(pages).toHaveLength(2);
    const [first, second] = pages.map(({ text }) => text);
    for (const words of [
      'For my Medicare counselor',
      'Printed November 28, 2026, for plans that start January 1, 2027.',
      'Free, unbiased help: Arizona Medicare counselors 1-800-555-0168',
      'My plan now',
      'plan ID H5216-034-000',
      'If I do nothing, I keep this plan in 2027.',
      'Furosemide: no longer covered',
      'ZIP code 85004, Maricopa',
      'Extra Help',
      'Pharmacy Whalley Drug, retail (mine)',
      'Drug and dose Quantity Refill Supply',
      'My doctors and dentists',
    ]) {
      expect(first).toContain(words);
    }
    expect(first).toMatch(/Furosemide 40 mg tablet \d+ Every (month|3 months) \d+ days/);
    for (const words of ['For my Medicare counselor, page 2 of 2', 'Plans I am looking at', 'H0609-044-000', 'My questions, and notes']) {
      expect(second).toContain(words);
    }
    const apart = second?.indexOf('Special needs plans. I can join only if I qualify.') ?? -1;
    expect(apart).toBeGreaterThan(second?.indexOf('H0609-044-000') ?? Infinity);
    expect(second?.indexOf('H0321-002-000')).toBeGreaterThan(apart);
  });

  it('[SHEET-01] is black on white, with letters of 11 points and more', async () => {
    const tab = await open({ shopper: 'member' });
    await printSheet(tab);
    await tab.emulateMedia({ media: 'print' });
    const seen = await tab.locator('ucp-counselor-popup .paper *').evaluateAll((all) =>
      all.map((one) => {
        const { color, backgroundColor, fontSize } = getComputedStyle(one);
        return { color, backgroundColor, points: Number.parseFloat(fontSize) * 0.75 };
      }),
    );
    expect(new Set(seen.map(({ color }) => color))).toEqual(new Set(['rgb(0, 0, 0)']));
    expect(new Set(seen.map(({ backgroundColor }) => backgroundColor))).toEqual(new Set(['rgba(0, 0, 0, 0)']));
    expect(Math.min(...seen.map(({ points }) => points))).toBeGreaterThanOrEqual(10.99);
  });

  it('[SHEET-02] never has what identifies the person, and nothing of it stays on the page, or is sent or stored', async () => {
    const tab = await open({ shopper: 'member' });
    // The name of the last click and the time of it change with every press.
    const presses = /ucp_consumerEvent=[^;"]*|\\"at\\":\d+/g;
    const stored = async () =>
      (await tab.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))).replace(presses, '');
    const before = await stored();
    const calls: string[] = [];
    tab.on('request', (request) => request.method() !== 'GET' && calls.push(request.url()));
    await printSheet(tab, (on) => dialog(on).getByLabel('Your name').click());
    const text = allText(await paperOf(tab));
    const drawn = await tab.locator('ucp-counselor-popup').evaluate((popup) => popup.shadowRoot?.innerHTML ?? '');
    const { userDetails } = (await (await fetch(new URL('/__demo/state?shopper=member', urlOf('/')))).json()) as {
      userDetails: Record<string, string>;
    };
    const secrets = ['mbi', 'dob', 'email', 'lastName', 'phone', 'address'].map((field) => userDetails[field]).filter(Boolean) as string[];
    expect(secrets.length).toBeGreaterThanOrEqual(4);
    for (const secret of secrets) {
      expect(text).not.toContain(secret);
      expect(drawn).not.toContain(secret);
    }
    expect(text).toContain(`My name: ${userDetails.firstName}`);
    await tab.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect.poll(() => tab.locator('.paper').count()).toBe(0);
    expect(await tab.locator('[data-ucp-printed], [data-ucp-unprinted]').count()).toBe(0);
    expect(await stored()).toBe(before);
    expect(calls).toEqual([]);
  });

  it.each(['agent', 'cloaked'])('[SHEET-02] says first whose profile it is, for %s', async (shopper) => {
    const tab = await open({ shopper });
    await opener(tab).click();
    await dialog(tab).getByText('The sheet says that it is the profile of').waitFor();
    expect(await dialog(tab).getByRole('checkbox').count()).toBe(3);
    await submit(tab).click();
    await tab.locator('html[data-printing]').waitFor({ state: 'attached' });
    expect((await paperOf(tab))[0]?.text).toMatch(/^Profile of \S+, printed by an agent For my Medicare counselor/);
  });

  it('[SHEET-01] says in words that nothing is saved', async () => {
    const tab = await open({ shopper: 'empty' });
    await printSheet(tab);
    const pages = await paperOf(tab);
    expect(pages).toHaveLength(1);
    for (const words of [
      'I have not saved any drugs.',
      'I have not saved any doctors',
      'I have not saved any plans for 2027.',
      'None chosen',
    ]) {
      expect(pages[0]?.text).toContain(words);
    }
  });

  it('[SHEET-01] [SAFE-09] fits 40 drugs on two pages, whatever their names are', async () => {
    const names = ['<img src=x onerror=alert(1)>', 'دواء', 'Ácido fólico', 'Metformin Hydrochloride'];
    const tab = await newPage({ reducedMotion: 'reduce' });
    await tab.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printing', '');
    });
    let at = 0;
    await tab.route('**/profiles/data/**', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(
        /"drugName":"[^"]*"/g,
        () => `"drugName":${JSON.stringify(`${names[at++ % names.length]} ${at}`)}`,
      );
      await route.fulfill({ response: answer, body });
    });
    await tab.goto(urlOf('/pages/whole.html', { shopper: 'heavy', date: november }));
    await opener(tab).waitFor();
    await tab.waitForLoadState('networkidle');
    await printSheet(tab, async (on) => {
      for (const choice of ['Your plans', 'Your doctors']) await dialog(on).getByLabel(choice).click();
    });
    expect(await tab.locator('ucp-counselor-popup .paper__drugs tbody tr').count()).toBe(40);
    // A name from right to left keeps its number and its dose in their places.
    const [order] = await tab
      .locator('ucp-counselor-popup .paper__drugs tbody th')
      .filter({ hasText: 'دواء' })
      .evaluateAll((all) => all.map((one) => [...one.querySelectorAll('bdi')].map((part) => part.getBoundingClientRect().left)));
    expect(order).toHaveLength(2);
    expect(order?.[0]).toBeLessThan(order?.[1] ?? 0);
    const pages = await paperOf(tab);
    expect(pages).toHaveLength(2);
    expect(allText(pages)).toContain('<img src=x onerror=alert(1)>');
    expect(allText(pages)).toContain('Ácido fólico');
    expect(await tab.locator('ucp-counselor-popup img').count()).toBe(0);
  });

  it.each([
    { what: '40 drugs and 30 plans', without: ['Your doctors'], pages: 2 },
    { what: '40 drugs, 25 doctors and 30 plans', without: [], pages: 3 },
  ])('[SHEET-01] lists the first plans that have space, and says how many more there are: $what', async ({ without, pages }) => {
    const tab = await open({ shopper: 'heavy' });
    await printSheet(tab, async (on) => {
      for (const choice of without) await dialog(on).getByLabel(choice).click();
    });
    const paper = tab.locator('ucp-counselor-popup');
    expect(await paper.locator('.paper__drugs tbody tr').count()).toBe(40);
    const listed = await paper.locator('.paper__plan').count();
    expect(listed).toBeGreaterThanOrEqual(3);
    expect(listed).toBeLessThan(30);
    const totals = (texts: readonly string[]) => texts.map((one) => /\$[\d,.]+/.exec(one)?.[0]);
    const onPaper = totals(await paper.locator('.paper__plan b:first-child').allTextContents());
    const printed = await paperOf(tab);
    expect(printed).toHaveLength(pages);
    const text = allText(printed).replace(/\s+/g, ' ');
    expect(text).toContain(`I have saved ${30 - listed} more plans, with no room on this sheet.`);
    expect(text.match(/H\d{4}-\d{3}-\d{3}/g)?.length).toBeGreaterThanOrEqual(listed);
    // The first plans of the chart are the cheapest ones.
    const ranked = totals(await tab.locator('ucp-cost-chart ol.chart__rows .chart__total').allTextContents());
    expect(onPaper.slice(0, 3)).toEqual(ranked.slice(0, 3));
  });

  it('[SHEET-01] prints on letter against the print sheet of the page', async () => {
    const tab = await open({ shopper: 'guest' });
    await tab.evaluate(() => {
      const own = new CSSStyleSheet();
      own.replaceSync(
        '@page{size:A4 landscape;margin:40mm} @media print{body > *{display:none!important;visibility:hidden!important} body{padding:90px;width:300px}}',
      );
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, own];
    });
    await printSheet(tab);
    const pages = await paperOf(tab);
    expect(pages).toHaveLength(2);
    expect(pages[0]?.text).toMatch(/^For my Medicare counselor/);
    expect(allText(pages)).not.toContain('Continue shopping');
  });

  it('[SHEET-04] leads there from the tool row from 1024 px, and from a tag anywhere', async () => {
    const tab = await open({ shopper: 'guest', options: { viewport: { width: 1280, height: 900 } } });
    await tab.locator('ucp-top-bar [part=counselor-sheet]').click();
    await dialog(tab).waitFor();
    await tab.keyboard.press('Escape');
    await dialog(tab).waitFor({ state: 'hidden' });
    await tab.setViewportSize({ width: 820, height: 900 });
    expect(await tab.locator('ucp-top-bar [part=counselor-sheet]').isVisible()).toBe(false);
    await tab.evaluate(() => document.body.append(document.createElement('ucp-counselor-sheet')));
    await tab.locator('body > ucp-counselor-sheet .button').click();
    await dialog(tab).waitFor();
  });

  it('[SHEET-01] leaves the page as it was if printing is canceled, and prints after the next press', async () => {
    const tab = await open({ shopper: 'plan-renews' });
    const shown = () => tab.locator('ucp-saved-plans').innerText();
    const before = await shown();
    await printSheet(tab);
    // A browser says the same of a dialog that was canceled and of one that has printed.
    await tab.evaluate(() => {
      document.documentElement.removeAttribute('data-printing');
      dispatchEvent(new Event('afterprint'));
    });
    await expect.poll(() => tab.locator('.paper, [data-ucp-printed], [data-ucp-unprinted]').count()).toBe(0);
    expect(await shown()).toBe(before);
    await printSheet(tab);
    const pages = await paperOf(tab);
    expect(pages).toHaveLength(2);
    expect(allText(pages)).toContain('Plans I am looking at');
  });

  it('[SHEET-01] [TOP-05] says so if the browser refuses to print, and leaves no sheet and no marks', async () => {
    const tab = await open({ shopper: 'guest' });
    await tab.evaluate(() => {
      window.print = () => {
        throw new DOMException('print() is not allowed here', 'NotAllowedError');
      };
    });
    await opener(tab).click();
    await submit(tab).click();
    await tab.getByText('This browser could not print').first().waitFor();
    expect(await tab.locator('.paper, [data-ucp-printed], [data-ucp-unprinted]').count()).toBe(0);
  });

  it('[SHEET-04] prints from a page that has nothing but the button', async () => {
    const tab = await newPage();
    await tab.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printing', '');
    });
    await tab.goto(urlOf('/pages/composed.html', { shopper: 'guest', date: november }));
    await tab.evaluate(() => {
      const main = document.querySelector('main');
      main?.replaceChildren(document.createElement('ucp-counselor-sheet'));
    });
    await tab.locator('ucp-counselor-sheet .button').waitFor();
    await tab.waitForLoadState('networkidle');
    await printSheet(tab);
    const pages = await paperOf(tab);
    expect(allText(pages)).toContain('Plans I am looking at');
    expect(allText(pages)).toContain('H0609-044-000');
  });

  it.each([
    ['en', 390],
    ['en', 1280],
    ['es', 390],
  ] as const)('[SHEET-01] [SHEET-02] is printed by keyboard, in %s at %d px', async (lang, width) => {
    const tab = await open({ shopper: 'plan-renews', lang, options: { viewport: { width, height: 844 } } });
    expect(await overflowingElements(tab)).toEqual([]);
    await keyboard(tab).press(opener(tab));
    await dialog(tab).waitFor();
    const focused = () =>
      tab.evaluate(() => {
        let at = document.activeElement;
        while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
        return at?.textContent ?? '';
      });
    const label = lang === 'en' ? 'Print a sheet for your counselor' : 'Imprimir una hoja para su consejero';
    expect(await focused()).toBe(label);
    expect(await tab.evaluate(() => document.querySelector('ucp-counselor-popup')?.shadowRoot?.activeElement?.localName)).toBe('h2');
    expect(
      await dialog(tab)
        .getByRole('checkbox')
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked)),
    ).toEqual([true, true, true, false]);
    expect(await engineFaults(tab)).toEqual([]);
    await keyboard(tab).press(submit(tab));
    await tab.locator('html[data-printing]').waitFor({ state: 'attached' });
    expect(await focused()).toBe(label);
    const text = allText(await paperOf(tab));
    expect(text).toContain(lang === 'en' ? 'My questions, and notes' : 'Mis preguntas y notas');
    if (lang === 'es') expect(text).toContain('Si no hago nada, conservo este plan en 2027.');
  });
});
