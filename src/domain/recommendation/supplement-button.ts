import { isSupplementInProgress } from '../enrollment/application-card.js';
import type { SupplementEnrollment } from '../enrollment/enrollment.js';
import { matchingApplication } from '../enrollment/matching-application.js';
import { isStartApplicationSuppressed } from '../plan/start-application.js';
import { isSuppressed, type SuppressionList } from '../plan/suppression.js';
import type { Flags } from '../settings/settings.js';

/** The button of a supplement plan (REC-06). */
export interface SupplementButton {
  readonly kind: 'continue' | 'view' | 'start' | 'none';
}

export interface SupplementChoice {
  readonly planCode: string;
  readonly planName: string;
  readonly planYear: number;
  readonly zipCode: string | null;
}

export interface SupplementButtonContext {
  readonly applications: readonly SupplementEnrollment[];
  readonly suppression: SuppressionList;
  readonly flags: Pick<Flags, 'medsuppV2Cards'>;
}

/** Continue or view a matching application, else start one unless the plan is suppressed or its code is (REC-06, CARD-09). */
export function decideSupplementButton(plan: SupplementChoice, context: SupplementButtonContext): SupplementButton {
  const application = matchingApplication(plan, context.applications);
  if (application) return { kind: isSupplementInProgress(application) ? 'continue' : 'view' };
  const isRefused = isStartApplicationSuppressed(plan.planCode, context.flags.medsuppV2Cards);
  return { kind: isRefused || isSuppressed(context.suppression, plan.planCode, plan.planYear) ? 'none' : 'start' };
}
