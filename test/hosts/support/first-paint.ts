import type { Page, Route } from 'playwright';
import { expect } from 'vitest';

/** The first paint of hosts before any script, and while the library takes over. */

export interface HeldScripts {
  /** Lets the scripts go that match; the others wait on. */
  release(which?: (url: string) => boolean): void;
}

/** Keeps every script from the page until it is let go. */
export async function holdScripts(page: Page): Promise<HeldScripts> {
  const waiting: { readonly url: string; readonly go: () => void }[] = [];
  let isFree = (_: string): boolean => false;
  await page.route('**/*', async (route: Route) => {
    const request = route.request();
    const url = request.url();
    if (request.resourceType() === 'script' && !isFree(url)) await new Promise<void>((go) => waiting.push({ url, go }));
    await route.fallback();
  });
  return {
    release(which = () => true) {
      isFree = which;
      for (const { go } of waiting.splice(0).filter((one) => which(one.url) || !waiting.push(one))) go();
    },
  };
}

/** The visible part of a tag's shadow root: its words, its boxes that have a size and a color, and its place on the page. */
export function painted(page: Page, tag: string) {
  return page.locator(tag).evaluate((host) => {
    const bars = [...(host.shadowRoot?.querySelectorAll('i') ?? [])].filter((bar) => {
      const { width, height } = bar.getBoundingClientRect();
      return width > 0 && height > 0 && getComputedStyle(bar).backgroundColor !== 'rgba(0, 0, 0, 0)';
    });
    const words = [...(host.shadowRoot?.querySelectorAll('.sk p, .sk h2') ?? [])].map((one) => one.textContent);
    const { x, y, width, height } = host.getBoundingClientRect();
    return { isDefined: host.matches(':defined'), bars: bars.length, words, place: [x, y, width, height] };
  });
}

/** The saved plans are outlined before any script, and stay where they are when the shell has taken them over. */
export async function expectTakenOver(page: Page, scripts: HeldScripts, isShell: (url: string) => boolean, next: string): Promise<void> {
  const before = await painted(page, 'ucp-saved-plans');
  expect(before).toMatchObject({ isDefined: false, words: ['Loading your plans'] });
  expect(before.bars).toBeGreaterThan(15);
  const below = await painted(page, next);
  expect(below.bars).toBeGreaterThan(5);

  const root = await page.locator('ucp-saved-plans').evaluateHandle((host) => host.shadowRoot);
  scripts.release(isShell);
  await page.waitForFunction(() => document.querySelector('ucp-saved-plans:defined'));
  expect(await painted(page, 'ucp-saved-plans')).toEqual({ ...before, isDefined: true });
  expect(await painted(page, next)).toEqual({ ...below, isDefined: true });
  expect(await page.locator('ucp-saved-plans').evaluate((host, first) => host.shadowRoot === first, root)).toBe(true);
  scripts.release();
}
