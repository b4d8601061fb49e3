import { brands } from '../../../src/platform/brands.js';

const LANGUAGES = ['en', 'es'];

function chosen(query: URLSearchParams, name: string, known: readonly string[]): string | null {
  const value = query.get(name);
  return value !== null && known.includes(value) ? value : null;
}

function withRootAttribute(html: string, name: string, value: string): string {
  return html.replace(/<html\b([^>]*)>/i, (_, attributes: string) => {
    const others = attributes.replace(new RegExp(`\\s${name}="[^"]*"`, 'i'), '');
    return `<html${others} ${name}="${value}">`;
  });
}

/**
 * The page with what fills session storage for its shopper, ahead of the library: an agent's identity stands there and nowhere else
 * (IDN-04). A file of its own, because the pages' policy lets nothing inline run.
 */
export function pageOfSession(html: string, shopper: string): string {
  const script = `<script src="/__demo/session.js?shopper=${encodeURIComponent(shopper)}"></script>`;
  return html.replace(/<script\b/i, (first) => `${script}\n    ${first}`);
}

/**
 * A demo page as its query asks for it: `lang` and `theme` on the root element, and the library's preact build for
 * `flavour=preact`. The pages stay plain HTML, as a CMS would hold them; a value that is not known changes nothing.
 */
export function pageAsAsked(html: string, query: URLSearchParams): string {
  const lang = chosen(query, 'lang', LANGUAGES);
  const theme = chosen(query, 'theme', brands);
  const inLanguage = lang === null ? html : withRootAttribute(html, 'lang', lang);
  const inTheme = theme === null ? inLanguage : withRootAttribute(inLanguage, 'data-ucp-theme', theme);
  return query.get('flavour') === 'preact' ? inTheme.replaceAll('"/cdn/', '"/cdn-preact/') : inTheme;
}
