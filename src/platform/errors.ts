import type { EventDetails } from './events.js';
import { log } from './report.js';

/** The two events of `events.ts` that the shell tells of; they are made here, because it holds none of the others. */
export function emitFrom<N extends 'ucp-close' | 'ucp-error'>(host: HTMLElement, name: N, detail: EventDetails[N]): void {
  host.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
}

/** What went wrong in an element, for the host page; the shopper sees a quiet message. */
export function emitError(host: HTMLElement, code: string): void {
  const tag = host.localName;
  log(`<${tag}>: ${code}`);
  emitFrom(host, 'ucp-error', { code, tag });
}
