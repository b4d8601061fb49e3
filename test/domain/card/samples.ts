import { wallClock } from '../../../src/domain/calendar/wall-clock.js';
import type { CardContext } from '../../../src/domain/card/plan-card.js';
import { type Plan, planKey } from '../../../src/domain/plan/plan.js';
import { drugContext, providerContext } from '../coverage/samples.js';

/** A guest without saved drugs or doctors on an ordinary day of 2026, with what the case is about put over it. */
export function cardContext(overrides: Partial<CardContext> = {}): CardContext {
  return {
    ...drugContext(),
    ...providerContext(),
    today: wallClock(2026, 6, 15),
    flags: { lisChanges: true, medsuppV2Cards: true, disableOleSaveResume: false },
    lowIncome: null,
    suppression: [],
    statuses: new Map(),
    applying: 'on',
    isCloaked: false,
    isCommunitySite: false,
    sharedNames: [],
    ...overrides,
  };
}

/** The statuses of a context in which this plan has the status. */
export function statusOf(plan: Plan, status: string): CardContext['statuses'] {
  return new Map([[planKey(plan.kind === 'MEDSUPP' ? plan.code : plan.id, plan.year), status]]);
}
