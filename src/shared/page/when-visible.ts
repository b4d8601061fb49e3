import { pageDocument } from './page-document.js';

/** Resolves when the page is shown. The browser may prerender a page that nobody ever looks at: that must not count as a visit. */
export async function whenVisible(): Promise<void> {
  const page: Document & { readonly prerendering?: boolean } = pageDocument;
  // A browser without this member gives the element of the page that has its name (SAFE-10).
  if (page.prerendering === true) await new Promise((go) => page.addEventListener('prerenderingchange', go, { once: true }));
}
