import { afterEach, beforeEach } from 'vitest';

/** Where the library wanted to go: nobody goes there, and nothing of the page is lost. */
export function recordLeaving(): () => readonly string[] {
  let places: string[] = [];
  const hear = (event: Event) => {
    event.preventDefault();
    const { url, reason } = (event as CustomEvent<{ url: string; reason: string }>).detail;
    places.push(`${reason} ${new URL(url).pathname}`);
  };
  beforeEach(() => {
    places = [];
    document.addEventListener('ucp-navigate', hear);
  });
  afterEach(() => document.removeEventListener('ucp-navigate', hear));
  return () => places;
}

/** Every event of this name from now on, with its detail, until the test is over. */
export function recordEvent(name: string): () => readonly unknown[] {
  let details: unknown[] = [];
  const hear = (event: Event) => details.push((event as CustomEvent).detail);
  beforeEach(() => {
    details = [];
    document.addEventListener(name, hear);
  });
  afterEach(() => document.removeEventListener(name, hear));
  return () => details;
}

/** Everything that the page's facts hold, as one text: to look for what must not be there. */
export function everyFact(): string {
  const store = (globalThis as unknown as Record<symbol, { facts: Map<string, { get(): unknown }> }>)[Symbol.for('ucp.store.v1')];
  return JSON.stringify([...(store?.facts ?? [])].map(([name, fact]) => [name, fact.get()]));
}
