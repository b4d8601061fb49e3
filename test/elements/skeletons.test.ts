import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { accountBanner } from '../../elements/account-banner.js';
import { drugList } from '../../elements/drug-list.js';
import { faq } from '../../elements/faq.js';
import { needHelp } from '../../elements/need-help.js';
import { pharmacy } from '../../elements/pharmacy.js';
import { profileArea } from '../../elements/profile-area.js';
import { providerList } from '../../elements/provider-list.js';
import { recommendations } from '../../elements/recommendations.js';
import { savedItems } from '../../elements/saved-items.js';
import { savedPlans } from '../../elements/saved-plans.js';
import { topBar } from '../../elements/top-bar.js';
import type { ElementDefinition } from '../../src/element/definition.js';
import { skeletonCss } from '../../src/element/first-paint.js';
import { defineElements } from '../../src/element/shell.js';
import { paintSkeleton } from '../../src/element/skeleton.js';
import { $recommendations } from '../../src/features/recommendations/state/recommendations.js';
import { holdCalls, stopHolding } from '../flows/support/held-calls.js';
import { addFixedFaces } from './support/faces.js';
import { openPage } from './support/page.js';

/** The first paint of a tag beside what it then draws, as Chromium has them. */

const tables = [faq, needHelp, pharmacy, savedItems] as const;
const all = [...tables, topBar, accountBanner, recommendations];
/** A line of a heading, which another face may take more or less. */
const LINE = 37;
/** A line of actions, which the fourth action of a shopper who may import may need. */
const ACTIONS = 44;

beforeAll(async () => {
  await addFixedFaces();
  await openPage({ shopper: 'guest' });
  defineElements(all);
  await Promise.all(all.map(({ load }) => load()));
});

afterEach(() => document.body.replaceChildren());

function skeletonOf({ skeleton }: ElementDefinition, width: number, lang = 'en', within: Node | null = document.body): HTMLElement {
  const host = document.createElement('div');
  within?.appendChild(host);
  host.lang = lang;
  host.style.width = `${width}px`;
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(skeletonCss);
  root.adoptedStyleSheets = [sheet];
  paintSkeleton(root, skeleton);
  return host;
}

/** The columns of phones of 320, 360, 390 and 430 px, and of a tablet. */
describe.each([288, 328, 358, 398, 756])('in a column of %i px', (width) => {
  it.each(tables.map((table) => [table.tag, table] as const))('[LOAD-04] %s has a skeleton of its own height', async (tag, table) => {
    await page.viewport(width + 64, 900);
    const expected = skeletonOf(table, width).offsetHeight;
    const drawn = document.body.appendChild(document.createElement(tag));
    drawn.style.width = `${width}px`;
    await expect.poll(() => drawn.shadowRoot?.querySelector('.root')).toBeTruthy();
    expect(Math.abs(drawn.offsetHeight - expected), `${drawn.offsetHeight} px in place of ${expected} px`).toBeLessThanOrEqual(LINE);
  });
});

/** The top bar and the banner, in both languages, for a guest, a member, and a shopper who may import. */
describe.each([360, 375, 390, 412, 700, 820, 1280])('at the head of a page of %i px', (width) => {
  const cases = (['en', 'es'] as const).flatMap((lang) =>
    (['guest', 'member', 'base'] as const).map((shopper) => [lang, shopper] as const),
  );

  it.each(cases)('[LOAD-04] top bar and banner are as high as their skeletons, in %s, for a %s', async (lang, shopper) => {
    await page.viewport(width, 900);
    await openPage({ shopper, lang });
    for (const table of [topBar, accountBanner]) {
      const expected = skeletonOf(table, width, lang).offsetHeight;
      const drawn = document.body.appendChild(document.createElement(table.tag));
      drawn.lang = lang;
      drawn.style.width = `${width}px`;
      await expect.poll(() => drawn.shadowRoot?.querySelector('.root')).toBeTruthy();
      expect(
        Math.abs(drawn.offsetHeight - expected),
        `${table.tag}: ${drawn.offsetHeight} px in place of ${expected} px`,
      ).toBeLessThanOrEqual(shopper === 'base' && table === accountBanner ? ACTIONS : 1);
    }
  });
});

it('[LOAD-04] [DASH-05] recommendations keep their outline until it is known whether there is an invitation, which is as high', async () => {
  await page.viewport(390, 900);
  const held = holdCalls(/GET .*enrollments\/medsupp/, 'before');
  const opened = openPage();
  await expect.poll(() => $recommendations.get().block).toBe('loading');
  const column = document.body.appendChild(document.createElement('div'));
  column.style.width = '358px';
  const drawn = column.appendChild(document.createElement(recommendations.tag));
  const { offsetHeight } = drawn;
  // What is drawn behind it waits for the profile alone.
  const next = column.appendChild(document.createElement(savedItems.tag));
  await expect.poll(() => held.length === 1 && next.shadowRoot?.querySelector('.root')).toBeTruthy();
  expect(drawn.shadowRoot?.querySelector('.root')).toBeNull();
  stopHolding();
  await Promise.all(held.map((one) => one.release()));
  await opened;
  await expect.poll(() => drawn.shadowRoot?.querySelector('.prompt')).toBeTruthy();
  expect(Math.abs(drawn.offsetHeight - offsetHeight), `${drawn.offsetHeight} px in place of ${offsetHeight} px`).toBeLessThanOrEqual(1);
});

it('[LOAD-04] a skeleton that was painted while it did not show has the height of the width that it gets', () => {
  const hidden = document.body.appendChild(document.createElement('div'));
  hidden.hidden = true;
  const host = skeletonOf(needHelp, 756, 'en', hidden);
  hidden.hidden = false;
  expect(host.offsetHeight).toBe(189);
  host.style.width = '328px';
  expect(host.offsetHeight).toBe(277);
});

it('[LOAD-04] in a row, a list offers most of the window, and a part beside others leaves the space to them', async () => {
  await page.viewport(820, 900);
  const row = document.body.appendChild(document.createElement('div'));
  row.style.display = 'inline-flex';
  const widthOf = (table: ElementDefinition) => {
    const host = skeletonOf(table, 0, 'en', row);
    host.style.width = 'auto';
    const { offsetWidth } = host;
    host.remove();
    return offsetWidth;
  };
  expect([widthOf(drugList), widthOf(topBar)]).toEqual([656, 0]);
});

describe('the word of a skeleton', () => {
  const spoken = (hosts: readonly HTMLElement[]) => hosts.map(({ shadowRoot }) => shadowRoot?.querySelector('[role=status]')?.textContent);
  const read = ({ shadowRoot }: HTMLElement) => shadowRoot?.querySelector('.vh')?.textContent;

  it('[LOAD-04] is spoken once for all that come together, and read in each', () => {
    const hosts = [skeletonOf(faq, 600), skeletonOf(needHelp, 600), skeletonOf(pharmacy, 600)];
    expect(spoken(hosts)).toEqual(['Loading', undefined, undefined]);
    expect(hosts.map(read)).toEqual(['Loading', 'Loading', 'Loading']);
  });

  it('[LOAD-04] is not spoken again by what a layout that spoke it draws in itself', () => {
    const layout = skeletonOf(faq, 600);
    expect(spoken([layout])).toEqual(['Loading']);
    const { shadowRoot } = layout;
    shadowRoot?.replaceChildren();
    const inner = skeletonOf(needHelp, 600, 'en', shadowRoot);
    expect([spoken([inner]), read(inner)]).toEqual([[undefined], 'Loading']);
  });

  it('[LOAD-04] is spoken by one that shows, and again by what comes later', () => {
    document.body.hidden = true;
    const hidden = skeletonOf(faq, 600);
    document.body.hidden = false;
    const first = skeletonOf(faq, 600);
    first.remove();
    expect(spoken([hidden, first, skeletonOf(faq, 600)])).toEqual([undefined, 'Loading', 'Loading']);
  });
});

describe('the skeleton of a list', () => {
  const textsOf = ({ shadowRoot }: HTMLElement) => [...(shadowRoot?.querySelectorAll('h2, p') ?? [])].map((one) => one.textContent);

  it.each([
    [savedPlans, 'en', ['Your Saved Plans', 'Loading your plans']],
    [savedPlans, 'es', ['Sus planes guardados', 'Cargando sus planes']],
    [drugList, 'en', ['Your drugs', 'Loading your drugs']],
    [drugList, 'es', ['Sus medicamentos', 'Cargando sus medicamentos']],
    [providerList, 'en', ['Your doctors and dentists', 'Loading your doctors and dentists']],
    [providerList, 'es', ['Sus médicos y dentistas', 'Cargando sus médicos y dentistas']],
  ] as const)('[LOAD-04] has its heading from the start, and says what is loading: $tag, %s', (table, lang, texts) => {
    expect(textsOf(skeletonOf(table, 358, lang))).toEqual(texts);
  });

  it('[LOAD-04] has the author’s own heading, and none if the page has it', () => {
    const withAttribute = (name: string, value: string) => {
      const host = document.body.appendChild(document.createElement('div'));
      host.setAttribute(name, value);
      const root = host.attachShadow({ mode: 'open' });
      paintSkeleton(root, savedPlans.skeleton);
      return textsOf(host);
    };
    expect(withAttribute('heading', 'My plans')).toEqual(['My plans', 'Loading your plans']);
    expect(withAttribute('no-heading', '')).toEqual(['Loading your plans']);
  });

  it.each([
    ['', 'Your Saved Plans', 'Loading your plans'],
    ['#drugs', 'Your drugs', 'Loading your drugs'],
    ['#providers', 'Your doctors and dentists', 'Loading your doctors and dentists'],
  ])('[LOAD-04] [VW-02] of the whole page is that of the view in the address: “%s”', (hash, ...texts) => {
    const before = location.href;
    history.replaceState(null, '', hash || location.pathname + location.search);
    expect(textsOf(skeletonOf(profileArea, 390))).toEqual(texts);
    history.replaceState(null, '', before);
  });
});

describe('in the reader’s own colors', () => {
  const emulate = (value: string) => cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  afterEach(() => emulate('none'));

  it('[LOAD-04] a skeleton is drawn in lines', async () => {
    await emulate('active');
    const bones = [...(skeletonOf(faq, 600).shadowRoot?.querySelectorAll('i') ?? [])].map((bone) => getComputedStyle(bone));
    expect(bones.length).toBeGreaterThan(3);
    for (const { backgroundColor, outlineColor, outlineWidth } of bones) {
      expect(backgroundColor).toBe('rgb(255, 255, 255)');
      expect([outlineColor, outlineWidth]).toEqual(['rgb(0, 0, 0)', '1px']);
    }
  });
});
