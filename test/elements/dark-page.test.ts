import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { tables } from '../../elements/index.js';
import { defineElements } from '../../src/platform/shell.js';
import { openPage } from './support/page.js';
import { textsIn } from './support/texts.js';

/** A dark page of an author's own, which has set the inks of what stands on the page itself, as `docs/brands.md` says. */
const dark = document.createElement('style');
dark.textContent = ':root { --ucp-color-on-page: #fffffe; --ucp-color-on-page-muted: #fffffd; --ucp-color-on-page-link: #fffffc; }';
const inks = ['rgb(255, 255, 254)', 'rgb(255, 255, 253)', 'rgb(255, 255, 252)'];

beforeAll(async () => {
  document.head.append(dark);
  await openPage();
  defineElements(tables);
  await Promise.all(tables.map(({ load }) => load()));
});
afterEach(() => document.body.replaceChildren());
afterAll(() => dark.remove());

/** The texts that lie on nothing of ours, with their inks. */
function* onPage(root: ShadowRoot): Generator<string> {
  for (const text of textsIn(root)) {
    const element = text.parentElement;
    if (!element || !text.data.trim() || element.closest('style, .vh') || !element.checkVisibility()) continue;
    if (!hasGround(element)) yield `${text.data}: ${getComputedStyle(element).color}`;
  }
}

function hasGround(element: Element | null): boolean {
  return element !== null && (getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)' || hasGround(element.parentElement));
}

it.each([
  ['[PLN-01]', 'ucp-saved-plans', 'drugs covered', 'member'],
  ['[YEAR-01]', 'ucp-year-toggle', '2027', 'member'],
  ['[DV-01]', 'ucp-drug-list', 'Furosemide', 'member'],
  ['[DV-07]', 'ucp-drug-list', 'Add your drugs', 'empty'],
  ['[PV-02]', 'ucp-provider-list', 'Novella', 'member'],
  ['[FAQ-01]', 'ucp-faq', 'Extra Help', 'member'],
  ['[REC-02]', 'ucp-recommendations', 'Edit your answers', 'recommended'],
  ['[DASH-06]', 'ucp-saved-items', 'Plans saved', 'member'],
  ['[ENR-01]', 'ucp-applications', 'Step 13', 'applicant'],
  ['[ACT-01]', 'ucp-active-plans', 'Effective', 'enrolled'],
  ['[SUP-01]', 'ucp-supplement-area', 'Plan', 'supplement'],
])('%s all that %s writes on a dark page itself is written in the inks for it: %s', async (_, tag, ready, shopper) => {
  await openPage({ shopper });
  await expectInks(tag, ready);
});

it('[SAFE-05] how many drugs of a long list show is written on a dark page in the inks for it', async () => {
  await openPage();
  const { demo: _, ...profile } = await (await fetch('/__demo/state?shopper=member')).json();
  const { drugsAndPharmacyDetails: saved } = profile;
  const drugInfoDetails = Array.from({ length: 120 }, (_, at) => {
    const code = String(10_000_000_000 + at);
    return { ...saved.drugInfoDetails[0], drugName: `Drug ${at}`, nationalDrugCode: code, ndc: code };
  });
  const body = { ...profile, drugsAndPharmacyDetails: { ...saved, drugInfoDetails } };
  await openPage({ faults: [{ method: 'GET', path: '/profiles/data', body }] });
  await expectInks('ucp-drug-list', '50 of 120');
});

async function expectInks(tag: string, ready: string): Promise<void> {
  document.body.innerHTML = `<${tag}></${tag}>`;
  const root = document.body.querySelector(tag)?.shadowRoot;
  await expect.poll(() => root?.textContent).toContain(ready);
  const written = [...onPage(root as ShadowRoot)];
  expect(written).not.toEqual([]);
  expect(written.filter((one) => !inks.some((ink) => one.endsWith(ink)))).toEqual([]);
}
