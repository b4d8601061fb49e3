import type { Page } from 'playwright';

/** A page that runs functions, in whatever browser and by whatever driver. */
export interface EvaluatingPage {
  evaluate<R>(work: () => R): Promise<R>;
}

/** The focused element, inside whatever shadow root it is: its text, cut short. */
export function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return (active?.textContent ?? '').trim().slice(0, 120);
  });
}

/** Two frames: what was changed before them has been drawn, and a shift has been seen. */
export function drawn(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Collects what the page says in its console and throws, from now on. */
export function listenTo(page: Page): { readonly errors: string[]; readonly logged: string[] } {
  const errors: string[] = [];
  const logged: string[] = [];
  page.on('console', (message) => {
    logged.push(message.text());
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return { errors, logged };
}

/** Remembers the events of the library, by name and detail. */
export async function recordEvents(page: Page, ...names: readonly string[]): Promise<() => Promise<readonly unknown[]>> {
  await page.addInitScript((wanted) => {
    const record: unknown[] = [];
    Object.assign(window, { recorded: record });
    for (const name of wanted) addEventListener(name, (event) => record.push([name, (event as CustomEvent).detail]));
  }, names);
  return () => page.evaluate(() => (window as unknown as { recorded: unknown[] }).recorded);
}

/** Layout shift of the visit so far. Ask for it before the page is opened. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let total = 0;
    Object.assign(window, { shiftOfVisit: () => total });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) total += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shiftOfVisit: () => number }).shiftOfVisit());
}

/** Comes back from the sign-in page with the code of a shopper, as the one who pressed the page's own sign-in link (SAFE-12). */
export async function returnFromSignIn(tab: Page, url: string, code: string): Promise<void> {
  await tab.goto(new URL('/optumid-login', url).href);
  await tab.evaluate(() => localStorage.setItem('ucp_signInState', 'of-this-browser'));
  await tab.goto(`${url}&code=${code}&state=of-this-browser`);
}
