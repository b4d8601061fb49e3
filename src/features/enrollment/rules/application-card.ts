import type { CalendarDate } from '../../../shared/calendar/calendar-date.js';
import { readDay, readServiceTime } from '../../../shared/calendar/service-time.js';
import { dateText, timestampText } from '../../../shared/calendar/time-text.js';
import { fieldsOf } from '../../../shared/calendar/wall-clock.js';
import type { Flags } from '../../../shared/settings/settings.js';
import type { PlanContact } from '../../plan/rules/plan-contact.js';
import { type ApplicationStatus, applicationStatus, type StatusContext } from './application-status.js';
import type { Enrollment, SupplementEnrollment } from './enrollment.js';
import { IN_PROGRESS, readEnrollmentStatus } from './enrollment-status.js';
import { type FormProgress, formProgress } from './form-progress.js';

/**
 * The date on an application card: of the last save, or of the status (ENR-06). The field `text` ends with 'CST' if the
 * time is known. The field `date` has no time and is for a plan's card.
 */
type ApplicationDate =
  | { readonly kind: 'saved'; readonly text: string; readonly date: CalendarDate }
  | { readonly kind: 'status'; readonly date: CalendarDate };

/** An application card as data (ENR-06, ENR-08). */
export interface ApplicationCard {
  /** 'Continue your application', 'View application details', or no button. A draft has none if drafts cannot be resumed. */
  readonly action: 'continue' | 'view' | 'none';
  readonly isDisabled: boolean;
  readonly status: string;
  readonly date: ApplicationDate | null;
  readonly progress: FormProgress | null;
  /** The plan's contact for a denied application, else null (ENR-02). */
  readonly contact: PlanContact | null;
}

export interface ApplicationContext extends StatusContext {
  readonly flags: Pick<Flags, 'disableOleSaveResume'>;
  /** True on a cloaked profile, where both buttons are disabled (ROLE-03). */
  readonly isCloaked: boolean;
}

/** Decides the card of a Medicare plan application. */
export function decideApplicationCard(enrollment: Enrollment, context: ApplicationContext): ApplicationCard {
  const status = applicationStatus(enrollment, context);
  return {
    action: medicareAction(status, context),
    isDisabled: context.isCloaked,
    status: status.text,
    date: applicationDate(enrollment.lastSaved, null, status.isInProgress),
    progress: status.isInProgress ? formProgress(enrollment.steps) : null,
    contact: status.isDenied ? enrollment.contact : null,
  };
}

/**
 * Decides the card of a supplement plan application. Its status is the adjudication status in lower case. Without one,
 * it is 'In Progress' for a draft, or else the service's status.
 */
export function decideSupplementCard(application: SupplementEnrollment, isCloaked: boolean): ApplicationCard {
  const isInProgress = isSupplementInProgress(application);
  const adjudication = application.adjudicationStatus?.trim().toLowerCase();
  return {
    action: isInProgress ? 'continue' : 'view',
    isDisabled: isCloaked,
    status: adjudication || (isInProgress ? IN_PROGRESS : application.applicationStatus),
    date: applicationDate(application.savedTimestamp, application.statusDate, isInProgress),
    progress: null,
    contact: null,
  };
}

export function isSupplementInProgress({ applicationStatus }: SupplementEnrollment): boolean {
  return readEnrollmentStatus(applicationStatus).kind === 'pending';
}

function medicareAction({ isInProgress }: ApplicationStatus, { flags }: ApplicationContext): ApplicationCard['action'] {
  if (!isInProgress) return 'view';
  return flags.disableOleSaveResume ? 'none' : 'continue';
}

/**
 * Returns the date of the last save, or else the date of the status if the application was submitted (ENR-06).
 * Unreadable dates count as missing.
 */
function applicationDate(saved: string | null, statusDate: string | null, isInProgress: boolean): ApplicationDate | null {
  const savedAt = readServiceTime(saved);
  if (savedAt) {
    const text = (savedAt.isDateOnly ? dateText : timestampText)(savedAt.at);
    const { year, month, day } = fieldsOf(savedAt.at);
    return { kind: 'saved', text, date: { year, month, day } };
  }
  const day = isInProgress ? null : readDay(statusDate);
  return day && { kind: 'status', date: fieldsOf(day.at) };
}
