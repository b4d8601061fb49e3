import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import '../../src/features/page/actions/after-load.js';
import '../../src/features/page/actions/public-snapshot.js';
import '../../src/features/session/actions/end-session.js';
import '../../src/features/session/actions/session-error.js';
import '../../src/features/session/actions/sign-in.js';
import '../../src/features/import/actions/import.js';
import '../../src/features/content/html.js';
import '../../src/spanish.js';
import { $activeYear } from '../../src/features/plan-year/state/year.js';
import { tryAgain } from '../../src/features/profile/actions/try-again.js';
import type { SettingsInput } from '../../src/settings-input.js';
import { defaultSettings } from '../../src/shared/settings/defaults.js';
import type { Flags } from '../../src/shared/settings/settings.js';
import { $identity } from '../../src/shared/shopper/identity.js';
import {
  chosenButNotListed,
  exposedPersonalData,
  factsNow,
  leftoverData,
  noticesNow,
  pendingFacts,
  staleFacts,
  untrueNotices,
} from './support/visit/invariants.js';
import { uuidOf } from './support/visit/people.js';
import { pass, wallTime } from './support/visit/time.js';
import { startVisit, type Visit, type VisitOptions } from './support/visit/visit.js';
import { events, mishaps, visitSteps } from './support/visit/visit-steps.js';

/*
 * Whole visits: actions of the shopper, events and faults, by chance and in any order. A failure is printed with its seed and path, and
 * with the shortest visit that fails. CONTRIBUTING says how to play it again, and how to run more.
 */

interface Step {
  readonly what: string;
  readonly n: number;
  /** Milliseconds that pass before the next step. */
  readonly rest: number;
}

const step = (names: readonly string[], rests = [0, 0, 0, 300, 1500, 12_000]) =>
  fc.record({ what: fc.constantFrom(...names), n: fc.nat(7), rest: fc.constantFrom(...rests) }, { noNullPrototype: true });

/** A brand's settings: none of its own, or a few of those that decide what a page reads and shows. */
const settings = fc
  .tuple(
    fc.subarray<SettingsInput>([
      { siteId: 'UHCCP' },
      { hideProviders: true },
      { supplementApplications: false },
      { serviceOutage: true },
      { lockIdentityFields: true },
    ]),
    // Without the service's date the page uses the browser's, which differs in the minutes before and after midnight.
    fc.subarray((Object.keys(defaultSettings.flags) as (keyof Flags)[]).filter((flag) => flag !== 'systemDateTime')),
  )
  .map(([own, turned]) => ({
    ...Object.assign({}, ...own),
    flags: Object.fromEntries(turned.map((flag) => [flag, !defaultSettings.flags[flag]])),
  }));

/** A morning, and the last minutes before something of the calendar changes; not New Year, with which the service has other shoppers. */
const moments = ['2026-11-20T09:30:00', ...['2026-09-30', '2026-10-14', '2026-11-30', '2027-01-31'].map((day) => `${day}T23:58:30`)];

const visits = (steps: fc.Arbitrary<Step>) =>
  fc.record(
    {
      shopper: fc.constantFrom(
        'guest',
        'member',
        'member',
        'empty',
        'tucson',
        'supplement',
        'applicant',
        'enrolled',
        'member-consent',
        'base',
        'agent',
        'cloaked',
        'recommended',
      ),
      at: fc.constantFrom(...moments),
      delays: fc.array(fc.constantFrom(0, 40, 300, 900, 2_500, 9_000), { minLength: 1, maxLength: 9 }),
      isKept: fc.boolean(),
      hasVersions: fc.boolean(),
      settings: fc.oneof(fc.constant({}), settings),
      steps: fc.array(steps, { minLength: 1, maxLength: 14 }),
    },
    { noNullPrototype: true },
  );

async function play(visit: Visit, { what, n, rest }: Step): Promise<void> {
  const event = events[what];
  if (event) await event(visit, n);
  else visit.begin(what, (visitSteps[what] ?? mishaps[what])?.(visit, n));
  await pass(rest);
}

async function visited({ steps, ...beginning }: VisitOptions & { readonly steps: readonly Step[] }): Promise<void> {
  const visit = await startVisit(beginning);
  try {
    for (const one of steps) await play(visit, one);
    visit.networkFaults.clear();
    if (visit.isOutdated) visit.sendFromTab({ kind: 'profile-changed' });
    await visit.settle();
    // The day must not end between the page and the fresh one that it is compared with.
    while (wallTime().includes('T23:5')) await pass(60_000);
    await visit.settle();
    // A removal that nobody could confirm shows as failed until the list is read again.
    const isUnsure = [...noticesNow().values()].some((kind) => kind.endsWith('-failed'));
    if (visit.isAstray || isUnsure) {
      // A session that ended twice is not left twice at once.
      await pass(5 * 60_000);
      visit.begin('try again', tryAgain());
      await visit.settle();
    }
    expect(visit.violations).toEqual([]);
    expect(pendingFacts(), '[LOAD-03]').toEqual([]);
    expect(leftoverData(visit.people), '[SIGN-01]').toEqual([]);
    expect(exposedPersonalData(), '[TRK-07]').toEqual([]);
    expect(chosenButNotListed(), '[CMP-03]').toEqual([]);
    expect(await visit.serverState.broken(), '[REM-07] [SAFE-01]').toEqual([]);
    const now = factsNow(visit.cards);
    const noticesBefore = noticesNow();
    // The end of a session takes the chosen year out of storage, and not off a page that stays (YEAR-05).
    if (visit.hasForgotten || $identity.get()?.uuid !== uuidOf(beginning.shopper))
      localStorage.setItem('ucp_activeYear', String($activeYear.get()));
    await visit.open();
    await visit.settle();
    expect(staleFacts(now, factsNow(visit.cards)), '[LOAD-02]').toEqual([]);
    expect(untrueNotices(noticesBefore), '[REM-03]').toEqual([]);
  } finally {
    visit.end();
  }
}

for (const way of ['info', 'warn'] as const) vi.spyOn(console, way).mockImplementation(() => undefined);

const { VISITS = '4', VISITS_SEED = '1', VISITS_PATH } = process.env;
const parameters = {
  numRuns: Number(VISITS),
  seed: Number(VISITS_SEED),
  // A path alone would be followed by the visits that come after it.
  ...(VISITS_PATH && { path: VISITS_PATH, numRuns: 1, endOnFailure: true }),
};

/** Milliseconds a visit may take on a machine that is busy: nothing in here waits for a real clock. */
const PATIENCE = 10_000;

const usual = step([...Object.keys(visitSteps), ...Object.keys(events)]);
const wrong = step(Object.keys(mishaps));
/** Changes of the page and of other tabs to the lists, and their faults. Each is mostly over before the next: few things, that meet. */
const atLists = step(
  [
    ...Object.keys({ ...visitSteps, ...events }).filter((name) => /^(remove|undo$|add)/.test(name)),
    ...['profile', 'section', 'write', 'removal'].map((kind) => `the next ${kind}: 404`),
    'read again',
  ],
  [0, 12_000, 12_000],
);
/** Shoppers who come and go, on pages that are left in the midst of it. */
const atTheStart = step(
  [
    ...Object.keys({ ...visitSteps, ...events }).filter((name) =>
      /^sign|another shopper|who it is$|claims$|ends the session|Extra Help/.test(name),
    ),
    ...['load the page anew at once', 'load the page anew at once', 'the page comes back from the cache', 'the computer sleeps'],
    ...['switch the year', 'choose a ZIP code', 'remove a drug', 'add a drug', 'save a plan in another tab', 'stay on this page'],
  ],
  [0, 0, 100, 300, 1500],
);

it.each([
  ['of any order', usual],
  ['with calls that fail', fc.oneof({ weight: 2, arbitrary: usual }, { weight: 1, arbitrary: wrong })],
  ['at the lists', atLists],
  ['at the start', atTheStart],
])(
  '[LOAD-02] [LOAD-03] [SIGN-01] [TRK-07] [REM-03] [REM-07] [SAFE-01] [CMP-03] a visit %s ends as a fresh load would begin, with nothing of anybody else',
  async (_, steps) => {
    await fc.assert(fc.asyncProperty(visits(steps), visited), parameters);
  },
  Math.max(60_000, Number(VISITS) * PATIENCE),
);
