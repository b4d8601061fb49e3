import type { Locator, Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { withBrowser } from './support/browser.js';
import { demo } from './support/demo.js';
import { engineFaults } from './support/engines.js';
import { overflowingElements } from './support/fit.js';
import { type InputDevice, keyboard } from './support/hand.js';
import { focusedText } from './support/page.js';

/** Three people read one true sentence that names the cheapest plan that they can join and what it leaves out (COST-12). */

const { newPage, urlOf } = withBrowser();

beforeEach(() => demo.reset());

interface Person {
  readonly who: string;
  readonly shopper: string;
  /** Answers the question about Extra Help with Yes. */
  readonly hasExtraHelp?: boolean;
}

const people: readonly Person[] = [
  { who: 'a guest', shopper: 'answer-guest' },
  { who: 'a member', shopper: 'answer-member' },
  { who: 'a person with Extra Help', shopper: 'answer-guest', hasExtraHelp: true },
];
const languages = ['en', 'es'] as const;
const widths = [390, 1280] as const;

const cases = people.flatMap((person) => languages.flatMap((lang) => widths.map((width) => ({ ...person, lang, width }))));

const answer = (tab: Page) => tab.locator('ucp-cost-chart .chart__answer[part=answer]');

async function answerExtraHelp(hand: InputDevice, tab: Page): Promise<void> {
  const question = tab.locator('ucp-extra-help');
  await hand.choose(question.getByRole('radio').first());
  const popup = tab.locator('ucp-extra-help-popup dialog');
  await popup.waitFor();
  await tab.keyboard.press('Escape');
  await popup.waitFor({ state: 'detached' });
  await question.locator('.line').waitFor();
}

/** A row that is ranked among the plans that anybody can join, with its total in dollars. */
async function rankedRows(tab: Page): Promise<readonly { readonly name: string; readonly total: number }[]> {
  const rows = await tab.locator('ucp-cost-chart').locator('ol.chart__rows').first().locator('.chart__row').all();
  return Promise.all(
    rows.map(async (row) => ({
      name: await words(row.locator('.chart__name bdi').first()),
      total: dollars(await words(row.locator('.chart__total .money'))),
    })),
  );
}

const words = async (place: Locator) => ((await place.textContent()) ?? '').replace(/\s+/g, ' ').trim();
const dollars = (text: string) => Number(text.replace(/[^0-9.]/g, ''));

describe('[COST-12] the plan with the lowest cost', () => {
  it.each(cases)('$who reads it, $width px wide, in "$lang"', async ({ shopper, hasExtraHelp, lang, width }) => {
    const tab = await newPage({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
    await tab.goto(urlOf('/pages/whole.html', { shopper, lang, date: '2026-11-20T09:30:00' }));
    await answer(tab).waitFor();
    const hand = keyboard(tab);
    if (hasExtraHelp) await answerExtraHelp(hand, tab);
    await answer(tab).waitFor();
    await tab.waitForLoadState('networkidle');

    // The plan that it names is the first of the rows, none of the rows costs less, and none of them needs Medicaid or a condition.
    const [first, ...others] = await rankedRows(tab);
    const [sentence] = await answer(tab).locator('p').all();
    if (!first || !sentence) throw new Error('The chart ranks no plan, or has no answer.');
    expect(others.length).toBeGreaterThan(0);
    expect(dollars(await words(sentence.locator('b').first()))).toBe(first.total);
    expect(Math.min(...others.map(({ total }) => total))).toBeGreaterThanOrEqual(first.total);
    expect(await words(sentence.locator('a').first())).toContain(first.name);
    expect(first.name).not.toMatch(/SNP/);
    // It leaves out plans that not everybody can join, and drug plans.
    expect(await words(sentence)).toMatch(
      lang === 'en'
        ? /^Lowest yearly cost of a Medicare Advantage plan that anybody can join: /
        : /^Costo anual más bajo de un plan Medicare Advantage en el que cualquiera puede inscribirse: /,
    );
    expect(await words(sentence)).toMatch(/\d de \d|\d of \d/);

    expect(await overflowingElements(tab)).toEqual([]);
    expect(await engineFaults(tab)).toEqual([]);

    // By keyboard, the name leads to the card of that plan.
    await hand.press(sentence.locator('a').first());
    await expect.poll(() => focusedText(tab)).toContain(first.name.split(' ')[0]);
  });
});
