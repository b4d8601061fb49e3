import type { Flags } from '../../../shared/settings/settings.js';
import { isSuppressed, type SuppressionList } from '../../content/rules/suppression.js';
import { isSupplementInProgress } from '../../enrollment/rules/application-card.js';
import type { SupplementEnrollment } from '../../enrollment/rules/enrollment.js';
import { matchingApplication } from '../../enrollment/rules/matching-application.js';
import { isStartApplicationSuppressed, type SupplementApplying } from '../../enrollment/rules/start-application.js';

/** The button of a supplement plan (REC-06). */
export type SupplementButton =
  | { readonly kind: 'continue' | 'view' | 'none' }
  /** Disabled if `isAwaited`, while the first request for applications is pending. */
  | { readonly kind: 'start'; readonly isAwaited: boolean };

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
  readonly applying: SupplementApplying;
}

/**
 * Decides the button: continue or view the matching application, or else start one (REC-06, SUP-03). No application
 * starts for a suppressed plan or an excluded code (CARD-09).
 */
export function decideSupplementButton(plan: SupplementChoice, context: SupplementButtonContext): SupplementButton {
  const { applying, applications, suppression, flags } = context;
  if (applying === 'off') return { kind: 'none' };
  const application = matchingApplication(plan, applications);
  if (application) return { kind: isSupplementInProgress(application) ? 'continue' : 'view' };
  const isExcluded = isStartApplicationSuppressed(plan.planCode, flags.medsuppV2Cards);
  if (isExcluded || isSuppressed(suppression, plan.planCode, plan.planYear)) return { kind: 'none' };
  return { kind: 'start', isAwaited: applying === 'awaited' };
}
