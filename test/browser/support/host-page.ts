import type { Page } from 'playwright';
import { contentSecurityPolicy } from '../../../demo/service/files/security-headers.js';
import { flavour } from './browser.js';

interface HostPage {
  readonly head?: string;
  readonly body: string;
  /** The library's script; '' leaves it to the page. */
  readonly script?: string;
  /** The page's content policy; the demo's without it. */
  readonly policy?: string;
}

/** Puts a page of a host's own where the demo serves `/pages/host.html`, under the demo's content policy. */
export async function hostPage(
  page: Page,
  {
    head = '',
    body,
    script = `<script type="module" src="/${flavour === 'preact' ? 'cdn-preact' : 'cdn'}/ucp.js"></script>`,
    policy = contentSecurityPolicy,
  }: HostPage,
): Promise<void> {
  await page.route('**/pages/host.html*', async (route) => {
    // The service's own answer brings the cookies of the asked-for shopper.
    const entry = await route.fetch({ url: route.request().url().replace('host.html', 'composed.html') });
    await route.fulfill({
      status: 200,
      headers: { ...entry.headers(), 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
      body: `<!doctype html><html lang="en"><head><title>Host</title><link rel="icon" href="/pages/favicon.svg">${head}${script}</head><body>${body}</body></html>`,
    });
  });
}
