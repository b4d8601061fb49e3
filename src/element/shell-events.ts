import type { EventDetails } from '../shared/events.js';
import { log } from '../shared/report.js';

/** Tells of one of the two events of `events.ts` that the shell needs; they are made here because it holds none of the others. */
export function emitFrom<N extends 'ucp-close' | 'ucp-error'>(host: HTMLElement, name: N, detail: EventDetails[N]): void {
  host.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
}

/** Tells the host page what went wrong in an element; the shopper sees a quiet message. */
export function emitError(host: HTMLElement, code: string): void {
  const tag = host.localName;
  log(`<${tag}>: ${code}`);
  emitFrom(host, 'ucp-error', { code, tag });
}
