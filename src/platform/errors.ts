import { log } from './report.js';

/**
 * What went wrong in an element, for the host page; the shopper sees a quiet message. The event is one of `events.ts`; it is made
 * here, because the shell holds this and none of the other events.
 */
export function emitError(host: HTMLElement, code: string): void {
  const tag = host.localName;
  log(`<${tag}>: ${code}`);
  host.dispatchEvent(new CustomEvent('ucp-error', { detail: { code, tag }, bubbles: true, composed: true }));
}
