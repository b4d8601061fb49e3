import { afterEach, type Mock, vi } from 'vitest';
import { verbs } from '../../../src/flows/verbs.js';

const stubbed = new Set<PropertyKey>();

/** Takes the place of a verb for one test: it does nothing and remembers what it was called with. */
export function stubVerb(name: keyof typeof verbs): Mock {
  const stub = vi.fn();
  Object.assign(verbs, { [name]: stub });
  stubbed.add(name);
  return stub;
}

afterEach(() => {
  for (const name of stubbed) Reflect.deleteProperty(verbs, name);
  stubbed.clear();
});
