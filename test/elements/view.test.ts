import { afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { view } from '../../elements/view.js';
import { skeletonCss } from '../../src/element/first-paint.js';
import { hasStyles } from '../../src/element/sheets.js';
import { defineElements } from '../../src/element/shell.js';
import { paintSkeleton } from '../../src/element/skeleton.js';
import { showView } from '../../src/features/navigation/actions/view.js';
import { openPage } from './support/page.js';

/** A view that the shopper leaves is hidden and unreachable. It keeps its content for when the shopper returns. */

beforeAll(async () => {
  defineElements([view]);
  await view.load();
});

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

afterEach(async () => {
  sheet.replaceSync('');
  await media('');
  showView('plans', document);
  document.body.replaceChildren();
});

const media = (name: string) =>
  (cdp() as unknown as { send(method: string, to: object): Promise<void> }).send('Emulation.setEmulatedMedia', { media: name });

const one = (query: string) => document.querySelector(query) as HTMLElement;
const top = (query: string) => one(query).getBoundingClientRect().top;

/** A page on the view of the drugs, with what stands in it. */
async function onDrugs(html: string, drawn = 'ucp-view > *'): Promise<void> {
  await openPage({ shopper: 'guest' });
  showView('drugs', document);
  document.body.innerHTML = html;
  // Its outline shows what stands in it, too.
  await expect.poll(() => hasStyles(one('ucp-view').shadowRoot as ShadowRoot, skeletonCss)).toBe(false);
  expect(one(drawn).checkVisibility()).toBe(true);
}

const drugs = '<ucp-view name="drugs"><button>Drug</button></ucp-view>';

describe('a view that is left', () => {
  it('[VW-01] keeps what it drew, and shows it again in the same place', async () => {
    await onDrugs(`${drugs}<p>Below</p>`);
    const { offsetTop, offsetWidth } = one('button');
    const slot = one('ucp-view').shadowRoot?.querySelector('slot');
    showView('plans', document);
    expect(one('button').checkVisibility()).toBe(false);
    expect(one('button').assignedSlot).toBe(slot);
    showView('drugs', document);
    expect(one('button').checkVisibility()).toBe(true);
    expect([one('button').offsetTop, one('button').offsetWidth]).toEqual([offsetTop, offsetWidth]);
  });

  it.each([
    ['that shows itself', 'button { visibility: visible; position: fixed; inset: 0; z-index: 9 }'],
    ['in a view without a box', 'ucp-view { display: contents }'],
    ['in a view that is a grid', 'ucp-view { display: grid }'],
  ])('[VW-01] hides its content from find, press and focus, %s', async (_, css) => {
    sheet.replaceSync(css);
    await onDrugs(drugs);
    showView('plans', document);
    expect(one('button').checkVisibility()).toBe(false);
    expect(page.getByRole('button', { name: 'Drug' }).query()).toBeNull();
    expect(document.elementFromPoint(20, 20)?.localName).not.toBe('button');
    one('button').focus();
    await userEvent.tab();
    expect(document.activeElement).not.toBe(one('button'));
  });

  it('[VW-01] gives up the focus that was in it', async () => {
    await onDrugs(drugs);
    one('button').focus();
    showView('plans', document);
    await expect.poll(() => document.activeElement).toBe(document.body);
  });

  it.each([
    ['as it comes', ''],
    ['with a frame of its own', 'ucp-view { margin: 20px; padding: 20px; border: 4px solid }'],
    ['in a page from right to left', 'html { direction: rtl }'],
  ])('[VW-01] takes no space: margins collapse, and nothing scrolls, %s', async (_, css) => {
    const around = '<p style="margin: 0 0 40px">Above</p><hr style="display: none"><p style="margin: 40px 0 0"><b>Below</b></p>';
    await onDrugs(`${drugs}${around}`);
    sheet.replaceSync(css);
    one('hr').replaceWith(one('ucp-view'));
    showView('plans', document);
    const { scrollHeight, scrollWidth } = document.documentElement;
    const withView = top('p b');
    one('ucp-view').remove();
    expect(withView).toBe(top('p b'));
    expect([scrollHeight, scrollWidth]).toEqual([document.documentElement.scrollHeight, document.documentElement.scrollWidth]);
  });

  it('[VW-01] stays hidden when the page hides it for itself', async () => {
    await onDrugs(drugs);
    one('ucp-view').hidden = true;
    showView('plans', document);
    expect(getComputedStyle(one('ucp-view')).display).toBe('none');
  });

  it('[VW-01] shows if a name that it is given is the current view', async () => {
    await onDrugs(drugs);
    showView('plans', document);
    one('ucp-view').setAttribute('name', 'drugs plans');
    expect(one('button').checkVisibility()).toBe(true);
    showView('providers', document);
    expect(one('button').checkVisibility()).toBe(false);
    one('ucp-view').removeAttribute('name');
    showView('plans', document);
    expect(one('button').checkVisibility(), 'without a name it is that of the plans').toBe(true);
  });

  it('[TOP-05] prints and stays hidden on the screen, if it has the plans', async () => {
    await onDrugs(`${drugs}<ucp-view name="plans"><b>Plan</b></ucp-view>`);
    showView('plans', document);
    await expect.poll(() => one('b').checkVisibility()).toBe(true);
    showView('providers', document);
    const shown = () => [one('button').checkVisibility(), one('b').checkVisibility()];
    expect(shown()).toEqual([false, false]);
    dispatchEvent(new Event('beforeprint'));
    expect(shown(), 'on the screen').toEqual([false, false]);
    await media('print');
    expect(shown(), 'on paper').toEqual([false, true]);
    dispatchEvent(new Event('afterprint'));
    expect(shown(), 'on paper, when something else is printed').toEqual([false, false]);
    await media('');
    showView('plans', document);
    expect(shown(), 'on the screen, when the shopper comes back to it').toEqual([false, true]);
  });
});

describe('a view of the plans that has not shown yet', () => {
  const plans = '<ucp-view name="plans"><button>Plan</button></ucp-view>';

  it('[VW-01] [TOP-05] is out of reach as it waits for paper, also what the page’s own style keeps visible', async () => {
    sheet.replaceSync('button { visibility: visible; position: fixed; inset: 0; z-index: 9 }');
    await onDrugs(`<ucp-view name="drugs"><p>Drug</p></ucp-view>${plans}`);
    await expect.poll(() => one('button').assignedSlot).toBeTruthy();
    expect(document.elementFromPoint(20, 20)?.localName).not.toBe('button');
    one('button').focus();
    expect(document.activeElement).toBe(document.body);
  });

  it('[TOP-05] prints also if the browser prints before the page has loaded', async () => {
    await openPage({ shopper: 'guest', faults: [{ path: '/profiles/*', delayMs: 600_000 }], isLoading: true });
    showView('drugs', document);
    document.body.innerHTML = plans;
    await expect.poll(() => hasStyles(one('ucp-view').shadowRoot as ShadowRoot, skeletonCss)).toBe(false);
    expect(one('button').assignedSlot).toBeNull();
    dispatchEvent(new Event('beforeprint'));
    await media('print');
    expect(one('button').checkVisibility()).toBe(true);
    dispatchEvent(new Event('afterprint'));
  });
});

it.each([
  ['', null, true],
  ['#drugs', null, false],
  ['#drugs', 'drugs', true],
  ['#elsewhere', 'drugs', false],
  ['#providers', 'drugs providers', true],
])('[VW-01] [VW-02] before its component has loaded, under %j, a view of the name %j shows its content: %s', (hash, name, isShown) => {
  history.replaceState(null, '', location.pathname + location.search + hash);
  const host = document.createElement('ucp-view');
  if (name) host.setAttribute('name', name);
  const root = host.attachShadow({ mode: 'open' });
  paintSkeleton(root, view.skeleton);
  history.replaceState(null, '', location.pathname + location.search);
  expect(root.innerHTML).toBe(isShown ? '<slot></slot>' : '');
});

describe('a view that is chosen by a press', () => {
  const tall = (name: string) => `<ucp-view name="${name}"><div style="height: 3000px">${name}</div></ucp-view>`;
  const long = `<p style="height: 300px">Above</p>${tall('plans')}${tall('drugs')}<p style="height: 900px">Below</p>`;
  const start = (name: string) => top(`ucp-view[name=${name}]`);

  /** On the view of the drugs, scrolled down so far. */
  async function scrolledTo(far: number): Promise<void> {
    await onDrugs(long, 'ucp-view[name=drugs] > *');
    scrollTo(0, far);
  }

  it('[VW-01] shows its start if that lies above the window', async () => {
    await scrolledTo(2500);
    showView('plans', document);
    await expect.poll(() => start('plans')).toBeGreaterThanOrEqual(0);
    expect(start('plans')).toBeLessThan(40);
    scrollTo(0, 3200);
    showView('drugs', document);
    await expect.poll(() => start('drugs')).toBeGreaterThanOrEqual(0);
    expect(start('drugs')).toBeLessThan(40);
  });

  it('[VW-01] shows its start if that lies below the window', async () => {
    onTestFinished(() => document.body.removeAttribute('style'));
    await scrolledTo(0);
    document.body.style.paddingTop = '3000px';
    showView('plans', document);
    await expect.poll(() => start('plans')).toBeLessThan(40);
    expect(start('plans')).toBeGreaterThanOrEqual(0);
  });

  it('[VW-01] leaves the page where it is, if its start can be seen', async () => {
    await scrolledTo(120);
    showView('plans', document);
    await new Promise(requestAnimationFrame);
    expect(scrollY).toBe(120);
  });

  it('[VW-02] leaves the place to the browser on the way back', async () => {
    await scrolledTo(2500);
    location.hash = '#plans';
    await expect.poll(() => one('ucp-view[name=plans] > *').checkVisibility()).toBe(true);
    await new Promise(requestAnimationFrame);
    expect(start('plans')).toBeLessThan(0);
  });
});
