import { act, type ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { HostProvider } from '../../../../src/element/react-renderer.js';
import { cardDrawn } from '../../../../src/features/known-plans/state/cards-on-page.js';
import { NextYear } from '../../../../src/features/next-year/NextYear.js';
import { component } from '../../../../src/features/next-year/PlanChanges/PlanChanges.js';
import { type PlanId, planKey } from '../../../../src/features/plan/rules/plan.js';
import { component as savedPlans } from '../../../../src/features/plans/SavedPlans/SavedPlans.js';
import { reload } from '../../../../src/features/profile/actions/reload.js';
import { preloadActions } from '../../../../src/shared/actions/define-action.js';
import { $identity, setAgent, setIdentity } from '../../../../src/shared/shopper/identity.js';
import { finishCalls } from '../../../flows/support/held-calls.js';
import { openPage, setFaults, storedProfile, until } from '../../../flows/support/service.js';
import { type RenderedComponent, render, runInAct } from '../../../ui/render.js';

vi.spyOn(console, 'info').mockImplementation(() => undefined);

const NOVEMBER = '2026-11-20T09:30:00';
const DETAILS = '/planinfo/details/VPP/plan-years/2027/plans/H5216034000';

let host: HTMLElement;
let shown: RenderedComponent | undefined;

beforeAll(preloadActions);
afterEach(() => shown?.remove());

/** A part on the page that is open. */
function drawn(part: ReactNode): RenderedComponent {
  host = document.createElement('div');
  host.attachShadow({ mode: 'open' });
  document.body.append(host);
  shown = render(<HostProvider value={host}>{part}</HostProvider>);
  return shown;
}

async function open(shopper: string, more: Parameters<typeof openPage>[0] = {}): Promise<RenderedComponent> {
  await openPage({ shopper, date: NOVEMBER, ...more });
  if (!more.isLoading) await finishCalls();
  return drawn(<component.component />);
}

const words = ({ root }: RenderedComponent) => (root.textContent ?? '').replace(/[\s ]+/g, ' ').trim();

/** The lower part of the card of the only plan now. */
async function openCard(shopper: string): Promise<RenderedComponent> {
  await openPage({ shopper, date: NOVEMBER });
  await finishCalls();
  return drawn(<NextYear planKey={planKey('H5216034000' as PlanId, 2026)} />);
}

/** The sheet that takes the element's box. */
const takesNoSpace = () => host.shadowRoot?.adoptedStyleSheets.length === 1;

describe('what changes next year, alone on a page', () => {
  it('[NEXT-06] lists the changes of a plan that renews', async () => {
    const page = await open('plan-renews');
    expect(words(page)).toMatch(/What changes in 2027.*your plan now/);
    expect(words(page)).toContain('Check these first');
    expect(takesNoSpace()).toBe(false);
  });

  it('[NEXT-04] says in the column of a year that a value is not known', async () => {
    const page = await open('plan-renews');
    const columnsOf = (name: string) => {
      const row = [...page.root.querySelectorAll('.changes__row')].find((one) => one.textContent?.startsWith(name));
      return [...(row?.querySelectorAll('.changes__short') ?? [])].map(({ textContent }) => textContent);
    };
    expect(columnsOf('Medicare star rating')).toEqual(['3.5 of 5', 'not known']);
    expect(columnsOf('Premium a month')).toEqual(['$114.00', '$124.00']);
  });

  it('[NEXT-04] keeps the code of a plan on one line', async () => {
    const page = await open('plan-moves');
    const codes = [...page.root.querySelectorAll('.changes__row--long .nb')].map(({ textContent }) => textContent);
    expect(codes).toEqual(['H5216-034', 'AZ-0003', '(HMO-POS)']);
  });

  it('[NEXT-06] says of a plan that ends that it is not offered, and has no list', async () => {
    const page = await open('plan-ends');
    expect(words(page)).toContain('This plan ends December 31, 2026.');
    expect(words(page)).toContain('This plan is not offered in 2027.');
    expect(page.root.querySelectorAll('.changes__row').length).toBe(0);
  });

  it.each([
    ['to a guest', 'guest', NOVEMBER],
    ['in September', 'plan-renews', '2026-09-30T09:30:00'],
    ['from January 1', 'plan-renews', '2027-01-01T09:30:00'],
  ])('[NEXT-06] takes no space %s', async (_, shopper, date) => {
    const page = await open(shopper, { date });
    expect(words(page)).toBe('');
    expect(takesNoSpace()).toBe(true);
  });

  it('[NEXT-06] says that the changes could not be loaded, and reads them again', async () => {
    const page = await open('plan-renews', { faults: [{ method: 'GET', path: DETAILS, status: 400 }] });
    expect(words(page)).toContain('What changes could not be loaded');
    await setFaults();
    const again = [...page.root.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('Try again'));
    runInAct(() => again?.click());
    expect(words(page)).toContain('Loading what changes');
    await act(finishCalls);
    expect(words(page)).toContain('Check these first');
  });

  it('[NEXT-06] says that it is loading while the plan of the next year is on its way', async () => {
    const page = await open('plan-renews', { isLoading: true, faults: [{ method: 'GET', path: DETAILS, delayMs: 60_000 }] });
    await act(() => until(() => words(page).includes('Loading what changes')));
    expect(page.root.querySelectorAll('.changes__row').length).toBe(0);
  });
});

describe('the list of a person whose profile somebody else looks at', () => {
  it.each([
    ['a member alone', {}, false, ''],
    ['a supporter', { isCloaked: true }, false, "You are viewing Temika's profile. "],
    ['an agent', {}, true, "You are viewing Temika's profile. "],
  ])('[NEXT-04] [ROLE-03] [ROLE-04] is the same, says whose it is, and opens: %s', async (_, over, isAgentFlow, whose) => {
    await openPage({ shopper: 'plan-renews', date: NOVEMBER });
    await finishCalls();
    const identity = $identity.get();
    if (identity) setIdentity({ ...identity, ...over });
    setAgent(isAgentFlow, isAgentFlow ? 'demo.agent' : null);
    const page = drawn(<component.component />);
    const rows = page.root.querySelectorAll('.changes__row').length;
    expect(page.find('.changes__foot').textContent).toBe(
      `${whose}Drug costs are at Whalley Drug. Estimates. Doctor visits are not counted.`,
    );
    expect(words(page)).toContain('Furosemide 40 mg tablet');
    runInAct(() => page.find<HTMLButtonElement>('.changes__toggle button').click());
    expect(page.root.querySelectorAll('.changes__row').length).toBeGreaterThan(rows);
  });
});

describe('the sentence in the card of a plan that moves', () => {
  const saved = planKey('H0609044000' as PlanId, 2027);

  it('[NEXT-02] links to the card of the other plan while that card is on the page', async () => {
    const page = await openCard('plan-moves');
    expect(words(page)).toContain('you move to AARP Medicare Advantage from UHC AZ-0003 (HMO-POS) on January 1, 2027.');
    expect(page.root.querySelector('.outcome a')).toBeNull();
    const heading = document.body.appendChild(document.createElement('h3'));
    heading.textContent = 'The card of that plan';
    let gone = () => {};
    await act(async () => {
      gone = cardDrawn(saved, heading);
    });
    const link = page.find<HTMLAnchorElement>('.outcome b a');
    expect(link.textContent).toContain('AARP Medicare Advantage');
    runInAct(() => link.click());
    expect(document.activeElement).toBe(heading);
    await act(async () => gone());
    expect(page.root.querySelector('.outcome a')).toBeNull();
    heading.remove();
  });
});

describe('on paper', () => {
  const printed = () => shown?.root.querySelector('.print-only')?.textContent ?? '';
  const print = () => act(async () => void dispatchEvent(new Event('beforeprint')));

  it('[NEXT-05] lists every change where the tag stands alone, open, and nothing on the screen', async () => {
    await open('plan-renews');
    expect(printed()).toBe('');
    await print();
    expect(printed()).toContain('What changes in 2027');
    expect(printed()).toMatch(/Furosemide 40 mg tablet: .*no longer covered/);
    expect(printed()).toMatch(/\d+ things stay the same/);
    expect(printed()).toContain('Network type: PPO.');
  });

  it('[NEXT-05] lists them once, if the list of saved plans is on the page too', async () => {
    await open('plan-renews');
    const list = document.body.appendChild(document.createElement('ucp-saved-plans'));
    await print();
    expect(printed()).toBe('');
    list.remove();
  });

  it('[NEXT-05] lists them for a member who has saved no plan', async () => {
    await openPage({ shopper: 'plan-renews', date: NOVEMBER });
    const { demo: _, ...profile } = await storedProfile('plan-renews');
    await setFaults({ method: 'GET', path: '/profiles/data', body: { ...profile, plansDetails: null } });
    await reload();
    await finishCalls();
    const page = drawn(<savedPlans.component />);
    await print();
    expect(page.root.querySelector('.print-only.sheets')?.textContent).toMatch(/Furosemide 40 mg tablet: .*no longer covered/);
    expect(page.root.querySelector('table')).toBeNull();
  });
});
