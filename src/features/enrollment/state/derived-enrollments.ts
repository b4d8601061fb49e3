import { readCalendarDate } from '../../../shared/calendar/calendar-date.js';
import { $moment, $today } from '../../../shared/calendar/clock-state.js';
import { premiumText } from '../../../shared/money/money-text.js';
import type { GuardedSite } from '../../../shared/navigation/site.js';
import { $settings } from '../../../shared/settings/state.js';
import { $identity } from '../../../shared/shopper/identity.js';
import { computedByValue, type Keep, type SiteNow } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import { displayName } from '../../plans/rules/display-name.js';
import { planKey } from '../../plans/rules/plan.js';
import { checkPlanId, displayPlanId } from '../../plans/rules/plan-id.js';
import { planKindOf } from '../../plans/rules/plan-kind.js';
import { $activeYear } from '../../plans/state/year.js';
import { $profile } from '../../profile/state/profile.js';
import { type DashboardBlocks, decideDashboard } from '../../recommendations/rules/dashboard-blocks.js';
import { recommendationType } from '../../recommendations/rules/ranked-plans.js';
import { type ActivePlanContext, decideActivePlanCard } from '../rules/active-plan-card.js';
import { type ActivePlan, activePlans } from '../rules/active-plans.js';
import {
  type ApplicationCard,
  type ApplicationContext,
  decideApplicationCard,
  decideSupplementCard,
  isSupplementInProgress,
} from '../rules/application-card.js';
import { applicationDetailsUrl } from '../rules/application-links.js';
import { applicationOutcome } from '../rules/application-outcome.js';
import { applicationStatus } from '../rules/application-status.js';
import { mergeDraft } from '../rules/draft-merge.js';
import type { EnrolledPlan, Enrollment, PlanContact } from '../rules/enrollment.js';
import { shownEnrollments } from '../rules/enrollment-window.js';
import { $applicationStates, $externalDraft, $memberPlans, $planContacts, $supplementApplications } from './enrollments.js';
import { $activePlans, $applications, $medicareAdvantage, type ShownActivePlan, type ShownApplication } from './shown-enrollments.js';

const $stored: ReadableAtom<readonly Enrollment[]> = computedByValue($profile, ({ profile }) => profile?.enrollments ?? []);
const $enrolledPlans: ReadableAtom<readonly EnrolledPlan[]> = computedByValue($profile, ({ profile }) => profile?.enrolledPlans ?? []);

/** The enrollments of the profile with the draft of another site in its place among them; of all years (ENR-07). */
export const $enrollments: ReadableAtom<readonly Enrollment[]> = computedByValue([$stored, $externalDraft], (stored, draft) => {
  const merge = draft && mergeDraft(stored, draft);
  return merge?.kind === 'taken' ? merge.enrollments : stored;
});

/** Those that show today (YEAR-06). */
export const $shownEnrollments: ReadableAtom<readonly Enrollment[]> = computedByValue([$enrollments, $today], (enrollments, today) =>
  today === null ? [] : shownEnrollments(enrollments, today),
);

/** The enrolled plans that are in force, or begin next year (ACT-01, ACT-02). */
export const $active: ReadableAtom<readonly ActivePlan[]> = computedByValue([$enrolledPlans, $moment], (plans, now) =>
  now === null ? [] : activePlans(plans, now),
);

const $activeContext: ReadableAtom<ActivePlanContext | null> = computedByValue(
  [$settings, $today, $memberPlans],
  (settings, today, memberPlans) => (settings && today !== null ? { today, memberPlans: memberPlans.value, flags: settings.flags } : null),
);

/** The visible parts of the dashboard (DASH-03 to DASH-05, DASH-09). */
export const $dashboardBlocks: ReadableAtom<DashboardBlocks> = computedByValue(
  [$active, $profile, $activeYear, $identity, $shownEnrollments, $supplementApplications],
  (active, { profile }, year, identity, enrollments, supplement) =>
    decideDashboard({
      // Before the profile could be read nobody knows what was recommended, or applied for (LOAD-05).
      isSignedIn: profile !== null && identity?.isGuest === false,
      activePlans: active,
      recommendationType: profile && year !== null ? recommendationType(profile.recommendation, year) : 'PRE_EMPTY',
      hasApplications: enrollments.length + supplement.length > 0,
    }),
);

/** Keeps what the pieces of enrolled plans and applications draw from in step with the facts. */
export function keepEnrollments(keep: Keep, site: SiteNow): void {
  keep(
    $activePlans,
    computedByValue([$active, $activeContext, $memberPlans], (active, context) => shownActivePlans(active, context)),
  );
  keep(
    $medicareAdvantage,
    computedByValue([$dashboardBlocks, $activeContext, $memberPlans], (blocks, context) =>
      shownActivePlans(blocks.medicareAdvantage, context),
    ),
  );
  keep(
    $applications,
    computedByValue([medicareApplications(site), supplementApplications(site)], (medicare, supplement) => [...medicare, ...supplement]),
  );
}

function shownActivePlans(active: readonly ActivePlan[], context: ActivePlanContext | null): readonly ShownActivePlan[] {
  if (!context) return [];
  return active.map(({ plan, isNextYear }) => {
    const { planId, planYear, planName, planType, snpType, effectiveDate } = plan;
    const id = checkPlanId(planId);
    return {
      planId,
      planYear,
      name: displayName(planName),
      displayedId: id.ok ? displayPlanId(id.value) : planId,
      kind: planKindOf({ rawType: planType, planName, snpType }),
      starts: readCalendarDate(effectiveDate),
      isNextYear,
      card: decideActivePlanCard({ plan, isNextYear }, context),
      isStatusLoading: $memberPlans.get().isLoading,
    };
  });
}

function medicareApplications(site: SiteNow): ReadableAtom<readonly ShownApplication[]> {
  return computedByValue(
    [$shownEnrollments, $applicationStates, $planContacts, $settings, $identity],
    (enrollments, { isLoading, value: states }, contacts, settings, identity) => {
      const where = site();
      if (!settings || !where) return [];
      const { flags, applicationStatus: statusByCode } = settings;
      const context: ApplicationContext = { states, statusByCode, flags, isCloaked: identity?.isCloaked ?? false };
      return enrollments.map((enrollment) => {
        const key = planKey(enrollment.planId, enrollment.planYear);
        const contact = contactOf(contacts[key], enrollment.contact);
        const card = decideApplicationCard({ ...enrollment, contact }, context);
        return {
          id: key,
          planName: displayName(enrollment.planName),
          premium: enrollment.monthlyPremium === null ? null : premiumText(enrollment.monthlyPremium),
          card,
          outcome: applicationOutcome(applicationStatus(enrollment, context)),
          detailsUrl: applicationUrlOf(card, enrollment, where),
          isStatusLoading: enrollment.isSubmitted && isLoading,
        };
      });
    },
  );
}

/** Whom the plan's own contact names, and the enrollment where that leaves something out (ENR-02). */
function contactOf(asked: PlanContact | undefined, stored: PlanContact | null): PlanContact | null {
  if (!asked || !stored) return asked ?? stored;
  return { phone: asked.phone ?? stored.phone, tty: asked.tty ?? stored.tty, hours: asked.hours ?? stored.hours };
}

function supplementApplications(site: SiteNow): ReadableAtom<readonly ShownApplication[]> {
  return computedByValue([$supplementApplications, $activeYear, $settings, $identity], (applications, year, _settings, identity) => {
    const where = site();
    if (!where || year === null) return [];
    return applications.map((application) => {
      const card = decideSupplementCard(application, identity?.isCloaked ?? false);
      const [plan] = application.plans;
      return {
        id: application.applicationId,
        planName: displayName(plan?.name ?? ''),
        premium: null,
        card,
        outcome: applicationOutcome({ text: card.status, isInProgress: isSupplementInProgress(application), isDenied: false }),
        // A supplement application knows no year: the one that the page shows is asked for.
        detailsUrl: plan ? applicationUrlOf(card, { planId: plan.code, planYear: year }, where) : null,
        isStatusLoading: false,
      };
    });
  });
}

/** The address of an application's details. Null if there are none, or the address may not be followed. */
function applicationUrlOf(card: ApplicationCard, plan: Parameters<typeof applicationDetailsUrl>[0], site: GuardedSite): string | null {
  return card.action === 'view' ? applicationDetailsUrl(plan, site) : null;
}
