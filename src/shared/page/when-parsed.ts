import { pageDocument } from './page-document.js';

/** Resolves when the document has been parsed, so that everything its author wrote is there; undefined when it has been already. */
export function whenParsed(): Promise<void> | undefined {
  if (pageDocument.readyState !== 'loading') return undefined;
  return new Promise((resolve) => pageDocument.addEventListener('DOMContentLoaded', () => resolve(), { once: true }));
}
