import { languageOf } from '../../platform/language.js';
import { log } from '../../platform/report.js';
import { spanishCame } from '../../store/language.js';
import { cell } from '../../store/page.js';
import { loadSpanish } from '../../text/spanish.js';
import { parsed } from './settings.js';

/** Brings the Spanish words, once a page. Where they do not come English stays, and the next who needs them asks again. */
export function speakSpanish(): Promise<void> {
  const asked = cell<{ under?: Promise<void> }>('spanish', () => ({}));
  asked.under ??= loadSpanish().then(spanishCame, () => {
    delete asked.under;
    log('the Spanish words could not be loaded');
  });
  return asked.under;
}

/** Where the page, or an element of the library on it, is in Spanish, the words come before anything is drawn: English never shows first. */
export async function settleLanguage(): Promise<void> {
  if (languageOf(document.documentElement) === 'es') return speakSpanish();
  await parsed();
  if (isSpanishIn(document)) await speakSpanish();
}

/** An element of ours may stand in the shadow root of somebody else's. */
function isSpanishIn(root: ParentNode): boolean {
  return [...root.querySelectorAll('*')].some((one) => {
    if (one.localName.startsWith('ucp-')) return languageOf(one) === 'es';
    return one.shadowRoot !== null && isSpanishIn(one.shadowRoot);
  });
}
