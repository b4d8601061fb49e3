import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tables } from '../../elements/index.js';
import { defineElements } from '../../src/element/shell.js';
import { setView } from '../../src/shared/view/state.js';
import { openPage } from './support/page.js';
import { textsIn } from './support/texts.js';

/** Dark pages: an author says nothing of our inks, or sets them, as `docs/brands.md` says. */
const pages = {
  'with a background of its own': 'body { background: #101418; color: #eee }',
  'of a dark color scheme': ':root { color-scheme: dark }',
  'with a picture behind light text': 'body { background: linear-gradient(#123, #012); color: #fff }',
  'in a dark section': 'html { background: #fff } body { background: oklch(0.25 0.03 250) }',
  'whose author sets the inks':
    ':root { --ucp-color-on-page: #fffffe; --ucp-color-on-page-muted: #fffffd; --ucp-color-on-page-link: #fffffc } body { background: #000 }',
};
const lightInks = ['rgb(255, 255, 255)', 'rgb(219, 225, 232)', 'rgb(191, 224, 255)'];
const authorsInks = ['rgb(255, 255, 254)', 'rgb(255, 255, 253)', 'rgb(255, 255, 252)'];

const sheet = document.createElement('style');
let inks: readonly string[] = [];

function becomeDark(page: keyof typeof pages): void {
  sheet.textContent = pages[page];
  inks = page === 'whose author sets the inks' ? authorsInks : lightInks;
}

beforeAll(async () => {
  document.head.append(sheet);
  await openPage();
  defineElements(tables);
  await Promise.all(tables.map(({ load }) => load()));
});
afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('data-look');
});
afterAll(() => sheet.remove());

/** The texts that lie on nothing of ours, with their inks. */
function* onPage(root: ShadowRoot): Generator<string> {
  for (const text of textsIn(root)) {
    const element = text.parentElement;
    if (!element || !text.data.trim() || element.closest('style, .vh') || !element.checkVisibility()) continue;
    if (!hasGround(element)) yield `${text.data}: ${getComputedStyle(element).color}`;
  }
}

/** The texts on a light ground of ours that are written in an ink for a dark page. */
function* onOurs(root: ShadowRoot): Generator<string> {
  for (const text of textsIn(root)) {
    const element = text.parentElement;
    if (!element || !text.data.trim() || element.closest('style, .vh') || !element.checkVisibility() || !hasGround(element)) continue;
    // White is for what stands on a button, too.
    if (inks.slice(inks === lightInks ? 1 : 0).includes(getComputedStyle(element).color)) yield text.data;
  }
}

function hasGround(element: Element | null): boolean {
  return element !== null && (getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)' || hasGround(element.parentElement));
}

describe.each(Object.keys(pages) as (keyof typeof pages)[])('on a page %s', (look) => {
  beforeEach(() => becomeDark(look));

  it.each([
    ['[PLN-01]', 'ucp-saved-plans', 'drugs covered', 'member'],
    ['[YEAR-01]', 'ucp-year-toggle', '2027', 'member'],
    ['[DV-01]', 'ucp-drug-list', 'Furosemide', 'member'],
    ['[DV-07]', 'ucp-drug-list', 'Add your drugs', 'empty'],
    ['[PV-02]', 'ucp-provider-list', 'Novella', 'member'],
    ['[FAQ-01]', 'ucp-faq', 'Extra Help', 'member'],
    ['[REC-02]', 'ucp-recommendations', 'Edit your answers', 'recommended'],
    ['[DASH-06]', 'ucp-saved-items', 'Plans saved', 'member'],
    ['[ENR-01]', 'ucp-applications', 'Step 13', 'applicant'],
    ['[ACT-01]', 'ucp-active-plans', 'Effective', 'enrolled'],
    ['[SUP-01]', 'ucp-supplement-area', 'Plan', 'supplement'],
  ])('%s all that %s writes on a dark page itself is written in the inks for it: %s', async (_, tag, ready, shopper) => {
    await openPage({ shopper });
    await expectInks(tag, ready);
  });

  it('[SAFE-05] how many drugs of a long list show is written on a dark page in the inks for it', async () => {
    await openPage();
    const { demo: _, ...profile } = await (await fetch('/__demo/state?shopper=member')).json();
    const { drugsAndPharmacyDetails: saved } = profile;
    const drugInfoDetails = Array.from({ length: 120 }, (_, at) => {
      const code = String(10_000_000_000 + at);
      return { ...saved.drugInfoDetails[0], drugName: `Drug ${at}`, nationalDrugCode: code, ndc: code };
    });
    const body = { ...profile, drugsAndPharmacyDetails: { ...saved, drugInfoDetails } };
    await openPage({ faults: [{ method: 'GET', path: '/profiles/data', body }] });
    await expectInks('ucp-drug-list', '50 of 120');
  });
});

const heading = () => document.querySelector('ucp-faq')?.shadowRoot?.querySelector('.head');
const headingInk = () => getComputedStyle(heading() as Element).color;

const painted = () => new Promise((over) => requestAnimationFrame(() => requestAnimationFrame(over)));

async function drawFaq(html = '<ucp-faq></ucp-faq>'): Promise<void> {
  document.body.innerHTML = html;
  await expect.poll(() => heading()).toBeTruthy();
}

it('a page that turns dark, and light again, is followed', async () => {
  await openPage();
  sheet.textContent = 'html[data-look="dark"] body { background: #101418; color: #eee }';
  await drawFaq();
  await expect.poll(headingInk).not.toBe(lightInks[0]);
  const before = headingInk();
  document.documentElement.dataset.look = 'dark';
  await expect.poll(headingInk).toBe(lightInks[0]);
  document.documentElement.dataset.look = 'light';
  await expect.poll(headingInk).toBe(before);
});

it('[VW-01] a page that turns dark while a view is away is followed when the view shows again', async () => {
  await openPage();
  sheet.textContent = 'html[data-look="dark"] body { background: #101418; color: #eee }';
  setView('drugs');
  await drawFaq('<ucp-view name="drugs"><ucp-faq></ucp-faq></ucp-view>');
  await expect.poll(headingInk).not.toBe(lightInks[0]);
  setView('plans');
  await expect.poll(() => heading()?.checkVisibility()).toBe(false);
  document.documentElement.dataset.look = 'dark';
  await painted();
  setView('drugs');
  await expect.poll(() => heading()?.checkVisibility()).toBe(true);
  await painted();
  expect(headingInk()).toBe(lightInks[0]);
  setView('plans');
});

it('a light card of a dark page keeps the dark inks, and a dark section of a light page has the light ones', async () => {
  await openPage();
  sheet.textContent = '.light { background: #fff } .dark { background: #17506b } body.night { background: #000; color: #fff }';
  document.body.className = 'night';
  await drawFaq('<div class="light"><ucp-faq></ucp-faq></div>');
  await painted();
  expect(lightInks).not.toContain(headingInk());
  document.body.className = '';
  await drawFaq('<div class="dark"><ucp-faq></ucp-faq></div>');
  await expect.poll(headingInk).toBe(lightInks[0]);
});

it('the layout of a whole page has a light background of its own, so its content keeps dark text', async () => {
  await openPage();
  becomeDark('with a background of its own');
  await drawFaq('<ucp-profile-area><ucp-faq></ucp-faq></ucp-profile-area>');
  await expect.poll(headingInk).not.toBe(lightInks[0]);
});

async function expectInks(tag: string, ready: string): Promise<void> {
  document.body.innerHTML = `<${tag}></${tag}>`;
  const root = document.body.querySelector(tag)?.shadowRoot;
  await expect.poll(() => root?.textContent).toContain(ready);
  expect([...onPage(root as ShadowRoot)]).not.toEqual([]);
  await expect.poll(() => [...onPage(root as ShadowRoot)].filter((one) => !inks.some((ink) => one.endsWith(ink)))).toEqual([]);
  expect([...onOurs(root as ShadowRoot)], 'on a card of ours').toEqual([]);
}
