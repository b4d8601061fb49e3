import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { planCard } from '../../elements/plan-card.js';
import { savedPlans } from '../../elements/saved-plans.js';
import { defineElements } from '../../src/element/shell.js';
import { submitExtraHelpAnswer } from '../../src/features/extra-help/actions/answer-extra-help.js';
import { markEstimatesLoading } from '../../src/features/known-plans/state/estimates.js';
import { $shownPlans } from '../../src/features/known-plans/state/plans.js';
import { savePlan } from '../../src/features/plans/actions/save-plan.js';
import { closePopup } from '../../src/features/popups/state/popups.js';
import { resetWarnings } from '../../src/shared/report.js';
import { aDualPlan, aPdpPlan, aPlan, aSupplementPlan } from '../fixtures/plans.js';
import { openPage } from './support/page.js';

afterEach(() => document.body.replaceChildren());

it.each(['block', 'grid', 'flex'])('stands with its parts under one another in a host page’s %s', async (display) => {
  await openPage();
  defineElements([planCard]);
  await planCard.load();
  const column = Object.assign(document.createElement('div'), { style: `display:${display};width:400px` });
  column.append(Object.assign(document.createElement('ucp-plan-card'), { plan: $shownPlans.get().plans[0] }));
  document.body.append(column);
  await expect.poll(() => column.firstElementChild?.shadowRoot?.querySelector('.plan-card__foot')).toBeTruthy();

  const card = column.firstElementChild?.shadowRoot?.querySelector('.plan-card');
  const parts = Array.from(card?.children ?? [], (part) => part.getBoundingClientRect()).filter(({ height }) => height > 0);
  expect(parts.length).toBeGreaterThan(2);
  for (const [index, { bottom }] of parts.slice(0, -1).entries()) expect(parts[index + 1]?.top).toBeGreaterThanOrEqual(bottom - 1);
  expect(column.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(parts.at(-1)?.bottom ?? 0);
});

it('[CARD-01] keeps the space between a label and the hidden words behind it if they are read as one text', async () => {
  await openPage();
  defineElements([planCard]);
  await planCard.load();
  const card = Object.assign(document.createElement('ucp-plan-card'), { plan: $shownPlans.get().plans[0] });
  document.body.append(card);
  await expect.poll(() => card.shadowRoot?.querySelector('[part=details] .vh')?.firstChild).toBeTruthy();
  const hidden = card.shadowRoot?.querySelector('[part=details] .vh');
  expect(hidden?.textContent).toMatch(/^ for /);
  const words = hidden?.firstChild as Text;
  const space = document.createRange();
  space.setStart(words, 0);
  space.setEnd(words, 1);
  expect(space.getBoundingClientRect().width).toBeGreaterThan(0);
});

it.each(['enroll', 'details'])('[CARD-06] tells once that it is left by its button “%s”, however often one press clicks', async (part) => {
  await openPage();
  defineElements([planCard]);
  await planCard.load();
  const card = Object.assign(document.createElement('ucp-plan-card'), { plan: $shownPlans.get().plans[0] });
  document.body.append(card);
  const listener = vi.fn((event: Event) => event.preventDefault());
  card.addEventListener(`ucp-plan-${part}`, listener);
  await expect.poll(() => card.shadowRoot?.querySelector(`[part=${part}]`)).toBeTruthy();
  const button = page.elementLocator(card.shadowRoot?.querySelector(`[part=${part}]`) as Element);
  await button.dblClick();
  await expect.poll(() => listener.mock.calls.length).toBe(1);
  await button.click();
  await expect.poll(() => listener.mock.calls.length).toBe(2);
});

it('[LOAD-04] keeps its space while the requested plan is loading', async () => {
  await openPage({ faults: [{ path: '/planinfo/*', delayMs: 600_000 }], isLoading: true });
  defineElements([planCard]);
  await planCard.load();
  const card = document.createElement('ucp-plan-card');
  card.setAttribute('plan-id', 'H0609044000');
  document.body.append(card);
  await expect.poll(() => card.shadowRoot?.querySelector('.waiting')).toBeTruthy();
  expect(card.shadowRoot?.querySelector('[role="status"]')?.textContent).not.toBe('');
  expect(card.getBoundingClientRect().height).toBeGreaterThanOrEqual(600);
});

it('[ERR-02] says that its plan could not load, announces a second failure, and keeps focus', async () => {
  await openPage({ faults: [{ path: '/planinfo/details/VPP/plan-years/2027/plans/H0609044000', status: 404, times: 2 }] });
  defineElements([planCard]);
  await planCard.load();
  const card = document.createElement('ucp-plan-card');
  card.setAttribute('plan-id', 'H0609044000');
  document.body.append(card);
  const part = (selector: string) => card.shadowRoot?.querySelector<HTMLElement>(selector);
  await expect.poll(() => part('.failed button')?.textContent).toContain('Try again');
  expect(part('.root.failed')).toBeTruthy();
  expect(part('[role=alert]')).toBeNull();
  part('.failed button')?.focus();
  part('.failed button')?.click();
  await expect.poll(() => part('[role=alert]')?.textContent).toBe('We could not load this plan');
  part('.failed button')?.click();
  await expect.poll(() => part('.plan-card__name')).toBeTruthy();
  expect(document.activeElement).toBe(card);
});

it.each([
  ['below it and flush with it', { left: 60, top: 300 }, 'bottom'],
  ['above it where there is no room below, and in from the edge', { left: 320, top: 700 }, 'top'],
] as const)('[CARD-02] the tag’s bubble is %s on a scrolled page, points at it, and scrolls along', async (_, at, edge) => {
  await page.viewport(520, 800);
  await openPage();
  defineElements([planCard]);
  await planCard.load();
  // As far from the page's corner as only a page that is scrolled both ways shows it.
  const box = Object.assign(document.createElement('div'), { style: 'width: 360px; padding: 2000px 900px 2000px 1500px' });
  box.append(Object.assign(document.createElement('ucp-plan-card'), { plan: aDualPlan() }));
  document.body.append(box);
  const part = (name: string) => box.firstElementChild?.shadowRoot?.querySelector(`[part=${name}]`) as HTMLElement;
  await expect.poll(() => part('tag')).toBeTruthy();
  const place = (name: string) => part(name).getBoundingClientRect();
  scrollBy(place('tag').left - at.left, place('tag').top - at.top);
  part('tag').click();
  await expect.poll(() => part('tooltip').matches(':popover-open')).toBe(true);

  const [tag, bubble, arrow] = [place('tag'), place('tooltip'), getComputedStyle(part('tooltip'), '::before')];
  expect(edge === 'bottom' ? bubble.top - tag.bottom : tag.top - bubble.bottom).toBeCloseTo(12, 0);
  const { clientWidth } = document.documentElement;
  expect(bubble.left).toBeCloseTo(Math.min(tag.left, clientWidth - 8 - bubble.width), 0);
  const tip = bubble.left + Number.parseFloat(arrow.left) + Number.parseFloat(arrow.width) / 2;
  expect(tip).toBeGreaterThan(tag.left);
  expect(tip).toBeLessThan(tag.right);
  expect(Number.parseFloat(arrow.top) < 0, 'its arrow stands at its upper edge').toBe(edge === 'bottom');

  const before = bubble.top - tag.top;
  scrollBy(-20, 40);
  expect([place('tooltip').top - place('tag').top, place('tooltip').left - place('tag').left]).toEqual([before, bubble.left - tag.left]);
});

it.each(['member', 'guest'])('[LOAD-04] is as high while its prices are on their way as with them: %s', async (shopper) => {
  await openPage({ shopper });
  defineElements([planCard]);
  await planCard.load();
  const [plan] = $shownPlans.get().plans;
  const card = Object.assign(document.createElement('ucp-plan-card'), { plan, style: 'inline-size: 480px' });
  document.body.append(card);
  const state = () => card.shadowRoot?.querySelector('.coverage--drugs li')?.className;
  await expect.poll(state).toMatch(/covered/);
  const height = card.getBoundingClientRect().height;
  markEstimatesLoading('all');
  await expect.poll(state).toBe('is-loading');
  expect(card.getBoundingClientRect().height).toBe(height);
});

it.each([
  ['ma', aPlan()],
  ['pdp', aPdpPlan()],
  ['snp', aDualPlan()],
  ['medsupp', aSupplementPlan()],
])('[CARD-03] has the tag of %s in its colors', async (kind, plan) => {
  await openPage();
  defineElements([planCard]);
  await planCard.load();
  const card = Object.assign(document.createElement('ucp-plan-card'), { plan });
  document.body.append(card);
  await expect.poll(() => card.shadowRoot?.querySelector('[part=tag]')).toBeTruthy();
  const coloursOf = (one: Element | null | undefined) => {
    const { backgroundColor, color } = getComputedStyle(one as Element);
    return [backgroundColor, color];
  };
  const meant = document.createElement('span');
  meant.style.cssText = `background: var(--ucp-color-tag-${kind}); color: var(--ucp-color-on-tag-${kind})`;
  card.shadowRoot?.append(meant);
  expect(coloursOf(card.shadowRoot?.querySelector('[part=tag]'))).toEqual(coloursOf(meant));
});

const ignored = '[ucp] <ucp-plan-card>: the property "plan" takes kind, id, year, name, bullets and bulletsV2; it was ignored.';

it.each<[string, unknown]>([
  ['an empty object', {}],
  ['a text', 'H0609044000'],
  ['a plan without a name', { ...aPlan(), name: undefined }],
  ['a plan of no kind', { ...aPlan(), kind: 'HMO' }],
  ['a plan with an id that is none', { ...aPlan(), id: 'H0609-044' }],
  ['a plan without bullets', { ...aPlan(), bullets: undefined }],
  ['a plan with a bullet that is none', { ...aPlan(), bulletsV2: [null] }],
  ['a plan with a premium text that is none', { ...aPlan(), monthlyPremiumText: 26 }],
  ['a plan with an empty estimate', { ...aPlan(), drugEstimate: {} }],
  ['a supplement plan without riders', { ...aSupplementPlan(), riders: undefined }],
])('ignores %s that a page passes, and warns the author once', async (_name, plan) => {
  await openPage();
  defineElements([planCard]);
  await planCard.load();
  resetWarnings();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const failed = vi.fn();
  document.addEventListener('ucp-error', failed, { once: true });
  const alone = Object.assign(document.createElement('ucp-plan-card'), { plan });
  const named = Object.assign(document.createElement('ucp-plan-card'), { plan, planId: 'H0609044000' });
  document.body.append(alone, named);
  await expect.poll(() => named.shadowRoot?.querySelector('.plan-card__meta')?.textContent).toContain('H0609-044-000');
  expect(alone.shadowRoot?.querySelector('*:not(style)')).toBeNull();
  expect(failed).not.toHaveBeenCalled();
  expect(warn.mock.calls).toEqual([[ignored]]);
  document.removeEventListener('ucp-error', failed);
  warn.mockRestore();
});

it.each<[string, unknown, string]>([
  ['a plan', aPlan({ year: 2027 }), 'H0609-044-000'],
  ['a supplement plan', aSupplementPlan({ year: 2027 }), aSupplementPlan().code],
  [
    'a plan with what a card needs alone',
    { kind: 'MA', id: 'H0609044000', year: 2027, name: 'Essentials', bullets: [], bulletsV2: [] },
    'H0609-044-000',
  ],
])('draws %s that a page hands over', async (_name, plan, id) => {
  await openPage();
  defineElements([planCard]);
  await planCard.load();
  const card = Object.assign(document.createElement('ucp-plan-card'), { plan });
  document.body.append(card);
  await expect.poll(() => card.shadowRoot?.querySelector('.plan-card')?.textContent ?? '').toContain(id);
});

describe('the main facts of a card', () => {
  const cardIn = async (width: number, over: object, of: Parameters<typeof openPage>[0] = {}) => {
    await page.viewport(Math.max(width, 320), 900);
    await openPage(of);
    defineElements([planCard]);
    await planCard.load();
    const card = Object.assign(document.createElement('ucp-plan-card'), over, { style: `inline-size: ${width - 32}px` });
    document.body.append(card);
    await expect.poll(() => card.shadowRoot?.querySelector('.plan-card__foot')).toBeTruthy();
    return (selector: string) => card.shadowRoot?.querySelector<HTMLElement>(selector) as HTMLElement;
  };
  const box = (element: Element) => element.getBoundingClientRect();

  it.each([
    [390, '' as const, aDualPlan(), 'Medicaid required'],
    [390, 'uhc' as const, aDualPlan(), 'Medicaid required'],
    [1280, 'uhccp' as const, aPlan({ kind: 'SNP', snpKind: null }), 'Special needs'],
  ])('[COST-10] shows the need as dark and as large as the name: %i px, theme %j', async (width, theme, plan, words) => {
    const part = await cardIn(width, { plan }, { theme });
    const [name, need] = [part('.plan-card__name'), part('.plan-card__need')];
    expect(need.textContent).toBe(words);
    expect(getComputedStyle(need).fontSize).toBe(getComputedStyle(name).fontSize);
    expect(getComputedStyle(need).color).toBe(getComputedStyle(name).color);
  });

  it.each([320, 390])('[COST-10] shows the kind of the plan in its name on a phone of %i px', async (width) => {
    const part = await cardIn(width, { plan: aDualPlan({ name: 'UHC Dual Complete AZ-S001 (HMO-POS D-SNP)' }) });
    expect(part('.plan-card__name').innerText.replace(/\s+/g, ' ')).toContain('(HMO-POS D-SNP)');
    const kind = [...part('.plan-card__name').querySelectorAll('.nb')].at(-1) as Element;
    expect(box(kind).width).toBeGreaterThan(40);
    expect(box(kind).right).toBeLessThanOrEqual(box(part('.plan-card')).right);
  });

  it('[CMP-04] leaves space above and below “Special Needs Plans cannot be compared”', async () => {
    const part = await cardIn(390, { plan: aDualPlan() });
    const [why, buttons] = [box(part('.plan-card__why')), [...part('.plan-card__actions').querySelectorAll('.button')].map(box)];
    expect(why.top - Math.max(...buttons.map(({ bottom }) => bottom))).toBeGreaterThanOrEqual(8);
    expect(box(part('.plan-card')).bottom - why.bottom).toBeGreaterThanOrEqual(8);
  });

  it('[PROV-03] says beside a doctor that they are not in the network', async () => {
    const part = await cardIn(1280, { plan: $shownPlans.get().plans[0] });
    await expect.poll(() => part('.coverage--providers li b')?.textContent).toBe('Not in network');
    expect(part('.coverage--providers .vh').textContent).toMatch(/^\d of \d providers covered\. Not in network: /);
    expect(part('.coverage--providers').textContent).not.toContain('Not covered');
  });

  it.each([
    ['December 7', '2026-12-07T23:30:00', {}, []],
    ['December 8', '2026-12-08T00:00:00', {}, ['Open enrollment ended December 7.']],
    ['December 31', '2026-12-31T12:00:00', {}, ['Open enrollment ended December 7.']],
    [
      'December 31, for a plan that ends',
      '2026-12-31T12:00:00',
      { shopper: 'plan-ends' },
      ['Because your plan ends, you can join until the last day of February.'],
    ],
    ['January 1', '2027-01-01T00:00:00', {}, []],
  ])('[HAND-06] says on a card of its own how late it is: %s', async (_, date, of, words) => {
    const part = await cardIn(390, { plan: aPlan({ year: 2027 }) }, { date, ...of });
    await expect.poll(() => part('[part=enroll]')).toBeTruthy();
    const lines = [...part('.plan-card').querySelectorAll('[part=late] b')].map(({ textContent }) =>
      textContent?.replaceAll('\u00a0', ' '),
    );
    expect(lines).toEqual(words);
  });
});

describe('the cards of the saved plans', () => {
  const shown = async (width: number, of: Parameters<typeof openPage>[0], count = 5) => {
    await page.viewport(width, 900);
    await openPage(of);
    defineElements([savedPlans]);
    await savedPlans.load();
    const list = document.createElement('ucp-saved-plans');
    document.body.append(list);
    const all = (selector: string) => [...(list.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
    await expect.poll(() => all('.plan-card').length, { timeout: 10_000 }).toBe(count);
    await expect.poll(() => all('.lead').some(({ textContent }) => textContent?.includes('Looking up')), { timeout: 10_000 }).toBe(false);
    return all;
  };

  it('[COST-11] end the box of a total with its own words, however high the one beside it is', async () => {
    const all = await shown(1280, { shopper: 'full-price' });
    const leads = all('.plan-pair').map((pair) => [...pair.querySelectorAll('.lead')]);
    const heights = leads.map((pair) => pair.map((lead) => lead.getBoundingClientRect().height));
    expect(
      heights.some(([one, other]) => one && other && Math.abs(one - other) > 4),
      `${heights}`,
    ).toBe(true);
    for (const lead of leads.flat()) {
      const words = document.createRange();
      words.selectNodeContents(lead);
      const { paddingBottom, borderBottomWidth } = getComputedStyle(lead);
      const below = lead.getBoundingClientRect().bottom - words.getBoundingClientRect().bottom;
      expect(below - Number.parseFloat(paddingBottom) - Number.parseFloat(borderBottomWidth)).toBeLessThan(4);
    }
  });

  it('[COST-14] [EH-04] follow an answer about Extra Help in one step', async () => {
    await page.viewport(820, 900);
    await openPage({ shopper: 'member' });
    // The plan now, as it is next year.
    await savePlan({ planId: 'H1822001000', planYear: 2027, planType: 'MAPD' }, document);
    defineElements([savedPlans]);
    await savedPlans.load();
    const list = document.body.appendChild(document.createElement('ucp-saved-plans'));
    const lines = () =>
      [...(list.shadowRoot?.querySelectorAll('.plan-card') ?? [])].map((card) =>
        [card.querySelector('.lead strong')?.textContent, card.querySelector('.lead__difference')?.textContent ?? ''].join(' '),
      );
    const differences = () => lines().filter((line) => line.endsWith('your plan now'));
    await expect.poll(() => [lines().length, differences().length], { timeout: 10_000 }).toEqual([5, 2]);
    const helped = lines();
    await submitExtraHelpAnswer('no', document);
    // The card of this plan is $88 with Extra Help.
    await expect.poll(() => differences().some((line) => line.startsWith('$1,349 '))).toBe(true);
    const without = lines();
    expect(differences()).toHaveLength(2);
    // No drawing has a total of one answer beside a difference of the other.
    const mixed: string[] = [];
    const isMixed = (line: string, at: number) => line !== helped[at] && line !== without[at];
    const watch = new MutationObserver(() => mixed.push(...lines().filter(isMixed)));
    watch.observe(list.shadowRoot as ShadowRoot, { subtree: true, childList: true, characterData: true });
    await submitExtraHelpAnswer('yes', document);
    closePopup();
    await expect.poll(lines).toEqual(helped);
    watch.disconnect();
    expect(mixed).toEqual([]);
  });

  it('[COST-14] say nothing on the plan now, on drug plans and beside an incomplete total', async () => {
    const all = await shown(820, { shopper: 'full-price' });
    const without = all('.plan-card').filter((card) => !card.querySelector('.lead__difference'));
    const reasons = without.map((card) => card.querySelector('.tag')?.textContent ?? '');
    expect(reasons).toContain('Prescription Drug Plan');
    const incomplete = all('.lead.is-incomplete');
    for (const lead of incomplete) expect(lead.querySelector('.lead__difference')).toBeNull();
    expect(without.length).toBeLessThan(all('.plan-card').length);
  });
});
