import { describe, expect, it } from 'vitest';
import { demo } from '../browser/support/demo.js';
import { engineNames, patient, withEngine } from './support/engines.js';
import type { Tab } from './support/tab.js';

const cards = (tab: Tab) => tab.css('ucp-saved-plans').role('article');

async function openView(tab: Tab, name: RegExp, list: string): Promise<void> {
  await tab.css('ucp-side-nav').role('link', name).press();
  await tab.css(list).role('heading').waitFor();
}

async function addDrug(tab: Tab): Promise<void> {
  await openView(tab, /^Your drugs/, 'ucp-drug-list');
  await tab.role('button', 'Add drugs').press();
  const tool = tab.role('dialog', 'Estimate your drug costs');
  await tool.role('field', 'Find a drug by name').write('nifed');
  await tool.role('button', 'Nifedical XL, 30 mg tablet').press();
  await tool.role('field', 'Quantity').write('30');
  await tool.role('button', 'Put on the list').press();
  await tool.text(/ is on the list\.$/).waitFor();
  await tool.role('button', 'Done').press();
  await tool.waitUntilGone();
  await expect.poll(() => tab.css('ucp-drug-list').css('.row').count()).toBe(3);
  await tab.settle();
  await tab.picture('visit-drugs');
}

async function addDoctor(tab: Tab): Promise<void> {
  await openView(tab, /^Your doctors/, 'ucp-provider-list');
  await tab.role('button', 'Add more doctors and dentists').press();
  const tool = tab.role('dialog', 'Find doctors and dentists');
  await tool.role('field', /^Find a doctor/).write('klocko');
  await tool.role('button', 'Add Dr. Leonard Klocko').press();
  await tool.role('button', 'Done').press();
  await tool.waitUntilGone();
  await expect.poll(() => tab.css('ucp-provider-list').css('.row').count()).toBe(2);
  await tab.settle();
  await tab.picture('visit-doctors');
}

async function comparePlans(tab: Tab): Promise<void> {
  await openView(tab, /^Your plans/, 'ucp-saved-plans');
  await cards(tab)
    .nth(0)
    .text(/of 3 drugs covered/)
    .waitFor();
  await cards(tab).nth(0).text('of 2 providers covered').waitFor();
  await tab.css('ucp-cost-chart').role('button', 'Show as a table').press();
  await tab
    .css('ucp-cost-chart')
    .role('row', /Humana Gold Plus.*\$\d/)
    .waitFor();
}

async function switchYear(tab: Tab): Promise<void> {
  await tab.role('radio', 'Nov or Dec 2026').press();
  await tab.text('5 plans for 2026 in 85701, Pima').waitFor();
  await tab.role('radio', 'January 2027 or later').press();
  await tab.text('5 plans for 2027 in 85701, Pima').waitFor();
}

async function answerExtraHelp(tab: Tab): Promise<void> {
  await tab.css('ucp-extra-help').role('radio', 'Yes').press();
  const popup = tab.role('dialog', 'Extra Help');
  await popup.role('button', 'Show my plans').press();
  await popup.waitUntilGone();
  await cards(tab)
    .text(/with Extra Help/i)
    .waitFor();
}

async function emailPlans(tab: Tab): Promise<void> {
  await tab.role('button', 'Email').press();
  const popup = tab.role('dialog', 'Email your saved plans');
  await popup.role('field', 'Email address').write('guest.visitor@example.com');
  await popup.role('button', 'Send').press();
  const sent = tab.role('dialog', 'On its way');
  await sent.text('Your saved plans were sent to the address you gave.').waitFor();
  await sent.role('button', 'Close').press();
  await sent.waitUntilGone();
}

/** In WebKit they were below it, and touched it. */
async function expectAnswersBesideQuestion(tab: Tab): Promise<void> {
  const question = await tab.css('ucp-extra-help').text('Do you get Extra Help').box();
  const answers = await tab.css('ucp-extra-help').css('.choices').box();
  expect(answers.top).toBeLessThan(question.bottom);
}

describe.each(engineNames)('a guest’s visit in %s', patient, (name) => {
  const visit = withEngine(name);

  it('[DV-05] [PV-04] [YEAR-01] [EH-01] [EH-03] [TOP-04] adds a drug and a doctor, compares plans, gets Extra Help and emails the plans', async () => {
    const tab = await visit('/pages/whole.html', { shopper: 'tucson' });
    await expect.poll(() => cards(tab).count()).toBe(5);
    await tab.settle();
    await tab.picture('visit-plans');
    await expectAnswersBesideQuestion(tab);
    await addDrug(tab);
    await addDoctor(tab);
    await comparePlans(tab);
    await switchYear(tab);
    await answerExtraHelp(tab);
    await emailPlans(tab);
    await tab.settle();
    await tab.picture('visit-end');
    const { plansDetails } = await demo.profile('tucson');
    expect(plansDetails.savedPlans).toContain('S0002010000 2027 PDP');
  });
});
