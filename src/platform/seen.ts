/** Resolves when the page is shown. The browser may prerender a page that nobody ever looks at: that must not count as a visit. */
export async function seen(): Promise<void> {
  const page: Document & { readonly prerendering?: boolean } = document;
  if (page.prerendering) await new Promise((go) => page.addEventListener('prerenderingchange', go, { once: true }));
}
