/** A page that the browser draws ahead may never be looked at. Resolves when it is: until then it is nobody's visit. */
export async function seen(): Promise<void> {
  const page: Document & { readonly prerendering?: boolean } = document;
  if (page.prerendering) await new Promise((go) => page.addEventListener('prerenderingchange', go, { once: true }));
}
