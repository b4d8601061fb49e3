import { telUrl } from '../contact/tel-url.js';
import { type AllowedPlaces, safeUrl } from '../navigation/safe-url.js';
import { valueIn } from '../validation/checked.js';
import { mapLinks, type RichText } from './rich-text.js';

// Views of this page, and placeholders that stand alone: `fillPlaceholders` makes safe addresses of them.
const ownAddress = /^(?:#[\w-]+|tel:\{phone\}|\{(?:drugs|providers)Link\})$/;

/** The text with the links that may be followed; the others are their words (LINK-01). `refused` says how many, for the log. */
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
  if (ownAddress.test(href)) return href;
  if (/^tel:/i.test(href)) return telUrl(decoded(href.slice(4)));
  return valueIn(safeUrl(href, allowed));
}

/** The text without its percent codes; unchanged if they are malformed. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
