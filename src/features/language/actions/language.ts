import { languageOf } from '../../../shared/language/language.js';
import { pageDocument } from '../../../shared/page/page-document.js';
import { whenParsed } from '../../../shared/page/when-parsed.js';
import { log } from '../../../shared/report.js';
import { pageSingleton } from '../../../shared/state/store.js';
import { setSpanish } from '../state/language.js';
import { loadSpanish } from './load-spanish.js';

/**
 * Loads the Spanish words, once per page. If that fails English stays until the next call, or until the connection may be back, as the
 * components try it (LOAD-05).
 */
export function loadSpanishTexts(): Promise<void> {
  const asked = pageSingleton<{ under?: Promise<void> }>('spanish', () => ({}));
  asked.under ??= loadSpanish().then(setSpanish, () => {
    delete asked.under;
    log('the Spanish words could not be loaded');
    // The same listener each time: the window takes it once.
    addEventListener('online', loadSpanishTexts);
    addEventListener('visibilitychange', loadSpanishTexts);
  });
  return asked.under;
}

/**
 * If the page, or an element of the library on it, is in Spanish, loads the texts before anything is drawn. So English never shows first.
 */
export async function loadPageLanguage(): Promise<void> {
  if (languageOf(pageDocument.documentElement) === 'es') return loadSpanishTexts();
  await whenParsed();
  if (isSpanishIn(document)) await loadSpanishTexts();
}

/** Looks into shadow roots too: an element of ours may be inside somebody else's component. */
function isSpanishIn(root: ParentNode): boolean {
  return [...root.querySelectorAll('*')].some((one) => {
    if (one.localName.startsWith('ucp-')) return languageOf(one) === 'es';
    return one.shadowRoot !== null && isSpanishIn(one.shadowRoot);
  });
}
