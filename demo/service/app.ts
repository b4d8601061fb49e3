import type { Context, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { Hono } from 'hono/quick';
import { drugCalls } from './calls/drug-calls.js';
import { enrollmentCalls } from './calls/enrollment-calls.js';
import { identityCalls } from './calls/identity-calls.js';
import { otherCalls } from './calls/other-calls.js';
import { outsidePages } from './calls/outside-pages.js';
import { planCalls } from './calls/plan-calls.js';
import { profileCalls } from './calls/profile-calls.js';
import { BadRequest } from './calls/requests.js';
import { sharedCalls } from './calls/shared-calls.js';
import { breakCalls, droppedAnswer } from './controls/break-calls.js';
import { createCallLog } from './controls/call-log.js';
import { controlCalls } from './controls/control-calls.js';
import type { Demo } from './controls/demo.js';
import { createDemoClock } from './controls/demo-clock.js';
import { createFaults } from './controls/faults.js';
import { logCalls } from './controls/log-calls.js';
import { createWaitingChanges } from './controls/other-device.js';
import { usualAnswers } from './controls/profile-answers.js';
import { createSessions } from './controls/sessions.js';
import { type Sleep, sleep } from './controls/waiting.js';
import { createProfiles } from './profiles/profiles.js';
import { shoppers } from './shoppers/index.js';
import type { Shopper } from './shoppers/shopper.js';
import { uuidOf } from './shoppers/shopper-names.js';
import type { ProfileStore } from './store/profile-store.js';

export interface DemoOptions {
  readonly store: ProfileStore;
  /** The real wall clock, `YYYY-MM-DDTHH:mm:ss`. */
  readonly now: () => string;
  /** The shoppers and their seeds; the demo's own by default. */
  readonly seed?: readonly Shopper[];
  /** Waits before a delayed response. */
  readonly sleep?: Sleep;
  /** Milliseconds on a monotonic clock, for the end of sessions. */
  readonly elapsed?: () => number;
  /** Breaks a connection, if the host program can. */
  readonly drop?: (c: Context) => Response;
  /** Compresses responses that go over a network. */
  readonly pack?: MiddlewareHandler;
}

/** Marks a response to an unknown path, which may be a file. */
export const UNKNOWN = 'x-demo-unknown';

const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** The files of the library. */
const LIBRARY = /^\/cdn(-preact)?\//;

function demoOf(options: DemoOptions): Demo {
  const known = options.seed ?? shoppers;
  return {
    shoppers: known,
    profiles: createProfiles(options.store, known),
    clock: createDemoClock(options.now),
    sessions: createSessions(options.elapsed ?? (() => performance.now())),
    faults: createFaults((name) => uuidOf(name, known)),
    log: createCallLog(),
    elsewhere: createWaitingChanges(),
    answers: usualAnswers,
    sleep: options.sleep ?? sleep,
    drop: options.drop ?? droppedAnswer,
  };
}

/**
 * The reference service: every call of the library, with real behavior over invented people. Uses no Node API, so the
 * same handlers run on a server, in tests and in the browser. A program may add more routes, such as files, after it.
 */
export function createApp(options: DemoOptions): Hono {
  const app = new Hono();
  const demo = demoOf(options);

  if (options.pack) app.use(options.pack);
  // Pages on another local port may call too, to try the setting `apiBase`. The library's files are for every page, also for one on a disk.
  const allowed = (origin: string, path: string) => (LOOPBACK.test(origin) ? origin : LIBRARY.test(path) ? '*' : null);
  app.use(cors({ origin: (origin, c) => allowed(origin, c.req.path), credentials: true, exposeHeaders: ['ETag'] }));
  app.onError((error, c) => {
    if (error instanceof BadRequest) return c.json({ message: error.message }, 400);
    console.error(`demo service: ${error.name} in ${c.req.method} of a call`);
    return c.json({ message: 'The demo service failed' }, 500);
  });

  app.notFound((c) => c.json({ message: 'The demo service has no such call' }, 404, { [UNKNOWN]: 'true' }));

  app.route('/__demo', controlCalls(demo));
  app.use(logCalls(demo));
  app.use(breakCalls(demo));
  app.use(async (c, next) => {
    await next();
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
  });
  identityCalls(app, demo);
  profileCalls(app, demo);
  planCalls(app, demo);
  drugCalls(app);
  enrollmentCalls(app, demo);
  sharedCalls(app, demo);
  outsidePages(app, demo);
  otherCalls(app);
  return app;
}
