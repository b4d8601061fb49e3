import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { tables } from '../../elements/index.js';
import { defineElements } from '../../src/element/shell.js';
import { openPage } from './support/page.js';

/** Very much data: it is cut, shown in parts, and the shopper gets a notice. */

beforeAll(async () => {
  await openPage({ shopper: 'guest' });
  defineElements(tables);
  await Promise.all(tables.map(({ load }) => load()));
});

afterEach(() => document.body.replaceChildren());

const code = (at: number) => String(10_000_000_000 + at);
const drug = (at: number, more = {}) => ({
  drugName: `Drug ${at}`,
  nationalDrugCode: code(at),
  ndc: code(at),
  drugDosage: '5 mg',
  ...more,
});

async function showDrugs(drugs: readonly object[]) {
  await openPage({ shopper: 'member' });
  const { demo: _, ...profile } = await (await fetch('/__demo/state?shopper=member')).json();
  const [row] = profile.drugsAndPharmacyDetails.drugInfoDetails as [object];
  const drugInfoDetails = drugs.map((one) => ({ ...row, ...one }));
  const body = { ...profile, drugsAndPharmacyDetails: { ...profile.drugsAndPharmacyDetails, drugInfoDetails } };
  await openPage({ shopper: 'member', faults: [{ method: 'GET', path: '/profiles/data', body }] });
  document.body.innerHTML = '<ucp-drug-list></ucp-drug-list>';
  const list = document.querySelector('ucp-drug-list') as HTMLElement;
  const root = () => list.shadowRoot as ShadowRoot;
  const names = () => [...root().querySelectorAll('.row__name')].map((one) => one.textContent);
  await expect.poll(() => names().length).toBeGreaterThan(0);
  return { root, names };
}

const many = (count: number) => Array.from({ length: count }, (_, at) => drug(at));

describe('[SAFE-05] a list of drugs', () => {
  it('of 100 shows all of them', async () => {
    const { names, root } = await showDrugs(many(100));
    expect(names()).toHaveLength(100);
    expect(root().querySelector('[part=more]')).toBeNull();
  });

  it('of 120 shows 50, then 50 more, then the rest, and focus follows', async () => {
    const { names, root } = await showDrugs(many(120));
    expect(names()).toHaveLength(50);
    await page.getByRole('button', { name: 'Show 50 more' }).click();
    expect(names()).toHaveLength(100);
    expect(root().activeElement?.textContent).toBe(names()[50]);
    await page.getByRole('button', { name: 'Show 20 more' }).click();
    expect(names()).toHaveLength(120);
    expect(root().querySelector('[part=more]')).toBeNull();
    expect(root().activeElement?.textContent).toBe(names()[100]);
  });

  it('of 5,000 shows 50, says that the others are still saved, and makes a page of ordinary size', async () => {
    const { names, root } = await showDrugs(many(5_000));
    expect(names()).toHaveLength(50);
    expect(root().textContent).toContain('We can show only the first 2,000. The others are still saved.');
    expect(root().querySelectorAll('*').length).toBeLessThan(5_000);
  });

  it('is whole on paper', async () => {
    const { names } = await showDrugs(many(120));
    dispatchEvent(new Event('beforeprint'));
    await expect.poll(() => names().length).toBe(120);
    dispatchEvent(new Event('afterprint'));
    await expect.poll(() => names().length).toBe(50);
  });

  it('shows a dosage of 60,000 blanks, cut', async () => {
    const { root } = await showDrugs([drug(1, { drugDosage: `5${' '.repeat(60_000)}µg` }), drug(2, { drugName: 'x'.repeat(100_000) })]);
    expect(root().querySelector('.row__name')?.textContent).toBe('Drug 1');
    expect([...root().querySelectorAll('.row__name')].at(1)?.textContent).toHaveLength(2_000);
  });
});

describe('[SAFE-05] saved plans', () => {
  async function showPlans(count: number) {
    const ids = Array.from({ length: count }, (_, at) => `H${1_000_000_000 + at}`);
    await openPage({ shopper: 'member' });
    const { demo: _, ...profile } = await (await fetch('/__demo/state?shopper=member')).json();
    const savedPlans = ids.map((id) => `${id} 2027 MAPD`).join(',');
    const body = { ...profile, plansDetails: { ...profile.plansDetails, savedPlans, plans: [] } };
    await openPage({ shopper: 'member', faults: [{ method: 'GET', path: '/profiles/data', body }] });
    document.body.innerHTML = '<ucp-saved-plans></ucp-saved-plans>';
    const root = () => document.body.firstElementChild?.shadowRoot as ShadowRoot;
    const cards = () => [...root().querySelectorAll<HTMLElement>('[data-item]')];
    await expect.poll(() => cards().length).toBeGreaterThan(0);
    return { root, cards };
  }

  it('of 100 show all of them', async () => {
    const { cards, root } = await showPlans(100);
    expect(cards()).toHaveLength(100);
    expect(root().querySelector('[part=more]')).toBeNull();
    expect(root().textContent).not.toContain('This list is very long.');
  });

  it('of 120 show 50, then 50 more, and focus follows; all are on paper', async () => {
    await page.viewport(1280, 900);
    const { cards, root } = await showPlans(120);
    expect(cards()).toHaveLength(50);
    await page.getByRole('button', { name: 'Show 50 more' }).click();
    expect(cards()).toHaveLength(100);
    expect(cards()[50]?.contains(root().activeElement)).toBe(true);
    dispatchEvent(new Event('beforeprint'));
    await expect.poll(() => cards().length).toBe(120);
    dispatchEvent(new Event('afterprint'));
    await expect.poll(() => cards().length).toBe(100);
  });

  it('of 120 show 16 on a phone, then 50, then 50 more', async () => {
    await page.viewport(390, 844);
    const { cards } = await showPlans(120);
    const seen = () => cards().filter((one) => one.checkVisibility()).length;
    expect(seen()).toBe(16);
    await page.getByRole('button', { name: 'Show 34 more' }).click();
    expect(seen()).toBe(50);
    await page.getByRole('button', { name: 'Show 50 more' }).click();
    expect(seen()).toBe(100);
  });

  it('of 2,100 say that the others are still saved', async () => {
    const { cards, root } = await showPlans(2_100);
    expect(cards()).toHaveLength(50);
    expect(root().textContent).toContain('We can show only the first 2,000. The others are still saved.');
  });
});

describe('[SAFE-05] the lists of a plan’s card', () => {
  it('of 120 drugs show 8, then 50, then 50 more, and focus follows', async () => {
    const { demo: _, ...profile } = await (await fetch('/__demo/state?shopper=member')).json();
    const [row] = profile.drugsAndPharmacyDetails.drugInfoDetails as [object];
    const drugInfoDetails = many(120).map((one) => ({ ...row, ...one }));
    const body = { ...profile, drugsAndPharmacyDetails: { ...profile.drugsAndPharmacyDetails, drugInfoDetails } };
    await openPage({ shopper: 'member', faults: [{ method: 'GET', path: '/profiles/data', body }] });
    document.body.innerHTML = '<ucp-plan-card plan-id="H0609026000" plan-year="2027"></ucp-plan-card>';
    const root = () => document.body.firstElementChild?.shadowRoot as ShadowRoot;
    const rows = () => [...root().querySelectorAll<HTMLElement>('.coverage--drugs li')];
    await expect.poll(() => rows().length).toBe(8);
    for (const toggle of root().querySelectorAll<HTMLElement>('[part=toggle] button, [part~=toggle]')) toggle.click();
    const seen = () => rows().filter((one) => one.checkVisibility()).length;
    await expect.poll(seen).toBe(8);
    await page.getByRole('button', { name: /^Show 42 more/ }).click();
    expect(seen()).toBe(50);
    await page.getByRole('button', { name: /^Show 50 more/ }).click();
    expect(seen()).toBe(100);
    expect(root().activeElement).toBe(rows()[50]);
    dispatchEvent(new Event('beforeprint'));
    await expect.poll(() => rows().length).toBe(120);
    dispatchEvent(new Event('afterprint'));
  });
});

type Row = Readonly<Record<string, unknown>>;

/** The profile of a shopper, with 120 rows made of the first one of a list. */
async function withRows(shopper: string, rowsOf: (profile: Row) => readonly Row[], change: (profile: Row, rows: readonly Row[]) => Row) {
  await openPage({ shopper });
  const { demo: _, ...profile } = await (await fetch(`/__demo/state?shopper=${shopper}`)).json();
  const [row] = rowsOf(profile);
  const rows = many(120).map((_one, at) => ({ ...row, planId: `H${1_000_000_000 + at}`, planName: `Plan ${at}` }));
  await openPage({ shopper, faults: [{ method: 'GET', path: '/profiles/data', body: { ...profile, ...change(profile, rows) } }] });
}

describe('[SAFE-05] a list of 120', () => {
  it.each([
    [
      'applications',
      'applicant',
      ({ enrollmentsDetails }: Row) => (enrollmentsDetails as { enrollments: readonly Row[] }).enrollments,
      ({ enrollmentsDetails }: Row, enrollments: readonly Row[]) => ({
        enrollmentsDetails: { ...(enrollmentsDetails as Row), enrollments },
      }),
    ],
    [
      'active-plans',
      'enrolled',
      ({ memberEnrolledPlans }: Row) => memberEnrolledPlans as readonly Row[],
      (_: Row, memberEnrolledPlans: readonly Row[]) => ({ memberEnrolledPlans }),
    ],
  ])('%s shows 50, then 50 more, and focus follows', async (tag, shopper, rowsOf, change) => {
    await withRows(shopper, rowsOf, change);
    document.body.innerHTML = `<ucp-${tag}></ucp-${tag}>`;
    const root = () => document.body.firstElementChild?.shadowRoot as ShadowRoot;
    const titles = () => [...root().querySelectorAll('h3')];
    await expect.poll(() => titles().length).toBe(50);
    await page.getByRole('button', { name: 'Show 50 more' }).click();
    expect(titles()).toHaveLength(100);
    expect(root().activeElement).toBe(titles()[50]);
  });

  it('counties shows 50, then 50 more, and focus follows without choosing', async () => {
    const counties = many(120).map((_, at) => ({
      fipsCountyCode: String(at + 100),
      fipsCountyName: `County ${at}`,
      fipsStateCode: '04',
      stateCode: 'AZ',
    }));
    await openPage({ shopper: 'guest', faults: [{ path: '/geolocationinfo/counties', body: { data: { counties } } }] });
    document.body.innerHTML = '<ucp-zip-popup open></ucp-zip-popup>';
    const root = () => document.body.firstElementChild?.shadowRoot as ShadowRoot;
    await page.getByRole('textbox', { name: 'ZIP code' }).fill('85004');
    await page.getByRole('button', { name: 'Continue' }).click();
    const radios = () => [...root().querySelectorAll<HTMLInputElement>('input[type=radio]')];
    await expect.poll(() => radios().length).toBe(50);
    await page.getByRole('button', { name: 'Show 50 more' }).click();
    expect(radios()).toHaveLength(100);
    expect(root().activeElement).toBe(radios()[50]);
    expect(radios().some(({ checked }) => checked)).toBe(false);
  });
});
