import { beforeEach, describe, expect, it, vi } from 'vitest';
import '../../src/features/page/actions/after-load.js';
import '../../src/features/session/actions/end-session.js';
import '../../src/features/session/actions/session-error.js';
import '../../src/features/session/actions/sign-in.js';
import '../../src/features/import/actions/import.js';
import '../../src/features/content/html.js';
import '../../src/spanish.js';
import { signIn } from '../../src/features/session/actions/account.js';
import { readAgent } from '../../src/shared/shopper/agent.js';
import { pass } from './support/visit/time.js';
import { startVisit } from './support/visit/visit.js';
import { events, visitSteps } from './support/visit/visit-steps.js';

/*
 * Each step that a visit can have, alone, by an agent and by a member. The agent's visit writes nothing to local storage, beyond the named
 * keys. The member's visits show that the steps reach each key that the library keeps there.
 */

/** Keys that an agent's visit may write to local storage. It needs none. */
const ALLOWED: readonly string[] = [];

/** Steps in which another page of the site writes to local storage itself. */
const ofOtherPages = ['give a ZIP code on another page of the site'];

const steps: typeof visitSteps = { ...visitSteps, ...events, 'go to the sign-in page': () => signIn(document) };
const names = Object.keys(steps).filter((name) => !ofOtherPages.includes(name));

for (const way of ['info', 'warn'] as const) vi.spyOn(console, way).mockImplementation(() => undefined);

/** The keys that were written to local storage while the tab was an agent's, and while it was not. */
const written = { byAgent: new Set<string>(), byOthers: new Set<string>() };

beforeEach(() => {
  for (const keys of Object.values(written)) keys.clear();
});

/** Local storage that remembers its keys, until the visit ends. happy-dom's has no prototype to spy on. */
function recordWrites(): void {
  const real = localStorage;
  const recording = new Proxy(real, {
    get(_, name) {
      if (name !== 'setItem') return typeof real[name as string] === 'function' ? real[name as string].bind(real) : real[name as string];
      return (key: string, value: string) => {
        (readAgent().isAgentFlow ? written.byAgent : written.byOthers).add(key);
        real.setItem(key, value);
      };
    },
  });
  vi.stubGlobal('localStorage', recording);
}

async function play(shopper: string, name: string): Promise<void> {
  recordWrites();
  const visit = await startVisit({
    shopper,
    at: '2026-11-20T09:30:00',
    delays: [0],
    hasVersions: true,
    isKept: true,
    settings: { auth: { requireState: true } },
  });
  try {
    await visit.settle();
    const event = events[name];
    // The second choice: the first view is shown already.
    if (event) await event(visit, 1);
    else visit.begin(name, steps[name]?.(visit, 1));
    await pass(12_000);
    await visit.settle();
  } finally {
    visit.end();
  }
}

describe('an agent’s visit', () => {
  it.each(names)('[IDN-04] [AGENT-01] writes nothing to local storage: %s', async (name) => {
    await play('agent', name);
    expect([...written.byAgent].filter((key) => !ALLOWED.includes(key))).toEqual([]);
  });
});

describe('a member’s visits', () => {
  it('[IDN-04] [AGENT-01] write each key there that an agent’s visit keeps in its tab', async () => {
    for (const name of ['look at another view', 'switch the year', 'choose a ZIP code', 'go to the sign-in page', 'sign in'])
      await play('member', name);
    expect([...written.byOthers].sort()).toEqual(['ucp_activeYear', 'ucp_lastActive', 'ucp_profileTab', 'ucp_signInState', 'ucp_zip']);
  });
});
