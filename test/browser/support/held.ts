import type { Page } from 'playwright';

/** Requests that wait until they are let go. */
export interface HeldRequests {
  /** Resolves when the first of them has been sent. */
  readonly asked: Promise<void>;
  /** Lets all of them go on, and those that come later. */
  release(): void;
}

/** Holds what the page asks for at these addresses, a glob or an expression. */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<HeldRequests> {
  let begin: () => void = () => undefined;
  let open: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(addresses, async (route) => {
    begin();
    await opened;
    await route.fallback();
  });
  return { asked, release: () => open() };
}
