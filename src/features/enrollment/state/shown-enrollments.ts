import type { CalendarDate } from '../../../shared/calendar/calendar-date.js';
import { createAtom } from '../../../shared/state/store.js';
import type { PlanKind } from '../../plans/rules/plan.js';
import type { ActivePlanCard } from '../rules/active-plan-card.js';
import type { PlanApplication } from '../rules/plan-application.js';

/** The data of the components for enrolled plans and applications, worked out by `derived/enrollments.ts`. */

/** An enrolled plan with its card, decided (ACT-01 to ACT-07). */
export interface ShownActivePlan {
  readonly planId: string;
  readonly planYear: number;
  readonly name: string;
  /** As 5-3-3; a code that is no plan id stays as it is (CARD-13). */
  readonly displayedId: string;
  /** Null when the type is none that we know. */
  readonly kind: PlanKind | null;
  /** The day that the plan takes effect; null when it cannot be read. */
  readonly starts: CalendarDate | null;
  readonly isNextYear: boolean;
  readonly card: ActivePlanCard;
  /** The member-plans call, which tells enrolled from auto-enrolled, has not answered. */
  readonly isStatusLoading: boolean;
}

/** An application with its card, decided (ENR-01 to ENR-08). */
export interface ShownApplication extends PlanApplication {
  readonly planName: string;
  /** A month's premium as text; null when it is not known. */
  readonly premium: string | null;
}

export const $activePlans = createAtom<readonly ShownActivePlan[]>('activePlans', []);
/** The enrolled Medicare Advantage plans of a signed-in shopper (DASH-04, DASH-09). */
export const $medicareAdvantage = createAtom<readonly ShownActivePlan[]>('medicareAdvantage', []);
/** Applications for Medicare plans, then those for supplement plans. */
export const $applications = createAtom<readonly ShownApplication[]>('applications', []);
