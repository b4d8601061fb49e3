import { type AllowedPlaces, safeUrl } from '../navigation/safe-url.js';
import { mapLinks, type RichText } from './rich-text.js';

// Views of this page, numbers to dial, and placeholders that stand alone: what they become is our own.
const ownAddress = /^(?:#[\w-]+|tel:\+?[\d-]+|tel:\{phone\}|\{(?:drugs|providers)Link\})$/;

/** The text with the links that may be followed; the others are their words (LINK-01). `refused` says how many, for the log. */
export function guardLinks(text: RichText, allowed: AllowedPlaces): { readonly text: RichText; readonly refused: number } {
  let refused = 0;
  const guarded = mapLinks(text, (href) => {
    if (ownAddress.test(href.trim())) return href.trim();
    const safe = safeUrl(href, allowed);
    if (!safe.ok) refused += 1;
    return safe.ok ? safe.value : null;
  });
  return { text: guarded, refused };
}
