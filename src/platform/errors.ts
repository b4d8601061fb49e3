import { log } from './report.js';

/**
 * Tells the host page what went wrong in an element; the shopper sees a quiet message. The event is one of `events.ts`, but is made here
 * because it is the only one that the shell needs.
 */
export function emitError(host: HTMLElement, code: string): void {
  const tag = host.localName;
  log(`<${tag}>: ${code}`);
  host.dispatchEvent(new CustomEvent('ucp-error', { detail: { code, tag }, bubbles: true, composed: true }));
}
