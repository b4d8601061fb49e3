import { $today } from '../../../shared/calendar/clock-state.js';
import { premiumText } from '../../../shared/money/money-text.js';
import type { GuardedSite } from '../../../shared/navigation/site.js';
import { $site } from '../../../shared/navigation/site-state.js';
import { $settings } from '../../../shared/settings/state.js';
import { $identity } from '../../../shared/shopper/identity.js';
import { computedByValue } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import { displayName } from '../../plan/rules/display-name.js';
import { planKey } from '../../plan/rules/plan.js';
import type { PlanContact } from '../../plan/rules/plan-contact.js';
import { $activeYear } from '../../plan-year/state/year.js';
import { $profile } from '../../profile/state/profile.js';
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
import type { Enrollment } from '../rules/enrollment.js';
import { visibleEnrollments } from '../rules/enrollment-window.js';
import type { PlanApplication } from '../rules/plan-application.js';
import { $applicationStates, $externalDraft, $planContacts, $supplementApplications } from './enrollments.js';

const $stored: ReadableAtom<readonly Enrollment[]> = computedByValue($profile, ({ profile }) => profile?.enrollments ?? []);

/** The enrollments of the profile with the draft of another site in its place among them; of all years (ENR-07). */
export const $enrollments: ReadableAtom<readonly Enrollment[]> = computedByValue([$stored, $externalDraft], (stored, draft) => {
  const merge = draft && mergeDraft(stored, draft);
  return merge?.kind === 'taken' ? merge.enrollments : stored;
});

/** Those that show today (YEAR-06). */
export const $shownEnrollments: ReadableAtom<readonly Enrollment[]> = computedByValue([$enrollments, $today], (enrollments, today) =>
  today === null ? [] : visibleEnrollments(enrollments, today),
);

/** An application with its card, decided (ENR-01 to ENR-08). */
export interface ShownApplication extends PlanApplication {
  readonly planName: string;
  /** A month's premium as text; null when it is not known. */
  readonly premium: string | null;
}

const $medicareApplications: ReadableAtom<readonly ShownApplication[]> = computedByValue(
  [$shownEnrollments, $applicationStates, $planContacts, $settings, $site, $identity],
  (enrollments, { isLoading, value: states }, contacts, settings, site, identity) => {
    if (!settings || !site) return [];
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
        detailsUrl: applicationUrlOf(card, enrollment, site),
        isStatusLoading: enrollment.isSubmitted && isLoading,
      };
    });
  },
);

const $shownSupplementApplications: ReadableAtom<readonly ShownApplication[]> = computedByValue(
  [$supplementApplications, $activeYear, $site, $identity],
  (applications, year, site, identity) => {
    if (!site || year === null) return [];
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
        detailsUrl: plan ? applicationUrlOf(card, { planId: plan.code, planYear: year }, site) : null,
        isStatusLoading: false,
      };
    });
  },
);

/** Applications for Medicare plans, then those for supplement plans. */
export const $applications: ReadableAtom<readonly ShownApplication[]> = computedByValue(
  [$medicareApplications, $shownSupplementApplications],
  (medicare, supplement) => [...medicare, ...supplement],
);

/** Whom the plan's own contact names, and the enrollment where that leaves something out (ENR-02). */
function contactOf(asked: PlanContact | undefined, stored: PlanContact | null): PlanContact | null {
  if (!asked || !stored) return asked ?? stored;
  return { phone: asked.phone ?? stored.phone, tty: asked.tty ?? stored.tty, hours: asked.hours ?? stored.hours };
}

/** The address of an application's details. Null if there are none, or the address may not be followed. */
function applicationUrlOf(card: ApplicationCard, plan: Parameters<typeof applicationDetailsUrl>[0], site: GuardedSite): string | null {
  return card.action === 'view' ? applicationDetailsUrl(plan, site) : null;
}
