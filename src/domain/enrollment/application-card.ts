import type { CalendarDate } from '../calendar/calendar-date.js';
import { readDay, readServiceTime } from '../calendar/service-time.js';
import { dateText, timestampText } from '../calendar/time-text.js';
import { fieldsOf } from '../calendar/wall-clock.js';
import type { Flags } from '../settings/settings.js';
import { type ApplicationStatus, applicationStatus, type StatusContext } from './application-status.js';
import type { Enrollment, PlanContact, SupplementEnrollment } from './enrollment.js';
import { IN_PROGRESS, readEnrollmentStatus } from './enrollment-status.js';
import { type FormProgress, formProgress } from './form-progress.js';

/**
 * The date on an application card: when it was saved, as text that ends with 'CST' where its time is known, or the day of its status
 * (ENR-06). `date` is the day alone, for a plan's card.
 */
export type ApplicationDate =
  | { readonly kind: 'saved'; readonly text: string; readonly date: CalendarDate }
  | { readonly kind: 'status'; readonly date: CalendarDate };

/** An application card as data (ENR-06, ENR-08). */
export interface ApplicationCard {
  /** 'Continue your application', 'View application details', or no button: drafts cannot be resumed where the flag says so. */
  readonly action: 'continue' | 'view' | 'none';
  readonly isDisabled: boolean;
  readonly status: string;
  readonly date: ApplicationDate | null;
  readonly progress: FormProgress | null;
  /** Whom to call about a denied application (ENR-02). */
  readonly contact: PlanContact | null;
}

export interface ApplicationContext extends StatusContext {
  readonly flags: Pick<Flags, 'disableOleSaveResume'>;
  /** Continue and view are disabled for cloaked profiles (ROLE-03). */
  readonly isCloaked: boolean;
}

/** The card of an application for a Medicare plan. */
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
 * The card of an application for a supplement plan. An adjudication status, in lower case, is the status; else that of a draft, or the
 * service's own.
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

/** The saved timestamp, else the status date when not in progress (ENR-06); what cannot be read is no date. */
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
