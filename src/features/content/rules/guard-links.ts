import { type AllowedPlaces, safeUrl } from '../../../shared/navigation/safe-url.js';
import { telUrl } from '../../../shared/navigation/tel-url.js';
import { validOrNull } from '../../../shared/validation/validation-result.js';
import { mapLinks, type RichText } from './rich-text.js';

// Links to views, and placeholders that `fillPlaceholders` later replaces with safe addresses.
const pageAddress = /^(?:#[\w-]+|tel:\{phone\}|\{(?:drugs|providers)Link\})$/;

/** Keeps allowed links and turns the others into text (LINK-01). `refused` is their count, for the log. */
export function guardLinks(text: RichText, allowed: AllowedPlaces): { readonly text: RichText; readonly refused: number } {
  let refused = 0;
  const guarded = mapLinks(text, (href) => {
    const followed = follow(href.trim(), allowed);
    if (followed === null) refused += 1;
    return followed;
  });
  return { text: guarded, refused };
}

function follow(href: string, allowed: AllowedPlaces): string | null {
  if (pageAddress.test(href)) return href;
  if (/^tel:/i.test(href)) return telUrl(decoded(href.slice(4)));
  return validOrNull(safeUrl(href, allowed));
}

/** Decodes percent codes. Returns the text unchanged if they are malformed. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
