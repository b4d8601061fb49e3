import { afterEach, beforeEach } from 'vitest';
import { comeToRest } from './gates.js';
import { storedProfile } from './service.js';

/** Records where a test's shopper was sent: every `ucp-navigate`, and the address of a real navigation, which no listener sees. */
export interface Journey {
  readonly told: { readonly url: string; readonly reason: string }[];
  readonly left: string[];
  end(): void;
}

/** Follows the shopper without leaving the page. */
export function follow(): Journey {
  const told: Journey['told'] = [];
  const left: string[] = [];
  const hear = (event: Event) => told.push((event as CustomEvent<Journey['told'][number]>).detail);
  document.addEventListener('ucp-navigate', hear);
  const { assign } = location;
  location.assign = (url) => void left.push(String(url));
  return {
    told,
    left,
    end() {
      document.removeEventListener('ucp-navigate', hear);
      location.assign = assign;
    },
  };
}

/** The journey of each test, which ends on an empty page with nothing on its way. */
export function followEach(): Pick<Journey, 'told' | 'left'> {
  let journey: Journey;
  beforeEach(() => {
    journey = follow();
  });
  afterEach(async () => {
    await comeToRest();
    journey.end();
    document.body.replaceChildren();
  });
  return {
    get told() {
      return journey.told;
    },
    get left() {
      return journey.left;
    },
  };
}

/** The profile service's response for this shopper, with one change. */
export async function changedProfile(shopper: string, change: Readonly<Record<string, unknown>>) {
  const { demo: _, ...profile } = await storedProfile(shopper);
  return { method: 'GET', path: '/profiles/data', body: { ...profile, ...change } };
}
