import type { WallClock } from '../calendar/wall-clock.js';
import { type Enrollability, enrollability } from '../enrollment/enrollability.js';
import { type EnrollmentStatus, readEnrollmentStatus } from '../enrollment/enrollment-status.js';
import type { MedicarePlan, Plan, SupplementPlan } from '../plan/plan.js';
import { isStartApplicationSuppressed, type SupplementApplying } from '../plan/start-application.js';
import type { Flags } from '../settings/settings.js';

/** Why a card has no leading button. */
export type NoActionReason = Extract<Enrollability, { canEnroll: false }>['reason'] | 'application-suppressed';

/** The leading button of a card, or the status that stands in its place (CARD-06). */
export type MainAction =
  /** Goes where plan details go. */
  | { readonly kind: 'learn-more' }
  | { readonly kind: 'enroll' }
  /** A button labelled with the status; it resumes the draft. */
  | { readonly kind: 'resume'; readonly status: string }
  /** Text, not a button. */
  | { readonly kind: 'status'; readonly status: string }
  /** Cannot be pressed while it is awaited whether there is an application. */
  | { readonly kind: 'start-application'; readonly isAwaited: boolean }
  | { readonly kind: 'none'; readonly reason: NoActionReason };

export interface MainActionContext {
  readonly today: WallClock;
  readonly flags: Pick<Flags, 'medsuppV2Cards' | 'disableOleSaveResume'>;
  readonly applying: SupplementApplying;
}

/** Decides the leading button of a plan's card; `status` as it is stored, `isSuppressed` by the suppression content. */
export function decideMainAction(plan: Plan, status: string | undefined, isSuppressed: boolean, context: MainActionContext): MainAction {
  const known = readEnrollmentStatus(status);
  return plan.kind === 'MEDSUPP'
    ? supplementAction(plan, known, isSuppressed, context)
    : medicareAction(plan, known, isSuppressed, context);
}

/** The first that applies: institutional, enrollable without a status, the pending status, any other (CARD-06). */
function medicareAction(plan: MedicarePlan, status: EnrollmentStatus, isSuppressed: boolean, context: MainActionContext): MainAction {
  if (plan.snpKind === 'institutional') return { kind: 'learn-more' };
  const window = enrollability({ snpKind: plan.snpKind, year: plan.year, isSuppressed }, context.today);
  if (status.kind === 'none') return window.canEnroll ? { kind: 'enroll' } : { kind: 'none', reason: window.reason };
  // CARD-08 governs the resume button too; a draft that cannot be resumed today still shows that it is there.
  const canResume = status.kind === 'pending' && window.canEnroll && !context.flags.disableOleSaveResume;
  return { kind: canResume ? 'resume' : 'status', status: status.text };
}

/** Supplement plans have no enrollment window; some codes and the suppressed are not applied for here (CARD-09, REC-06, SUP-03). */
function supplementAction(
  plan: SupplementPlan,
  status: EnrollmentStatus,
  isSuppressed: boolean,
  { flags, applying }: MainActionContext,
): MainAction {
  if (applying === 'off') return { kind: 'none', reason: 'application-suppressed' };
  if (status.kind !== 'none') return { kind: status.kind === 'pending' ? 'resume' : 'status', status: status.text };
  if (isSuppressed) return { kind: 'none', reason: 'suppressed' };
  const isRefused = isStartApplicationSuppressed(plan.code, flags.medsuppV2Cards);
  return isRefused ? { kind: 'none', reason: 'application-suppressed' } : { kind: 'start-application', isAwaited: applying === 'awaited' };
}
