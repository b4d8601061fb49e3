import { describe, expect, it } from 'vitest';
import { findEngines } from '../../scripts/lib/engines.mjs';
import { run } from '../../scripts/lib/run.mjs';
import { readPrintedPage } from '../browser/support/paper.js';
import { engineNames, patient, withEngine } from './support/engines.js';
import { applyPrintStyles } from './support/print-styles.js';
import type { Tab } from './support/tab.js';

const names = [
  'UHC Dual Complete',
  'AARP Medicare Advantage from UHC',
  'AARP Medicare Advantage Essentials from UHC',
  'Desert Rx Saver (PDP)',
];

const others = ['Continue shopping', 'Create account', 'Your pharmacy', 'Yearly cost', 'Frequently', 'Need help', 'demo'];

async function readyToPrint(tab: Tab): Promise<void> {
  await tab.css('ucp-saved-plans').role('article').nth(3).text('drugs covered').waitFor();
  await tab.settle();
}

/** The print dialog would cover the page: what would be on paper can be looked at instead. */
async function pressPrint(tab: Tab): Promise<void> {
  await tab.page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printing', '');
  });
  await tab.role('button', 'Print').press();
  await tab.css('html[data-printing]').waitFor();
}

describe.each(engineNames)('printing in %s', patient, (name) => {
  const visit = withEngine(name);

  it('[TOP-05] [COST-09] puts the saved plans on paper, black on white, with nothing to press and nothing else of the page', async () => {
    const tab = await visit('/pages/whole.html', { shopper: 'guest', width: 703, height: 2600 });
    await readyToPrint(tab);
    await pressPrint(tab);
    await tab.page.evaluate(applyPrintStyles);
    await tab.picture('print-styles');
    const { text, inks, grounds, buttons } = await readPrintedPage(tab.page);
    for (const plan of names) expect(text).toContain(plan);
    for (const other of others) expect(text, other).not.toContain(other);
    expect(text).toContain('Saved plans for 2027. Printed November 20, 2026.');
    expect(text.match(/These figures are estimates/g)).toHaveLength(1);
    expect(buttons).toBe(0);
    expect(inks).toEqual(['rgb(0, 0, 0)']);
    expect(grounds.filter((ground) => !['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(ground))).toEqual([]);
    await tab.page.evaluate(() => dispatchEvent(new Event('afterprint')));
  });
});

/** The driver of WebKitGTK cannot print. */
describe('the paper of Firefox', patient, () => {
  const visit = withEngine('Firefox');

  it.each([
    ['from the plans', ''],
    ['from the drugs, of a shopper who has never seen the plans', '#drugs'],
  ])('[TOP-05] has the saved plans and nothing else: %s', async (_, view) => {
    const tab = await visit(`/pages/whole.html${view}`, { shopper: 'guest' });
    if (view) await tab.css('ucp-drug-list').css('.row').waitFor();
    else await readyToPrint(tab);
    await tab.settle();
    const pdf = tab.keep(`paper${view.replace('#', '-')}.pdf`, (await tab.page.pdf?.()) ?? new Uint8Array());
    // Letters may be joined on paper.
    const text = (await run(findEngines().pdfToText ?? 'pdftotext', ['-layout', pdf, '-'])).normalize('NFKC').replaceAll(/\s+/g, ' ');
    await run(findEngines().pdfToPicture ?? 'pdftoppm', ['-r', '60', '-png', pdf, pdf.replace('.pdf', '')]);
    expect(text).toContain('Saved plans for 2027. Printed November 20, 2026.');
    expect(text.match(/These figures are estimates/g)).toHaveLength(1);
    for (const word of [
      'Yearly total',
      'UHC Dual Complete',
      'Desert Rx Saver',
      'Dr. Leonard Klocko',
      'details.html/85004/013/H0609044000/2027',
    ]) {
      expect(text).toContain(word);
    }
    for (const other of others) expect(text, other).not.toContain(other);
  });
});
