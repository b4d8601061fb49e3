/**
 * The page's address. Root-relative paths are resolved against it, and it decides what counts as its own origin. A document that was
 * written into a frame (`srcdoc`) has no address, and is of the origin of the page that holds it.
 */
export function pageAddress(): string {
  return location.protocol === 'about:' ? `${origin}/` : location.href;
}

/** This document at another hash, whatever its `<base>` says. */
export function atHash(hash: string): string {
  return location.href.replace(/#.*/, '') + hash;
}
