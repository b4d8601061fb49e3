import type { Context } from 'hono';
import type { DemoDate } from '../demo-date.js';
import type { ProfileRecord } from '../profiles/profile-record.js';
import type { Profiles } from '../profiles/profiles.js';
import type { Shopper } from '../shoppers/shopper.js';
import type { CallLog } from './call-log.js';
import type { DemoClock } from './demo-clock.js';
import type { Faults } from './faults.js';
import { identityOf } from './identity.js';
import type { WaitingChanges } from './other-device.js';
import type { ProfileAnswers } from './profile-answers.js';
import type { Sessions } from './sessions.js';
import type { Sleep } from './waiting.js';

/** Shared state of the handlers. */
export interface Demo {
  readonly shoppers: readonly Shopper[];
  readonly profiles: Profiles;
  readonly clock: DemoClock;
  readonly sessions: Sessions;
  readonly faults: Faults;
  readonly log: CallLog;
  readonly elsewhere: WaitingChanges;
  /** Set by `POST /__demo/answers`. */
  answers: ProfileAnswers;
  readonly sleep: Sleep;
  /** Breaks the connection of a request. Returns the response for the framework. */
  readonly drop: (c: Context) => Response;
}

/** The record of the shopper who sends a request, by identity; null without one. */
export async function recordOfAsker(demo: Demo, c: Context, at: DemoDate): Promise<ProfileRecord | null> {
  const identity = identityOf(c);
  return identity ? demo.profiles.read(identity.uuid, at) : null;
}
