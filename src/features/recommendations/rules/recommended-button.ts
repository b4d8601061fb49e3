import type { WallClock } from '../../../shared/calendar/wall-clock.js';
import type { Flags } from '../../../shared/settings/settings.js';
import { isSuppressed, type SuppressionList } from '../../content/rules/suppression.js';
import { SUBMITTED } from '../../enrollment/rules/application-status.js';
import { enrollability } from '../../enrollment/rules/enrollability.js';
import type { Enrollment } from '../../enrollment/rules/enrollment.js';
import { IN_PROGRESS, readEnrollmentStatus } from '../../enrollment/rules/enrollment-status.js';
import type { SnpKind } from '../../plan/rules/plan.js';
import { snpKindOf } from '../../plan/rules/plan-kind.js';
import type { RecommendedPlan } from './recommended-plan.js';

/** The button of a recommended Medicare plan, or the status as text (REC-05). */
export type RecommendedButton =
  | { readonly kind: 'enroll' | 'none' }
  /** `resume` is a button with the status, which resumes the saved form data. */
  | { readonly kind: 'resume' | 'status'; readonly status: string };

export interface RecommendedContext {
  readonly today: WallClock;
  readonly suppression: SuppressionList;
  readonly enrollments: readonly Enrollment[];
  readonly flags: Pick<Flags, 'disableOleSaveResume'>;
}

/**
 * Decides the button: Enroll without a status, resume for a draft, or else the status as text. CARD-08 applies to both
 * buttons (REC-05).
 *
 * @param knownKind the kind from the plan details, because a recommendation does not have it
 */
export function decideRecommendedButton(
  plan: RecommendedPlan,
  context: RecommendedContext,
  knownKind: SnpKind | null = null,
): RecommendedButton {
  const applications = context.enrollments.filter(({ planId, planYear }) => planId === plan.planId && planYear === plan.planYear);
  // The submitted application wins over a draft, so that the shopper does not apply twice (ENR-03).
  const saved = applications.find(({ isSubmitted }) => isSubmitted) ?? applications[0];
  const status = readEnrollmentStatus(saved ? (saved.isSubmitted ? SUBMITTED : IN_PROGRESS) : plan.enrollmentStatus);
  const { canEnroll } = enrollability(factsOf(plan, context.suppression, knownKind), context.today);
  if (status.kind === 'none') return { kind: canEnroll ? 'enroll' : 'none' };
  const isStatusOnly = status.kind === 'other' || !canEnroll || context.flags.disableOleSaveResume;
  return { kind: isStatusOnly ? 'status' : 'resume', status: status.text };
}

function factsOf({ planId, planName, planType, planYear }: RecommendedPlan, suppression: SuppressionList, knownKind: SnpKind | null) {
  return {
    snpKind: knownKind ?? snpKindOf({ snpType: null, planName, rawType: planType }),
    isSuppressed: isSuppressed(suppression, planId, planYear),
    year: planYear,
  };
}
