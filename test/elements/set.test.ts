import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { accountBanner } from '../../elements/account-banner.js';
import { activePlans } from '../../elements/active-plans.js';
import { drugList } from '../../elements/drug-list.js';
import { importPopup } from '../../elements/import-popup.js';
import { recommendations } from '../../elements/recommendations.js';
import { removePopup } from '../../elements/remove-popup.js';
import { savedItems } from '../../elements/saved-items.js';
import { savedPlans } from '../../elements/saved-plans.js';
import { timeoutPopup } from '../../elements/timeout-popup.js';
import { yearToggle } from '../../elements/year-toggle.js';
import { defineElements } from '../../src/element/shell.js';
import { requestPopup } from '../../src/features/popups/state/popups.js';
import { cutWords } from './support/cut-words.js';
import { openLists } from './support/open-lists.js';
import { openPage } from './support/page.js';

/** How words, figures and cards are set: what the eye takes for one thing, and what for careless. */

const tables = [
  accountBanner,
  activePlans,
  drugList,
  importPopup,
  recommendations,
  removePopup,
  savedItems,
  savedPlans,
  timeoutPopup,
  yearToggle,
];

beforeAll(async () => {
  await page.viewport(1280, 900);
  defineElements(tables);
  await Promise.all(tables.map(({ load }) => load()));
});

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.style.fontSize = '';
});
afterAll(() => page.viewport(1280, 900));

type Faults = NonNullable<NonNullable<Parameters<typeof openPage>[0]>['faults']>;

async function show(tag: string, ready: string, width: number, shopper = 'member', lang: 'en' | 'es' = 'en', faults: Faults = []) {
  return showPage(tag, ready, width, { shopper, lang, faults });
}

async function showPage(tag: string, ready: string, width: number, shown: Parameters<typeof openPage>[0]) {
  await openPage(shown);
  document.body.innerHTML = `<${tag} style="width: ${width}px"></${tag}>`;
  const root = document.body.firstElementChild?.shadowRoot as ShadowRoot;
  await expect.poll(() => root.textContent).toContain(ready);
  return { all: (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)] };
}

const boxOf = (one: Element) => one.getBoundingClientRect();

it('[LOAD-05] the words and the button of a list that could not be read begin at one line, beside the sign', async () => {
  await openPage({ faults: [{ method: 'GET', path: '/profiles/data', status: 400 }] });
  document.body.innerHTML = '<ucp-saved-plans style="width: 358px"></ucp-saved-plans>';
  const root = document.body.firstElementChild?.shadowRoot as ShadowRoot;
  await expect.poll(() => root.textContent).toContain('We could not load your saved items.');
  const words = document.createRange();
  words.selectNodeContents(root.querySelector('.notice__title') as Element);
  const lefts = [...words.getClientRects(), boxOf(root.querySelector('.notice .button') as Element)].map(({ left }) => left);
  expect(lefts).toEqual(lefts.map(() => boxOf(root.querySelector('.notice__body') as Element).left));
});

it('[REC-03] the way to the answers, whose words end where the cards do, is no plate without an edge when it is pointed at', async () => {
  const asked = await show('ucp-recommendations', 'Edit your answers', 900, 'recommended');
  const [link] = asked.all('.head > a') as [HTMLElement];
  await page.elementLocator(link).hover();
  await expect.poll(() => link.matches(':hover')).toBe(true);
  await Promise.all(link.getAnimations().map(({ finished }) => finished));
  expect(getComputedStyle(link).backgroundColor).toBe('rgba(0, 0, 0, 0)');
});

it('[DASH-06] a tile’s icon, count and arrow are on one line', async () => {
  const items = await show('ucp-saved-items', 'Plans saved', 900);
  const middles = items.all('.tile').map((tile) => [...tile.querySelectorAll('.icon, .tile__count')].map(middleOf));
  expect(middles).toHaveLength(3);
  for (const [icon = 0, count = 0, arrow = 0] of middles) {
    expect(Math.abs(icon - count)).toBeLessThan(1);
    expect(Math.abs(arrow - count)).toBeLessThan(1);
  }
});

it.each(['en', 'es'] as const)('[DASH-06] a tile of the narrowest row of three holds its arrow and cuts no word: %s', async (lang) => {
  const items = await show('ucp-saved-items', lang === 'en' ? 'Plans saved' : 'Planes guardados', 640, 'member', lang);
  const tiles = items.all('.tile');
  expect(new Set(tiles.map((tile) => tile.offsetTop)).size).toBe(1);
  for (const tile of tiles) {
    expect(tile.scrollWidth).toBeLessThanOrEqual(tile.clientWidth);
    expect(boxOf(tile.querySelector('.icon--sm') as Element).right).toBeLessThan(boxOf(tile).right);
    const label = tile.querySelector('.tile__label') as HTMLElement;
    expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
  }
});

it.each([
  ['en', 'Plans saved'],
  ['es', 'Planes guardados'],
] as const)('[DASH-06] a tile of a wide row has as much space below its words as above its count: %s', async (lang, ready) => {
  const items = await show('ucp-saved-items', ready, 896, 'member', lang);
  const rooms = items.all('.tile').map((tile) => {
    const words = document.createRange();
    words.selectNodeContents(tile.querySelector('.tile__label') as Element);
    const count = boxOf(tile.querySelector('.tile__count') as Element);
    return [count.top - boxOf(tile).top, boxOf(tile).bottom - words.getBoundingClientRect().bottom];
  });
  expect(rooms).toHaveLength(3);
  for (const [above = 0, below = 0] of rooms) expect(Math.abs(above - below)).toBeLessThan(4);
});

/** From October on, what becomes of the plan stands between its words and its action. */
const beforeTheSeason = { shopper: 'enrolled', lang: 'es', date: '2026-09-20T09:30:00' } as const;

it.each([
  [896, 'beside'],
  [640, 'below'],
] as const)('[ACT-01] in %i px a long action is on one line %s the words of its plan', async (width, place) => {
  const plans = await showPage('ucp-active-plans', 'Vigente', width, beforeTheSeason);
  const [words, action] = plans.all('.strip:has(.button) > *').map(boxOf) as [DOMRect, DOMRect];
  expect(action.left > words.right ? 'beside' : action.top > words.bottom && 'below').toBe(place);
  expect(linesOfAction(plans.all)).toHaveLength(1);
  expect(words.width).toBeGreaterThan(280);
  expect(action.width).toBeLessThan(width / 1.5);
});

it('[ACT-01] an icon behind a long action is at its last word, also on two lines', async () => {
  const plans = await showPage('ucp-active-plans', 'Vigente', 340, beforeTheSeason);
  const [first, last] = linesOfAction(plans.all) as [DOMRect, DOMRect];
  const [icon] = plans.all('.strip .button .icon').map(boxOf) as [DOMRect];
  expect(icon.left - last.right).toBeLessThan(12);
  expect(icon.top).toBeGreaterThanOrEqual(first.bottom - 4);
});

function linesOfAction(all: (selector: string) => HTMLElement[]) {
  const label = document.createRange();
  label.selectNodeContents(all('.strip .button > span')[0]?.firstChild as Node);
  return [...label.getClientRects()];
}

it('[YEAR-01] a chosen year on two lines begins at its check', async () => {
  const toggle = await show('ucp-year-toggle', 'or later', 358);
  const [check] = toggle.all('.is-chosen .icon') as [HTMLElement];
  const words = document.createRange();
  words.selectNodeContents(check.nextSibling as Node);
  const lines = [...words.getClientRects()];
  expect(lines.length).toBe(2);
  for (const { left } of lines) expect(left - boxOf(check).right).toBeLessThan(12);
});

it.each(['en', 'es'] as const)(
  '[PLN-02] a toggle that stands alone keeps its words in their halves on a phone in large letters: %s',
  async (lang) => {
    // A phone of 320 px, counted in the letters of a browser that has them twice as large.
    await page.viewport(160, 400);
    onTestFinished(() => page.viewport(1280, 900));
    const toggle = await show('ucp-year-toggle', '2027', 144, 'member', lang);
    const words = document.createRange();
    for (const half of toggle.all('label')) {
      words.selectNodeContents(half);
      expect(words.getBoundingClientRect().left).toBeGreaterThanOrEqual(boxOf(half).left);
      expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(boxOf(half).right);
    }
  },
);

/** The cards, with the lists of the first ones open. */
async function showLists(ready: string, width: number, shopper: string, cards: number, faults: Faults = []) {
  const plans = await show('ucp-saved-plans', ready, width, shopper, 'en', faults);
  await openLists(document.body.firstElementChild?.shadowRoot as ShadowRoot, cards);
  return plans;
}

/** The position of a row's amount: beside its drug's name or below it. */
function placeOf(row: HTMLElement) {
  const [name, amount] = ['.coverage__item', '.coverage__amount'].map((part) => boxOf(row.querySelector(part) as Element)) as [
    DOMRect,
    DOMRect,
  ];
  return amount.top < name.bottom - 4 ? 'beside' : 'below';
}

it.each([
  [270, 'member', 'below'],
  [270, 'heavy', 'below'],
  [308, 'member', 'beside'],
  [308, 'heavy', 'beside'],
  [358, 'member', 'beside'],
  [358, 'heavy', 'beside'],
  [640, 'heavy', 'beside'],
  [896, 'member', 'beside'],
  [896, 'heavy', 'beside'],
])('[DRUG-11] the amounts of a card’s drugs are all aligned, at %i px for %s: %s', async (width, shopper, place) => {
  const plans = await showLists('drugs covered', width, shopper, 1);
  const rows = plans.all('.plan-card:first-child .coverage--drugs li:has(.coverage__amount)');
  // The lists of the other cards are closed.
  const drawn = rows.filter((row) => row.checkVisibility());
  expect(drawn.length).toBeGreaterThan(3);
  const strays = drawn.filter((row) => placeOf(row) !== place).map((row) => [row.textContent, boxOf(row).width]);
  expect(strays).toEqual([]);
});

it.each([20, 24, 28, 32])('[DRUG-11] no amount cuts the word of its drug’s state on a phone in letters of %i px', async (size) => {
  document.documentElement.style.fontSize = `${size}px`;
  const plans = await showLists('drugs covered', 358, 'member', 4);
  const states = plans.all('.coverage--drugs li .coverage__state > b');
  expect(states.length).toBeGreaterThan(3);
  expect(states.every((word) => word.checkVisibility())).toBe(true);
  expect(states.filter((word) => word.textContent === 'Covered' && word.getClientRects().length > 1)).toEqual([]);
});

it.each([358, 756])('[DRUG-13] [LOAD-04] shows missing coverage on one line, as the text before it, at %i px', async (width) => {
  const faults = [{ method: 'POST', path: '/drug-pricing-api', status: 500 }];
  const plans = await showLists('Coverage not available', width, 'member', 4, faults);
  const states = plans.all('.plan-card:first-child .coverage--drugs .coverage__state');
  expect(states.length).toBeGreaterThan(3);
  for (const { height } of states.map(boxOf)) expect([height > 0, height < 30]).toEqual([true, true]);
});

it.each([308, 358, 756])('[PROV-03] a doctor’s name has space for two words, or its state below it, at %i px', async (width) => {
  const plans = await showLists('providers covered', width, 'heavy', 4);
  const names = plans.all('.coverage--providers li .coverage__item').slice(0, 16);
  expect(names.length).toBe(16);
  for (const name of names) expect(boxOf(name).width).toBeGreaterThanOrEqual(143);
});

it('[DV-01] in letters of twice the size on a phone, a value below its label is nearer to it than to the next label', async () => {
  document.documentElement.style.fontSize = '32px';
  const drugs = await show('ucp-drug-list', 'Furosemide', 358);
  const below = drugs.all('.row__facts').flatMap((facts) => {
    const pairs = [...facts.children].map((pair) => [...pair.children].map(boxOf) as [DOMRect, DOMRect]);
    return pairs.slice(0, -1).flatMap(([term, detail], at) => {
      const next = pairs[at + 1]?.[0] as DOMRect;
      return detail.top >= term.bottom ? [{ toTerm: detail.top - term.bottom, toNext: next.top - detail.bottom }] : [];
    });
  });
  expect(below).not.toEqual([]);
  for (const { toTerm, toNext } of below) expect(toTerm).toBeLessThan(toNext);
});

it('[DRUG-02] a dose and its form stay together: beside the name, or below it', async () => {
  for (const width of [358, 390, 756, 900]) {
    const plans = await showLists('drugs covered', width, 'member', 4);
    // A card may show its drugs before the next one has its own.
    const doses = () => plans.all('.coverage__dose');
    await expect.poll(() => doses().length).toBeGreaterThanOrEqual(16);
    for (const dose of doses()) {
      const { left } = boxOf(dose.parentElement as Element);
      const [first] = dose.getClientRects();
      const torn = linesOf(dose).length > 1 && (first?.left ?? 0) > left + 1;
      expect(first).toBeDefined();
      expect([width, dose.textContent, torn]).toEqual([width, dose.textContent, false]);
    }
  }
});

describe('the buttons of a popup', () => {
  async function buttonsOf(tag: string, room: string, lang: 'en' | 'es' = 'es') {
    await openPage({ lang });
    // The pointer may lie where a test before left it: no button rises to it.
    document.body.innerHTML = `<${tag} style="--ucp-popup-max-width: ${room}; --ucp-lift: 0px"></${tag}>`;
    if (tag === 'ucp-remove-popup') requestPopup({ tag, list: 'drugs', key: 'k', name: 'Furosemide' });
    else document.body.firstElementChild?.setAttribute('open', '');
    const buttons = () => [...(document.body.firstElementChild?.shadowRoot?.querySelectorAll('.popup__foot .button') ?? [])].map(boxOf);
    await expect.poll(() => buttons().length).toBe(2);
    return buttons() as [DOMRect, DOMRect];
  }

  it.each([
    ['[REM-01]', 'ucp-remove-popup', '448px'],
    ['[IDLE-02]', 'ucp-timeout-popup', '424px'],
  ])('%s one above the other they are as wide: %s', async (_, tag, room) => {
    const [safe, action] = await buttonsOf(tag, room);
    expect(action.bottom).toBeLessThan(safe.top);
    expect(action.width).toBeCloseTo(safe.width, 0);
    expect(action.left).toBeCloseTo(safe.left, 0);
  });

  it.each([
    ['[REM-01]', 'ucp-remove-popup'],
    ['[IDLE-02]', 'ucp-timeout-popup'],
  ])('%s side by side each is as wide as its words: %s', async (_, tag) => {
    const [safe, action] = await buttonsOf(tag, '700px', 'en');
    expect(action.top).toBeCloseTo(safe.top, 0);
    expect(safe.width + action.width).toBeLessThan(500);
  });
});

it('[IMP-08] a number is not torn from its word at a hyphen', async () => {
  await openPage({ shopper: 'base' });
  document.body.innerHTML = `<ucp-import-popup open></ucp-import-popup>`;
  const hints = () => [...(document.body.firstElementChild?.shadowRoot?.querySelectorAll<HTMLElement>('.field__hint') ?? [])];
  await expect.poll(() => hints().length).toBe(2);
  const hint = hints().find((one) => one.textContent?.includes('11-character')) as HTMLElement;
  for (let room = 260; room < 340; room += 8) {
    hint.style.width = `${room}px`;
    expect([room, cutWords(hint)]).toEqual([room, []]);
  }
});

describe('leaves no few letters alone in a last line', () => {
  it.each([
    // On a phone there is no sentence under the greeting.
    ['[ACC-02]', 'ucp-account-banner', 'Hello', 'member', '.banner__text', [600, 620, 660, 700]],
    ['[DV-07]', 'ucp-drug-list', 'No drugs saved yet', 'empty', '.empty > p', [310, 330, 358, 390]],
  ])('%s %s', async (_, tag, ready, shopper, selector, widths) => {
    for (const width of widths) {
      const shown = await show(tag, ready, width, shopper);
      expect(shown.all(selector)).not.toEqual([]);
      for (const words of shown.all(selector)) {
        const lines = linesOf(words);
        const [last = 0] = lines.slice(-1);
        expect([width, words.textContent, last / Math.max(...lines) > 0.4]).toEqual([width, words.textContent, true]);
      }
    }
  });
});

function middleOf(one: Element): number {
  const { top, bottom } = boxOf(one);
  return (top + bottom) / 2;
}

/** How wide each line of a paragraph is. */
function linesOf(words: Element): number[] {
  const range = document.createRange();
  range.selectNodeContents(words);
  const ends = new Map<number, { left: number; right: number }>();
  for (const { bottom, left, right } of range.getClientRects()) {
    const line = Math.round(bottom / 8);
    const { left: from = left, right: to = right } = ends.get(line) ?? {};
    ends.set(line, { left: Math.min(from, left), right: Math.max(to, right) });
  }
  return [...ends.values()].map(({ left, right }) => right - left);
}
