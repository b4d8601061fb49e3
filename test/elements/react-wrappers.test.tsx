import { StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PlanCard, SavedPlans, useProfile, ZipPopup } from '../../elements/react.js';
import { setTollFree } from '../../src/features/content/state/phone.js';
import { profile } from '../../src/index.js';
import { openPage } from './support/page.js';

/** `ucp-elements/react`: what an application renders with the wrappers, in a real browser. */

const error = vi.spyOn(console, 'error');
let root: Root | undefined;

afterEach(async () => {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
  error.mockClear();
});

function place(html = ''): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  document.body.append(element);
  return element;
}

const cardIn = (element: Element) => element.querySelector('ucp-plan-card')?.shadowRoot?.querySelector('.plan-card h3');

describe('a wrapper', () => {
  it('[CARD-01] shows the card of its plan in StrictMode, and another plan’s when its props change', async () => {
    await openPage({ shopper: 'member' });
    const element = place();
    root = createRoot(element);
    root.render(
      <StrictMode>
        <PlanCard planId="H0609044000" planYear={2026} />
      </StrictMode>,
    );
    await expect.poll(() => cardIn(element)?.textContent).toContain('AZ-0003');
    root.render(
      <StrictMode>
        <PlanCard planId="H0321002000" planYear={2026} />
      </StrictMode>,
    );
    await expect.poll(() => cardIn(element)?.textContent).toContain('AZ-S001');
    expect(error.mock.calls).toEqual([]);
  });

  it('[CARD-06] hands its events to the application, which can cancel them', async () => {
    await openPage({ shopper: 'member' });
    const left = vi.fn((event: Event) => event.preventDefault());
    const element = place();
    root = createRoot(element);
    root.render(<SavedPlans onPlanDetails={left} />);
    const details = () => element.querySelector('ucp-saved-plans')?.shadowRoot?.querySelector<HTMLElement>('[part=details]');
    await expect.poll(details).toBeTruthy();
    details()?.click();
    await expect.poll(() => left.mock.calls.length).toBe(1);
  });

  it('gives its element to a ref, and opens and closes a popup by its prop', async () => {
    await openPage();
    const element = place();
    let popup: { show(): void } | null = null;
    root = createRoot(element);
    const ref = (one: { show(): void } | null) => {
      popup = one;
    };
    root.render(<ZipPopup open ref={ref} />);
    const tag = () => element.querySelector('ucp-zip-popup');
    await expect.poll(() => tag()?.shadowRoot?.querySelector('dialog')?.open).toBe(true);
    expect(popup).toBe(tag());
    root.render(<ZipPopup open={false} ref={ref} />);
    await expect.poll(() => tag()?.hasAttribute('open')).toBe(false);
  });

  it('is the bare tag on a server, and hydrates without a warning', async () => {
    await openPage({ shopper: 'member' });
    const page = (
      <SavedPlans noHeading>
        <PlanCard planId="H0609044000" planYear={2026} theme="uhc" className="wide" />
      </SavedPlans>
    );
    const html = renderToString(page);
    expect(html).toBe(
      '<ucp-saved-plans no-heading=""><ucp-plan-card plan-id="H0609044000" plan-year="2026" theme="uhc" class="wide"></ucp-plan-card></ucp-saved-plans>',
    );
    const element = place(html);
    const recovered = vi.fn();
    root = hydrateRoot(element, page, { onRecoverableError: recovered });
    await expect.poll(() => cardIn(element)).toBeTruthy();
    expect(recovered).not.toHaveBeenCalled();
    expect(error.mock.calls).toEqual([]);
  });
});

describe('useProfile()', () => {
  function Phone() {
    const { tollFreeNumber, savedPlansCount } = useProfile();
    return <p>{`${savedPlansCount} plans, call ${tollFreeNumber}`}</p>;
  }

  it('[ENT-11] renders the public facts in StrictMode, and again after each change', async () => {
    await openPage({ shopper: 'member' });
    const element = place();
    root = createRoot(element);
    root.render(
      <StrictMode>
        <Phone />
      </StrictMode>,
    );
    await profile.ready;
    await expect.poll(() => element.textContent).toMatch(/^4 plans, call 1-/);
    setTollFree('1-800-555-0111');
    await expect.poll(() => element.textContent).toBe('4 plans, call 1-800-555-0111');
    expect(error.mock.calls).toEqual([]);
  });

  it('[ENT-11] has only the incomplete facts on a server', () => {
    expect(renderToString(<Phone />)).toBe('<p>undefined plans, call undefined</p>');
  });
});
