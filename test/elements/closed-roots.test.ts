import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { tables } from '../../elements/index.js';
import { profileArea } from '../../elements/profile-area.js';
import { survey } from '../../src/element/preview/survey.js';
import { defineElements } from '../../src/element/shell.js';
import { shadowRootOf } from '../../src/shared/page/shadow-root-of.js';
import { openPage } from './support/page.js';

/** The element with this tag or class inside the drawn tag. */
const inside = (host: Element | null | undefined, selector: string) =>
  host ? (shadowRootOf(host)?.querySelector<HTMLElement>(selector) ?? null) : null;

/** What a finger or a mouse causes in the middle of the element. */
function press(target: Element, type: 'click' | 'pointerdown'): boolean {
  const { x, y, width, height } = target.getBoundingClientRect();
  const place = { clientX: x + width / 2, clientY: y + height / 2, detail: type === 'click' ? 1 : 0 };
  const options = { ...place, bubbles: true, composed: true, cancelable: true };
  return target.dispatchEvent(type === 'click' ? new MouseEvent(type, options) : new PointerEvent(type, options));
}

describe('where an extension makes every shadow root closed, the page', () => {
  const errors: string[] = [];
  let area: HTMLElement;
  const list = () => inside(area, 'ucp-saved-plans');
  const disclosures = () => inside(area, 'ucp-disclosures');
  const focused = (host: Element | null) => (host ? shadowRootOf(host)?.activeElement : null);
  const markers = () => shadowRootOf(list() as Element)?.querySelectorAll<HTMLElement>('a[href*="#ucp-note-"]') ?? [];
  const marker = () => [...markers()].find((one) => one.getBoundingClientRect().width > 0);
  const note = () =>
    disclosures() && shadowRootOf(disclosures() as Element)?.getElementById(marker()?.getAttribute('href')?.split('#')[1] ?? '');

  beforeAll(async () => {
    const open = Element.prototype.attachShadow;
    vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(function (this: Element, options) {
      return open.call(this, { ...options, mode: 'closed' });
    });
    addEventListener('error', ({ message }) => errors.push(message));
    await page.viewport(1280, 900);
    await openPage({ shopper: 'member' });
    defineElements(tables);
    area = document.body.appendChild(document.createElement(profileArea.tag));
    await vi.waitFor(() => {
      expect(list() && shadowRootOf(list() as Element)?.querySelectorAll('article').length).toBe(4);
      expect(markers().length).toBeGreaterThan(0);
    }, 10_000);
  });

  afterEach(() => (document.activeElement as HTMLElement | null)?.blur());

  afterAll(() => {
    vi.restoreAllMocks();
    area.remove();
  });

  it('[HOST-09] is drawn whole', () => {
    expect(area.shadowRoot).toBeNull();
    expect(inside(inside(area, 'ucp-view'), 'slot')).toBeTruthy();
    expect(errors.filter((one) => !one.includes('ResizeObserver'))).toEqual([]);
  });

  it('[HOST-09] [CARD-15] leads a marker to its note, by pointer and by key', async () => {
    const before = location.href;
    marker()?.scrollIntoView({ block: 'center' });
    // Until the code that follows notes has loaded, the browser follows the link.
    await expect.poll(() => press(marker() as HTMLElement, 'click')).toBe(false);
    history.replaceState(null, '', before);
    await expect.poll(() => focused(disclosures())).toBe(note());
    marker()?.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => focused(disclosures())).toBe(note());
    expect(location.href).toBe(before);
  });

  it('[HOST-09] keeps a tip open that is pressed, and closes it by a press elsewhere', async () => {
    const hosts = [list(), ...Array.from((list() && shadowRootOf(list() as Element)?.querySelectorAll('*')) ?? [])];
    const bubble = hosts.map((one) => inside(one, '.tip__bubble')).find((one) => one !== null) as HTMLElement;
    const button = bubble.parentElement?.querySelector('button') as HTMLButtonElement;
    button.click();
    await expect.poll(() => bubble.classList.contains('is-open')).toBe(true);
    press(bubble, 'pointerdown');
    await new Promise(requestAnimationFrame);
    expect(bubble.classList.contains('is-open')).toBe(true);
    press(document.body, 'pointerdown');
    await expect.poll(() => bubble.classList.contains('is-open')).toBe(false);
  });

  it('[HOST-09] tells its author of a tag that failed', () => {
    const states = () => survey().tags.map(({ tag, state }) => [tag, state]);
    expect(states()).toEqual([[profileArea.tag, 'drawn']]);
    const failure = Object.assign(document.createElement('div'), { className: 'quiet' });
    shadowRootOf(area)?.append(failure);
    expect(states()).toEqual([[profileArea.tag, 'failed']]);
    failure.remove();
  });
});
