import { planYears } from '../../../shared/calendar/plan-year.js';
import type { WallClock } from '../../../shared/calendar/wall-clock.js';
import type { Flags } from '../../../shared/settings/settings.js';
import { type Enrollability, enrollability } from '../../enrollment/rules/enrollability.js';
import type { PlanEnrollment } from '../../enrollment/rules/enrolled-plans.js';
import type { PlanApplication } from '../../enrollment/rules/plan-application.js';
import { isStartApplicationSuppressed, type SupplementApplying } from '../../enrollment/rules/start-application.js';
import type { MedicarePlan, Plan, SupplementPlan } from '../../plan/rules/plan.js';

/** The main button of a card (CARD-06). */
export type MainAction =
  /** Opens the plan details. */
  | { readonly kind: 'learn-more' }
  | { readonly kind: 'enroll' }
  /** A button with the status, which resumes the draft. */
  | { readonly kind: 'resume'; readonly status: string }
  /** Opens the details of a denied application (HAND-04). */
  | { readonly kind: 'view-application'; readonly id: string; readonly url: string }
  /** Disabled if `isAwaited`, while the first request for applications is pending (REC-06). */
  | { readonly kind: 'start-application'; readonly isAwaited: boolean }
  | { readonly kind: 'none' };

/** The reason that enrolling is closed today (HAND-03). */
type ClosedReason = 'not-open-yet' | 'closed' | 'suppressed';

/** A status above the buttons of a card (HAND-02, HAND-03, HAND-04). */
export type CardStatus =
  | ({ readonly kind: 'enrolled' } & PlanEnrollment)
  | { readonly kind: 'application'; readonly application: PlanApplication }
  | { readonly kind: 'closed'; readonly reason: ClosedReason; readonly year: number };

export interface CardState {
  readonly main: MainAction;
  readonly statuses: readonly CardStatus[];
}

/** The shopper's application and enrollment for one plan, and whether the plan is suppressed. */
export interface PlanState {
  /** The same application as on the application's own card. */
  readonly application: PlanApplication | undefined;
  readonly enrolled: PlanEnrollment | undefined;
  /** From the suppression content (SUPP-01). */
  readonly isSuppressed: boolean;
}

export interface MainActionContext {
  readonly today: WallClock;
  readonly flags: Pick<Flags, 'medsuppV2Cards' | 'disableOleSaveResume'>;
  readonly applying: SupplementApplying;
}

const noAction: MainAction = { kind: 'none' };

/** Decides the main button of a plan's card and the statuses above it. */
export function decideCardState(plan: Plan, state: PlanState, context: MainActionContext): CardState {
  return plan.kind === 'MEDSUPP' ? supplementState(plan, state, context) : medicareState(plan, state, context);
}

/** The first case that applies decides: enrolled, institutional, application, open for enrollment, closed (CARD-06, HAND-02, HAND-03). */
function medicareState(plan: MedicarePlan, state: PlanState, context: MainActionContext): CardState {
  const { application, enrolled, isSuppressed } = state;
  const isInstitutional = plan.snpKind === 'institutional';
  if (enrolled) return { main: isInstitutional ? { kind: 'learn-more' } : noAction, statuses: [{ kind: 'enrolled', ...enrolled }] };
  if (isInstitutional) return { main: { kind: 'learn-more' }, statuses: [] };
  const window = enrollability({ snpKind: plan.snpKind, year: plan.year, isSuppressed }, context.today);
  const closed = closedStatuses(window, plan.year, context.today);
  if (!application) return { main: window.canEnroll ? { kind: 'enroll' } : noAction, statuses: closed };
  // CARD-08 applies to the resume button too. A draft that cannot be resumed today still shows its status.
  const isDraft = application.outcome === 'in-progress';
  const canResume = window.canEnroll && !context.flags.disableOleSaveResume;
  return { main: applicationAction(application, canResume), statuses: [{ kind: 'application', application }, ...(isDraft ? closed : [])] };
}

/** Supplement plans have no enrollment window. Some codes and suppressed plans cannot start an application (CARD-09, REC-06, SUP-03). */
function supplementState(
  plan: SupplementPlan,
  { application, isSuppressed }: PlanState,
  { flags, applying }: MainActionContext,
): CardState {
  if (applying === 'off') return { main: noAction, statuses: [] };
  if (application) return { main: applicationAction(application, true), statuses: [{ kind: 'application', application }] };
  if (isSuppressed) return { main: noAction, statuses: [{ kind: 'closed', reason: 'suppressed', year: plan.year }] };
  const isExcluded = isStartApplicationSuppressed(plan.code, flags.medsuppV2Cards);
  return { main: isExcluded ? noAction : { kind: 'start-application', isAwaited: applying === 'awaited' }, statuses: [] };
}

function applicationAction({ id, card, outcome, detailsUrl }: PlanApplication, canResume: boolean): MainAction {
  if (outcome === 'in-progress') return canResume ? { kind: 'resume', status: card.status } : noAction;
  return outcome === 'denied' && detailsUrl !== null ? { kind: 'view-application', id, url: detailsUrl } : noAction;
}

function closedStatuses(window: Enrollability, year: number, today: WallClock): readonly CardStatus[] {
  const reason = closedReason(window, year, today);
  return reason ? [{ kind: 'closed', reason, year }] : [];
}

/** Returns null for a plan of a year after the next one, because its dates are unknown (HAND-03). */
function closedReason(window: Enrollability, year: number, today: WallClock): ClosedReason | null {
  if (window.canEnroll || window.reason === 'institutional') return null;
  if (window.reason === 'suppressed') return 'suppressed';
  if (window.reason === 'next-year-not-yet') return 'not-open-yet';
  return year <= planYears(today).current ? 'closed' : null;
}
