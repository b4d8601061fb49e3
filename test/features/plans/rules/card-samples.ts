import type { PlanApplication } from '../../../../src/features/enrollment/rules/plan-application.js';
import { keyOf, type Plan } from '../../../../src/features/plan/rules/plan.js';
import type { CardContext } from '../../../../src/features/plans/rules/plan-card.js';
import { wallClock } from '../../../../src/shared/calendar/wall-clock.js';
import { drugContext, providerContext } from '../../drugs/rules/samples.js';

/** A guest without saved drugs or doctors in June 2026. `overrides` replaces fields. */
export function cardContext(overrides: Partial<CardContext> = {}): CardContext {
  return {
    ...drugContext(),
    ...providerContext(),
    today: wallClock(2026, 6, 15),
    flags: { lisChanges: true, medsuppV2Cards: true, disableOleSaveResume: false },
    lowIncome: null,
    suppression: [],
    applications: new Map(),
    enrolled: new Map(),
    applying: 'on',
    isCloaked: false,
    isCommunitySite: false,
    sharedNames: [],
    plansNow: [],
    awaitedPlansNow: [],
    ...overrides,
  };
}

/** An application as its own card shows it. */
export function application(over: Partial<PlanApplication> = {}, card: Partial<PlanApplication['card']> = {}): PlanApplication {
  return {
    id: 'H0609044000-2026',
    outcome: 'in-progress',
    detailsUrl: null,
    isStatusLoading: false,
    ...over,
    card: { action: 'continue', isDisabled: false, status: 'In Progress', date: null, progress: null, contact: null, ...card },
  };
}

/** A submitted application with this status. */
export function sent(
  status = 'Submitted',
  over: Partial<PlanApplication> = {},
  card: Partial<PlanApplication['card']> = {},
): PlanApplication {
  return application({ outcome: 'open', detailsUrl: 'https://example.com/application', ...over }, { action: 'view', status, ...card });
}

/** The part of a context with this application for the plan. */
export function withApplication(plan: Plan, one: PlanApplication = application()): Pick<CardContext, 'applications'> {
  return { applications: new Map([[keyOf(plan), one]]) };
}
