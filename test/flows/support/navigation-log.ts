import { afterEach, beforeEach } from 'vitest';
import { finishCalls } from './held-calls.js';
import { storedProfile } from './service.js';

/** Records where a test's shopper was sent: every `ucp-navigate`, and the address of a real navigation, which no listener sees. */
export interface NavigationLog {
  readonly events: { readonly url: string; readonly reason: string }[];
  readonly left: string[];
  end(): void;
}

/** Follows the shopper without leaving the page. */
export function recordNavigation(): NavigationLog {
  const events: NavigationLog['events'] = [];
  const left: string[] = [];
  const hear = (event: Event) => events.push((event as CustomEvent<NavigationLog['events'][number]>).detail);
  document.addEventListener('ucp-navigate', hear);
  const { assign } = location;
  location.assign = (url) => void left.push(String(url));
  return {
    events,
    left,
    end() {
      document.removeEventListener('ucp-navigate', hear);
      location.assign = assign;
    },
  };
}

/** The journey of each test, which ends on an empty page with nothing on its way. */
export function recordEachNavigation(): Pick<NavigationLog, 'events' | 'left'> {
  let journey: NavigationLog;
  beforeEach(() => {
    journey = recordNavigation();
  });
  afterEach(async () => {
    await finishCalls();
    journey.end();
    document.body.replaceChildren();
  });
  return {
    get events() {
      return journey.events;
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
