import { emit } from '../shared/events.js';
import { log } from '../shared/report.js';

/** Tells the host page what went wrong in an element; the shopper sees a quiet message. */
export function emitError(host: HTMLElement, code: string): void {
  const tag = host.localName;
  log(`<${tag}>: ${code}`);
  emit(host, 'ucp-error', { code, tag });
}
