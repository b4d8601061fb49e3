import { describe, expect, it } from 'vitest';
import { brands } from '../../src/shared/brands.js';
import { overflowingElements } from '../browser/support/fit.js';
import { brokenWords } from '../browser/support/words.js';
import { engineNames, patient, type Visit, withEngine } from './support/engines.js';
import type { Tab } from './support/tab.js';

const phone = { width: 390, height: 2600 };
const desktop = { width: 1280, height: 2600 };

async function expectToFit(tab: Tab, picture: string): Promise<void> {
  for (const [size, { width, height }] of Object.entries({ desktop, phone })) {
    await tab.page.resize(width, height);
    await tab.settle();
    await tab.picture(`${picture}-${size}`);
    expect(await overflowingElements(tab.page), size).toEqual([]);
    expect(await brokenWords(tab.page), size).toEqual([]);
  }
}

/** How many left edges the cards of plans have. */
async function columnsOfCards(tab: Tab): Promise<number> {
  const cards = await tab.css('ucp-saved-plans').role('article').all();
  return new Set(cards.map(({ box }) => box.left)).size;
}

describe.each(engineNames)('looks in %s', patient, (name) => {
  const visit = withEngine(name);

  async function see(path: string, query: Visit, heading: RegExp): Promise<Tab> {
    const tab = await visit(path, { ...desktop, ...query });
    // A key loads what is far down too, as for whoever reads by keyboard.
    await tab.page.key('Shift');
    await tab.role('heading', heading).waitFor();
    return tab;
  }

  it.each([
    ['plans', '/pages/whole.html', /^Sus planes guardados/],
    ['drugs', '/pages/whole.html#drugs', /^Sus medicamentos/],
    ['doctors', '/pages/whole.html#providers', /^Sus médicos/],
  ])('[VW-01] reads in Spanish, and fits a phone and a desktop: %s', async (view, path, heading) => {
    const tab = await see(path, { shopper: 'guest', lang: 'es' }, heading);
    await expectToFit(tab, `spanish-${view}`);
  });

  it.each(['', ...brands])(
    '[PLN-05] has cards side by side on a desktop and below each other on a phone, in the brand "%s"',
    async (theme) => {
      const tab = await see('/pages/whole.html', { shopper: 'member', ...(theme && { theme }) }, /^Your Saved Plans/);
      await expectToFit(tab, `brand-${theme || 'neutral'}`);
      expect(await columnsOfCards(tab)).toBe(1);
      await tab.page.resize(desktop.width, desktop.height);
      await expect.poll(() => columnsOfCards(tab)).toBe(2);
    },
  );

  it('[YEAR-01] has the years right below the heading after a tablet was turned', async () => {
    const tab = await see('/pages/whole.html', { shopper: 'member' }, /^Your Saved Plans/);
    await tab.settle();
    await tab.page.resize(phone.width, phone.height);
    await tab.settle();
    const lead = await tab.css('ucp-saved-plans').css('.head__lead').box();
    const years = await tab.css('ucp-year-toggle').css('.segments').box();
    expect(years.top - lead.bottom).toBeLessThan(24);
  });

  it('[DASH-01] draws the dashboard, and fits a phone and a desktop', async () => {
    const tab = await see('/pages/dashboard.html', { shopper: 'recommended' }, /./);
    await expectToFit(tab, 'dashboard');
  });
});
