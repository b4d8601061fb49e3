import { act } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { HostProvider } from '../../../../src/element/react-renderer.js';
import { component } from '../../../../src/features/next-year/PlanChanges/PlanChanges.js';
import { preloadActions } from '../../../../src/shared/actions/define-action.js';
import { finishCalls } from '../../../flows/support/held-calls.js';
import { openPage, setFaults, until } from '../../../flows/support/service.js';
import { type RenderedComponent, render, runInAct } from '../../../ui/render.js';

vi.spyOn(console, 'info').mockImplementation(() => undefined);

const NOVEMBER = '2026-11-20T09:30:00';
const DETAILS = '/planinfo/details/VPP/plan-years/2027/plans/H5216034000';

let host: HTMLElement;
let shown: RenderedComponent | undefined;

beforeAll(preloadActions);
afterEach(() => shown?.remove());

/** The tag's component on the page that is open. */
function show(): RenderedComponent {
  host = document.createElement('div');
  host.attachShadow({ mode: 'open' });
  document.body.append(host);
  shown = render(
    <HostProvider value={host}>
      <component.component />
    </HostProvider>,
  );
  return shown;
}

async function open(shopper: string, more: Parameters<typeof openPage>[0] = {}): Promise<RenderedComponent> {
  await openPage({ shopper, date: NOVEMBER, ...more });
  if (!more.isLoading) await finishCalls();
  return show();
}

const words = ({ root }: RenderedComponent) => (root.textContent ?? '').replace(/[\s ]+/g, ' ').trim();

/** The sheet that takes the element's box. */
const takesNoSpace = () => host.shadowRoot?.adoptedStyleSheets.length === 1;

describe('what changes next year, alone on a page', () => {
  it('[NEXT-06] lists the changes of a plan that renews', async () => {
    const drawn = await open('plan-renews');
    expect(words(drawn)).toMatch(/What changes in 2027.*your plan now/);
    expect(words(drawn)).toContain('Check these first');
    expect(takesNoSpace()).toBe(false);
  });

  it('[NEXT-06] says of a plan that ends that it is not offered, and has no list', async () => {
    const drawn = await open('plan-ends');
    expect(words(drawn)).toContain('This plan ends December 31, 2026.');
    expect(words(drawn)).toContain('This plan is not offered in 2027.');
    expect(drawn.root.querySelectorAll('.changes__row').length).toBe(0);
  });

  it.each([
    ['to a guest', 'guest', NOVEMBER],
    ['in September', 'plan-renews', '2026-09-30T09:30:00'],
    ['from January 1', 'plan-renews', '2027-01-01T09:30:00'],
  ])('[NEXT-06] takes no space %s', async (_, shopper, date) => {
    const drawn = await open(shopper, { date });
    expect(words(drawn)).toBe('');
    expect(takesNoSpace()).toBe(true);
  });

  it('[NEXT-06] says that the changes could not be loaded, and reads them again', async () => {
    const drawn = await open('plan-renews', { faults: [{ method: 'GET', path: DETAILS, status: 400 }] });
    expect(words(drawn)).toContain('What changes could not be loaded');
    await setFaults();
    const again = [...drawn.root.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('Try again'));
    runInAct(() => again?.click());
    expect(words(drawn)).toContain('Loading what changes');
    await act(finishCalls);
    expect(words(drawn)).toContain('Check these first');
  });

  it('[NEXT-06] says that it is loading while the plan of the next year is on its way', async () => {
    const drawn = await open('plan-renews', { isLoading: true, faults: [{ method: 'GET', path: DETAILS, delayMs: 60_000 }] });
    await act(() => until(() => words(drawn).includes('Loading what changes')));
    expect(drawn.root.querySelectorAll('.changes__row').length).toBe(0);
  });
});
