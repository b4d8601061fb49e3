import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../../elements/index.js';
import { defineElements } from '../../src/element/shell.js';
import { openPage } from './support/page.js';

/** The explanation of the stars of plans, as Chromium draws it. */

beforeAll(async () => {
  await openPage({ shopper: 'guest' });
  defineElements(tables);
  await Promise.all(tables.map(({ load }) => load()));
});

afterEach(() => document.body.replaceChildren());

const english = 'Star ratings are for 2027. Medicare rates plans every year on a 5-star scale.';
const spanish = 'Las calificaciones por estrellas son de 2027. Medicare califica los planes cada año en una escala de 5 estrellas.';

async function show(html: string, of: NonNullable<Parameters<typeof openPage>[0]> = { shopper: 'guest' }): Promise<void> {
  await openPage(of);
  document.body.innerHTML = html;
}

const rootsOf = () => [...document.body.children].flatMap(({ shadowRoot }) => shadowRoot ?? []);
/** The tags that say the sentence, as often as they say it. */
const saidBy = (sentence: string) =>
  rootsOf().flatMap((root) => [...root.querySelectorAll('p')].filter((one) => one.textContent === sentence).map(() => root.host.localName));
const hasStars = () => rootsOf().some((root) => root.querySelector('.stars') !== null);

const list = '<ucp-saved-plans></ucp-saved-plans>';
const notices = '<ucp-disclosures></ucp-disclosures>';
const card = (id: string) => `<ucp-plan-card plan-id="${id}" plan-year="2027"></ucp-plan-card>`;

describe.each([
  ['en', english],
  ['es', spanish],
])('in %s', (lang, sentence) => {
  it.each([
    ['the disclosures, where a page has them', `${list}${notices}`, 'guest', ['ucp-disclosures']],
    ['the list of saved plans, where it has none', list, 'guest', ['ucp-saved-plans']],
    ['a card of its own', card('H0609044000'), 'guest', ['ucp-plan-card']],
    ['the first of several', `${card('H0609044000')}${card('H0609026000')}`, 'guest', ['ucp-plan-card']],
    ['the number one recommendation', '<ucp-recommendations></ucp-recommendations>', 'recommended', ['ucp-recommendations']],
  ])('[FACT-04] the stars are explained once by %s', async (_, html, shopper, by) => {
    await show(html, { shopper, lang });
    await expect.poll(hasStars).toBe(true);
    await expect.poll(() => saidBy(sentence)).toEqual(by);
  });
});

describe('the disclosures', () => {
  it('[FACT-04] take the sentence over when they come, and leave it behind when they go', async () => {
    await show(list);
    await expect.poll(() => saidBy(english)).toEqual(['ucp-saved-plans']);
    const late = document.createElement('ucp-disclosures');
    document.body.append(late);
    await expect.poll(() => saidBy(english)).toEqual(['ucp-disclosures']);
    late.remove();
    await expect.poll(() => saidBy(english)).toEqual(['ucp-saved-plans']);
  });

  it('[FACT-04] have the required notices of the content first, and nothing that closes them', async () => {
    await show(`${list}${notices}`);
    const root = () => document.querySelector('ucp-disclosures')?.shadowRoot;
    await expect.poll(() => root()?.querySelectorAll('.rich').length).toBe(2);
    const order = [...(root()?.querySelectorAll('.rich, p, .note') ?? [])].filter((one) => !one.parentElement?.closest('.rich, .note'));
    const at = (matches: (one: Element) => boolean) => order.findIndex(matches);
    const stars = at((one) => one.textContent === english);
    expect(order.map((one) => one.className).slice(0, stars)).toEqual(['rich', 'rich']);
    expect(at((one) => one.matches('.note'))).toBeGreaterThan(stars);
    expect(root()?.querySelectorAll('button, details, [aria-expanded]')).toHaveLength(0);
  });

  it('[FACT-04] are not said of plans without stars', async () => {
    await show(list, { shopper: 'empty' });
    await expect.poll(() => document.querySelector('ucp-saved-plans')?.shadowRoot?.querySelector('.empty')).toBeTruthy();
    expect(saidBy(english)).toEqual([]);
  });
});
