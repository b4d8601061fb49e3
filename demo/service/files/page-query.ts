import { brands } from '../../../src/shared/brands.js';

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
 * Adds a script to the page that fills session storage before the library loads. An agent's identity is only there
 * (IDN-04). It is a separate file, because the pages' policy forbids inline scripts.
 */
export function pageOfSession(html: string, shopper: string): string {
  const script = `<script src="/__demo/session.js?shopper=${encodeURIComponent(shopper)}"></script>`;
  return html.replace(/<script\b/i, (first) => `${script}\n    ${first}`);
}

/**
 * Applies the query to a demo page: `lang` and `theme` on the root element, and the Preact builds for `flavour=preact`.
 * The pages are plain HTML, as in a CMS. Unknown values are ignored.
 */
export function pageAsAsked(html: string, query: URLSearchParams): string {
  const lang = chosen(query, 'lang', LANGUAGES);
  const theme = chosen(query, 'theme', brands);
  const inLanguage = lang === null ? html : withRootAttribute(html, 'lang', lang);
  const inTheme = theme === null ? inLanguage : withRootAttribute(inLanguage, 'data-ucp-theme', theme);
  return query.get('flavour') === 'preact' ? inTheme.replaceAll(/"\/(cdn|pieces)\//g, '"/$1-preact/') : inTheme;
}
