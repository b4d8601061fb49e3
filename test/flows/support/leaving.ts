import { afterEach, beforeEach } from 'vitest';

/** Records where the library wanted to navigate. Nothing navigates, and nothing of the page is lost. */
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

interface Store {
  readonly facts: Map<string, { get(): unknown }>;
  readonly cells: Map<string, unknown>;
}

const store = () => (globalThis as unknown as Record<symbol, Store>)[Symbol.for('ucp.store.v1')];

/** Everything that the page's facts hold, as one text: to look for what must not be there. */
export function allAtoms(): string {
  return JSON.stringify([...(store()?.facts ?? [])].map(([name, fact]) => [name, fact.get()]));
}

/** The same of what the page keeps beside its facts, such as which questions were asked. */
export function allSingletons(): string {
  const seen = new WeakSet<object>();
  return JSON.stringify([...(store()?.cells ?? [])], (_, value: unknown) => {
    if (value instanceof Map || value instanceof Set) return [...value];
    if (typeof value !== 'object' || value === null) return value;
    if (seen.has(value) || value instanceof EventTarget) return undefined;
    seen.add(value);
    return value;
  });
}
