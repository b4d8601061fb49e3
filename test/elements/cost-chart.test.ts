import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { costChart } from '../../elements/cost-chart.js';
import { extraHelp } from '../../elements/extra-help.js';
import { savedPlans } from '../../elements/saved-plans.js';
import { defineElements } from '../../src/element/shell.js';
import { submitExtraHelpAnswer } from '../../src/features/extra-help/actions/answer-extra-help.js';
import { cutWords } from './support/cut-words.js';
import { openPage } from './support/page.js';

/** The yearly chart as Chromium lays it out: what a document without layout cannot tell. */

beforeAll(async () => {
  defineElements([costChart, extraHelp]);
  await Promise.all([costChart.load(), extraHelp.load()]);
});

async function chartOn(width: number, shopper = 'guest', lang: 'en' | 'es' = 'en'): Promise<ShadowRoot> {
  await page.viewport(width, 900);
  await openPage({ shopper, lang });
  document.body.innerHTML = '<ucp-cost-chart></ucp-cost-chart>';
  const host = document.querySelector('ucp-cost-chart');
  await expect.poll(() => host?.shadowRoot?.querySelectorAll('.chart__row').length).toBeGreaterThan(3);
  return host?.shadowRoot as ShadowRoot;
}

const boxesOf = (root: ShadowRoot, selector: string) => [...root.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());

/** The lengths of a row's bars as parts of its track. */
function parts(row: Element): readonly number[] {
  const track = row.querySelector('.chart__bars')?.getBoundingClientRect().width ?? 0;
  return [...row.querySelectorAll('.chart__bar')].map((bar) => bar.getBoundingClientRect().width / track);
}

/** The lengths of all tracks, in whole pixels. */
const tracksOf = (root: ShadowRoot) =>
  new Set(boxesOf(root, '.chart__bars').flatMap(({ width }) => (width > 0 ? [Math.round(width)] : [])));

const sentencesOf = (root: ShadowRoot) => [...root.querySelectorAll('[part="answer"] p')].map(({ textContent }) => textContent ?? '');

const lowest = {
  en: 'Lowest yearly cost of a Medicare Advantage plan that anybody can join',
  es: 'Costo anual más bajo de un plan Medicare Advantage en el que cualquiera puede inscribirse',
};
const goldPlus = 'Humana Gold Plus H0028-028 (HMO)';
const choice = 'HumanaChoice R7220-002 (Regional PPO)';

/** The sentences of three people, in both languages. */
const expected: Readonly<Record<string, Readonly<Record<'en' | 'es', readonly string[]>>>> = {
  guest: {
    en: [
      `${lowest.en}: ${goldPlus}, $849.96. It covers 4 of 4 drugs. 3 of 4 doctors are in its network.`,
      `${choice} has 4 of 4 doctors, for $830.60 more a year.`,
    ],
    es: [
      `${lowest.es}: ${goldPlus}, $849.96. Cubre 4 de 4 medicamentos. 3 de 4 médicos están en su red.`,
      `${choice} tiene 4 de 4 médicos, por $830.60 más al año.`,
    ],
  },
  member: {
    en: [`${lowest.en}: SCAN Classic (HMO), $662.40. It covers 4 of 4 drugs. 4 of 4 doctors are in its network.`],
    es: [`${lowest.es}: SCAN Classic (HMO), $662.40. Cubre 4 de 4 medicamentos. 4 de 4 médicos están en su red.`],
  },
  'person with Extra Help': {
    en: [
      `${lowest.en}: ${goldPlus}, $64.00. It covers 4 of 4 drugs. 3 of 4 doctors are in its network.`,
      `${choice} has 4 of 4 doctors, for $156.00 more a year.`,
    ],
    es: [
      `${lowest.es}: ${goldPlus}, $64.00. Cubre 4 de 4 medicamentos. 3 de 4 médicos están en su red.`,
      `${choice} tiene 4 de 4 médicos, por $156.00 más al año.`,
    ],
  },
};

async function answersOf(root: ShadowRoot): Promise<readonly string[]> {
  await expect.poll(() => sentencesOf(root)).not.toEqual([]);
  return sentencesOf(root);
}

describe('<ucp-cost-chart>', () => {
  it.each([
    [320, 'member'],
    [390, 'member'],
    [820, 'member'],
    [1280, 'member'],
    [320, 'tucson'], // One amount is not known, and its hidden words lie far to the right.
  ])('does not scroll sideways at %i px, with its table too: %s', async (width, shopper) => {
    const root = await chartOn(width, shopper);
    root.querySelector('button')?.click();
    await expect.poll(() => root.querySelector<HTMLElement>('.chart__table')?.hidden).toBe(false);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    for (const box of boxesOf(root, '.chart__row > *')) expect(box.right).toBeLessThanOrEqual(width);
  });

  it.each(['member', 'guest'])('does not scroll sideways on a phone in letters of twice the size: %s, in Spanish', async (shopper) => {
    const root = document.documentElement;
    root.style.fontSize = '32px';
    onTestFinished(() => void root.style.removeProperty('font-size'));
    await chartOn(360, shopper, 'es');
    expect(root.scrollWidth).toBeLessThanOrEqual(360);
  });

  it.each([
    [360, 'Emtricitabine/Rilpivirine/Tenofovir'],
    [305, 'Trulicity'], // The width that a desktop’s scrollbar leaves of 320 px.
  ])('[COST-02] in letters of twice the size at %i px is no wider for %s, which a plan does not cover', async (width, name) => {
    document.documentElement.style.fontSize = '32px';
    onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
    const root = await chartOn(width, 'member', 'es');
    const missing = root.querySelector('.chart__missing') as HTMLElement;
    expect(missing.textContent).toContain('Trulicity');
    missing.textContent = missing.textContent?.replace('Trulicity', name) ?? '';
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(boxesOf(root, '.chart__row > *').filter(({ right }) => right > width)).toEqual([]);
    expect(
      [...root.querySelectorAll('.chart__row > :not(.chart__bars)')].flatMap(cutWords).filter((word) => !word.startsWith(name)),
    ).toEqual([]);
  });

  it('[COST-03] draws the bars in one column, each as long as its cost', async () => {
    const root = await chartOn(1280, 'guest');
    const tracks = boxesOf(root, '.chart__bars');
    expect(new Set(tracks.map(({ left }) => left)).size).toBe(1);
    const lists = [...root.querySelectorAll('ol.chart__rows')];
    for (const list of lists) {
      const lengths = [...list.querySelectorAll('.chart__row')].map((row) => parts(row).reduce((sum, part) => sum + part, 0));
      expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
      expect(lengths.at(-1)).toBeLessThanOrEqual(1);
    }
  });

  it.each([
    [390, 6, 'Show all 30 plans'],
    [1280, 30, ''],
  ])('[COST-03] shows six rows on a phone and all on a large screen: %i px', async (width, rows, words) => {
    const root = await chartOn(width, 'heavy');
    const shown = () => [...root.querySelectorAll('.chart__row')].filter((row) => row.checkVisibility()).length;
    const button = [...root.querySelectorAll('button')].filter((one) => one.checkVisibility()).at(1);
    expect([shown(), button?.textContent ?? '']).toEqual([rows, words]);
    if (!button) return;
    button.click();
    await expect.poll(shown).toBe(30);
  });

  it('[COST-05] leads from a row to the card of its plan, by the whole row', async () => {
    defineElements([savedPlans]);
    await savedPlans.load();
    await page.viewport(390, 900);
    await openPage({ shopper: 'member' });
    document.body.innerHTML = '<ucp-cost-chart></ucp-cost-chart><ucp-saved-plans></ucp-saved-plans>';
    const root = () => document.querySelector('ucp-cost-chart')?.shadowRoot;
    const links = () => [...(root()?.querySelectorAll<HTMLElement>('.chart__name a') ?? [])];
    await expect.poll(() => links().length).toBe(4);
    const link = links().find((one) => one.textContent?.startsWith('Desert Rx')) as HTMLElement;
    const row = link.closest('li') as HTMLElement;
    const { left, top, height } = row.getBoundingClientRect();
    expect(height).toBeGreaterThanOrEqual(44);
    expect(root()?.elementFromPoint(left + 4, top + height - 4)).toBe(link);
    link.click();
    const focused = document.querySelector('ucp-saved-plans')?.shadowRoot?.activeElement;
    expect(focused?.textContent).toBe('Desert Rx Saver (PDP)');
  });

  it('distinguishes its two series without color', async () => {
    const root = await chartOn(820);
    const look = (series: string) => getComputedStyle(root.querySelector(`.chart__bar.chart__series--${series}`) as Element);
    expect(look('premium').backgroundImage).toBe('none');
    expect(look('drugs').backgroundImage).toContain('repeating-linear-gradient');
    expect(look('drugs').borderTopColor).not.toBe(look('drugs').backgroundColor);
  });

  it('is worked by keyboard: the button, then the table, which scrolls if it is wider than the phone', async () => {
    const root = await chartOn(320, 'member');
    const button = root.querySelector('button');
    button?.focus();
    expect(button?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard('{Enter}');
    for (let step = 0; step < 8 && !root.activeElement?.matches('.chart__table'); step += 1) await userEvent.tab();
    const table = root.querySelector('.chart__table');
    expect(root.activeElement).toBe(table);
    expect(table?.scrollWidth).toBeGreaterThan(table?.clientWidth ?? 0);
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => table?.scrollLeft).toBeGreaterThan(0);
  });

  it.each(['ltr', 'rtl'])('keeps each plan’s name beside its amounts while its table is scrolled: %s', async (dir) => {
    const root = await chartOn(320, 'member');
    document.body.dir = dir;
    onTestFinished(() => document.body.removeAttribute('dir'));
    root.querySelector('button')?.click();
    const table = root.querySelector('.chart__table') as HTMLElement;
    await expect.poll(() => table.checkVisibility()).toBe(true);
    const [before] = boxesOf(root, 'tbody th');
    const amounts = () => boxesOf(root, 'tbody tr:first-child td');
    table.scrollLeft = dir === 'ltr' ? 1000 : -1000;
    const [name] = boxesOf(root, 'tbody th');
    expect(name?.left).toBe(before?.left);
    const last = amounts().at(-1);
    expect(dir === 'ltr' ? last?.left : name?.left).toBeGreaterThanOrEqual((dir === 'ltr' ? name?.right : last?.right) ?? Infinity);
  });

  it('[CARD-16] [DRUG-09] follows an answer about Extra Help at once', async () => {
    const root = await chartOn(820);
    const totals = () => [...root.querySelectorAll('.chart__total')].map(({ textContent }) => textContent);
    const before = totals();
    await submitExtraHelpAnswer('yes', document);
    await expect.poll(totals).not.toEqual(before);
    expect(root.textContent).toContain('with Extra Help');
    await submitExtraHelpAnswer('no', document);
    await expect.poll(totals).toEqual(before);
  });

  it('stays off paper if only the saved plans are', async () => {
    const root = await chartOn(820);
    const rules = root.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules]);
    const printed = rules.filter((rule) => rule instanceof CSSMediaRule && rule.conditionText === 'print').map(({ cssText }) => cssText);
    expect(root.querySelector('.root')?.classList.contains('no-print')).toBe(true);
    expect(printed.join()).toMatch(/\.no-print \{ display: none/);
  });

  it.each(
    [390, 1280].flatMap((width) =>
      [
        ['guest', 'answer-guest', 'no'],
        ['member', 'answer-member', 'no'],
        ['person with Extra Help', 'answer-guest', 'yes'],
      ].flatMap(([who = '', shopper = '', help = '']) => (['en', 'es'] as const).map((lang) => ({ width, who, shopper, help, lang }))),
    ),
  )(
    '[COST-12] names the cheapest plan that a $who can join, and what it leaves out: $width px, $lang',
    async ({ width, who, shopper, help, lang }) => {
      const root = await chartOn(width, shopper, lang);
      if (help === 'yes') await submitExtraHelpAnswer('yes', document);
      await expect.poll(() => sentencesOf(root)).toEqual(expected[who]?.[lang]);
      for (const box of boxesOf(root, '[part="answer"] p')) expect(box.right).toBeLessThanOrEqual(width);
    },
  );

  it('[COST-12] [COST-13] follows Extra Help Yes, No and back in one step: sentence, counts and totals', async () => {
    const root = await chartOn(390, 'answer-guest');
    const without = await answersOf(root);
    const words = () => [...root.querySelectorAll('[part="answer"] p, .chart__row')].map(({ textContent }) => textContent);
    const before = words();
    const seen: string[] = [];
    const watcher = new MutationObserver(() =>
      seen.push(`${root.querySelector('[part="answer"] b')?.textContent} ${root.querySelector('ol .chart__total')?.textContent}`),
    );
    watcher.observe(root, { subtree: true, childList: true, characterData: true });
    await submitExtraHelpAnswer('yes', document);
    await expect.poll(() => root.querySelector('[part="answer"] b')?.textContent).toBe('$64.00');
    watcher.disconnect();
    // The sentence never stands beside totals of the other answer.
    for (const pair of seen) expect(pair).toMatch(/^(\$[\d.,]+) \1/);
    await submitExtraHelpAnswer('no', document);
    await expect.poll(words).toEqual(before);
    expect(await answersOf(root)).toEqual(without);
  });

  it.each([
    [390, 'ltr', '16px'],
    [390, 'rtl', '16px'],
    [390, 'ltr', '32px'],
    [1280, 'ltr', '16px'],
  ])(
    '[COST-10] [COST-12] fits a name of 120 characters in the sentence and in the group: %i px, %s, letters of %s',
    async (width, dir, letters) => {
      document.documentElement.style.fontSize = letters;
      document.body.dir = dir;
      onTestFinished(() => {
        document.documentElement.style.removeProperty('font-size');
        document.body.removeAttribute('dir');
      });
      const root = await chartOn(width, 'answer-guest', 'es');
      await answersOf(root);
      const long = `${'Extraordinarily comprehensive neighborhood advantage '.repeat(3).slice(0, 106)}(Regional PPO)`;
      for (const name of root.querySelectorAll('[part="answer"] bdi, .chart__name bdi')) name.textContent = long;
      root.querySelector('button')?.click();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      for (const box of boxesOf(root, '.chart__answer *, .chart__row > :not(.chart__bars)')) {
        expect(box.right).toBeLessThanOrEqual(width);
        expect(box.left).toBeGreaterThanOrEqual(0);
      }
      expect([...root.querySelectorAll('[part="answer"] p, .chart__row > :not(.chart__bars)')].flatMap(cutWords)).toEqual([]);
    },
  );

  it.each([
    [320, 'answer-member', 'en'],
    [390, 'answer-member', 'en'],
    [820, 'plan-renews', 'en'],
    [1280, 'plan-renews', 'en'],
    [1280, 'plan-renews', 'es'],
    [1280, 'plan-moves', 'en'],
  ] as const)(
    '[COST-03] [NEXT-03] has tracks of one length, so that lengths can be compared: %i px, %s (%s)',
    async (width, shopper, lang) => {
      const root = await chartOn(width, shopper, lang);
      await expect.poll(() => root.querySelector('.chart__row--now .chart__of')).not.toBeNull();
      if (width <= 390) root.querySelectorAll('button')[1]?.click();
      await expect.poll(() => boxesOf(root, '.chart__bars').filter((box) => box.width > 0).length).toBeGreaterThan(3);
      expect(tracksOf(root).size).toBe(1);
    },
  );

  it.each([390, 1280])('[NEXT-03] ranks the plan now with its total of the next year: %i px', async (width) => {
    const root = await chartOn(width, 'answer-member');
    await answersOf(root);
    expect(root.querySelector('.chart__row--apart')).toBeNull();
    const rows = [...root.querySelectorAll('ol .chart__row--now')];
    expect(rows.map((row) => row.querySelector('.chart__now')?.textContent?.trim())).toEqual(['Your plan now, in 2027']);
    expect(rows[0]?.querySelector('.chart__of')?.textContent?.trim()).toBe('the same as 2026');
    expect(rows[0]?.querySelector('.chart__bars')?.checkVisibility()).toBe(true);
  });

  it.each([390, 1280])('[COST-10] shows the kind of each plan in its name, and needs as large as the name: %i px', async (width) => {
    const root = await chartOn(width, 'special-needs');
    await answersOf(root);
    if (width === 390) root.querySelectorAll('button')[1]?.click();
    await expect.poll(() => [...root.querySelectorAll('.chart__row')].every((row) => row.checkVisibility())).toBe(true);
    for (const row of root.querySelectorAll('.chart__row')) {
      const name = row.querySelector('.chart__name bdi');
      expect(name?.textContent).toMatch(/\(.+\)$/);
      expect([...(name?.querySelectorAll('.nb') ?? [])].every((one) => one.getBoundingClientRect().width > 20)).toBe(true);
      const need = row.querySelector('.chart__need');
      if (!need || !name) continue;
      const look = (one: Element) => [getComputedStyle(one).fontSize, getComputedStyle(one).color, getComputedStyle(one).fontWeight];
      expect(look(need)).toEqual(look(row.querySelector('.chart__name') as Element));
    }
    const needs = [...root.querySelectorAll('.chart__group--need + ul .chart__need')].map(({ textContent }) => textContent?.trim());
    expect(needs).toEqual([
      'Chronic condition required',
      'For people with a heart or blood vessel disease, diabetes or heart failure',
      'Nursing home level of care required',
    ]);
    expect(root.querySelectorAll('ol .chart__need')).toHaveLength(2);
  });
});
