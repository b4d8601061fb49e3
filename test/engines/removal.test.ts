import { describe, expect, it } from 'vitest';
import { demo } from '../browser/support/demo.js';
import { engineNames, patient, withEngine } from './support/engines.js';

const savedPlans = async (shopper: string) => (await demo.profile(shopper)).plansDetails.savedPlans;

describe.each(engineNames)('removal and undo in %s', patient, (name) => {
  const visit = withEngine(name);

  it('[REM-01] [REM-02] [REM-06] removes a plan after asking, and brings it back', async () => {
    const tab = await visit('/pages/whole.html', { shopper: 'tucson' });
    const cards = tab.css('ucp-saved-plans').role('article');
    await expect.poll(() => cards.count()).toBe(5);
    await tab.settle();
    const unsave = tab.role('button', 'Unsave Saguaro Value Rx S0002-010 (PDP)');
    await unsave.press();
    await tab
      .role('dialog', 'Remove this plan?')
      .role('button', /^Remove plan/)
      .press();
    await expect.poll(() => savedPlans('tucson')).not.toContain('S0002010000 2027 PDP');
    await expect.poll(() => cards.count()).toBe(4);
    const undo = tab.role('button', /^Undo removing Saguaro/);
    await undo.waitFor();
    await tab.settle();
    await tab.picture('removed');
    await undo.press();
    await expect.poll(() => savedPlans('tucson')).toContain('S0002010000 2027 PDP');
    await unsave.waitFor();
    expect(await cards.count()).toBe(5);
  });

  it('[REM-01] keeps a drug that the shopper keeps, and removes it by keyboard alone', async () => {
    const tab = await visit('/pages/whole.html#drugs', { shopper: 'guest' });
    const rows = tab.css('ucp-drug-list').css('.row');
    await rows.waitFor();
    await tab.settle();
    const before = await rows.count();
    const remove = tab.css('ucp-drug-list').role('button', /^Remove Furosemide/);
    const popup = tab.role('dialog', 'Remove this drug?');
    await remove.press();
    await popup.role('button', /^Keep/).press();
    await popup.waitUntilGone();
    expect(await remove.hasFocus()).toBe(true);
    await tab.page.key('Enter');
    await popup.waitFor();
    for (let stops = 0; stops < 6 && !(await popup.role('button', /^Remove drug/).hasFocus()); stops += 1) await tab.page.key('Tab');
    await tab.page.key('Enter');
    await popup.waitUntilGone();
    await expect.poll(() => rows.count()).toBe(before - 1);
    await tab
      .css('ucp-drug-list')
      .role('button', /^Undo removing Furosemide/)
      .waitFor();
  });
});
