import { expect, vi } from 'vitest';
import { freshPage } from '../../../.storybook/fresh-page.js';
import '../../../src/features/page/actions/after-load.js';
import '../../../src/features/page/actions/public-snapshot.js';
import '../../../src/features/session/actions/confirm-identity.js';
import '../../../src/features/session/actions/end-session.js';
import '../../../src/features/session/actions/idle.js';
import '../../../src/features/import/actions/import.js';
import '../../../src/features/tracking/actions/profile-events.js';
import '../../../src/features/session/actions/sign-in.js';
import { $isComplete } from '../../../src/features/profile/state/loading.js';
import { defaultEndpoints, type EndpointName } from '../../../src/shared/http/endpoints.js';
import { tabs } from '../../../src/shared/tabs/tabs.js';
import { changeResponses } from './changed-responses.js';
import type { Fault } from './faults.js';
import { storedProfile } from './service.js';
import { secondsOf, stopClock } from './virtual-time.js';

// Loads everything that comes by `import()` first. Loading a file takes real time, and the test's time would run meanwhile.

const content: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'phoneNumbers',
  'suppression',
  'dentalCoveredPlans',
  'profileContent',
  'shopperContent',
  'shopperMessages',
  'contactUs',
]);

/** The start of the call's path, up to its first parameter. */
export function pathOf(name: EndpointName): string {
  const [path = ''] = defaultEndpoints[name].split(/[{[?]/);
  return content.has(name) ? `/api/assets/uhccp/content-fragments${path}` : path;
}

export interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
}

/** The switches of the service that make the fault happen to the call; where it is none of a switch, its answers come bent. */
export function switchesOf(fault: Fault | null, { method, path }: Call): readonly Readonly<Record<string, unknown>>[] {
  changeResponses(null);
  if (fault && 'change' in fault.is) changeResponses({ method, path }, fault.is.change);
  return fault && 'switch' in fault.is ? [{ method, path, ...fault.is.switch }] : [];
}

/** Seconds: three tries of half a minute with the waits between them, in each of the load's two steps. */
export const PATIENCE = 240;

/** A page that has finished its load, whatever happened to it; from here on time is the test's. */
export async function openFaultyPage(shopper: string, faults: readonly Readonly<Record<string, unknown>>[] = []): Promise<void> {
  tabs().close();
  document.body.replaceChildren();
  vi.useRealTimers();
  stopClock();
  await secondsOf(freshPage({ shopper, date: '2026-11-20T09:30:00', theme: '', lang: 'en', faults }), PATIENCE);
  expect($isComplete.get()).toBe(true);
}

/** The data that the service keeps of the shopper. */
export async function savedProfile(shopper: string): Promise<Readonly<Record<string, unknown>>> {
  const { demo: _, ...profile } = await storedProfile(shopper);
  return profile;
}
