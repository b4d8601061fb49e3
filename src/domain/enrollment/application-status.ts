import type { Enrollment } from './enrollment.js';
import { IN_PROGRESS } from './enrollment-status.js';

/** The status of a submitted application whose state is not known (ENR-01). */
export const SUBMITTED = 'Submitted';

const DENIED = 'Denied';
const DENIED_CODE = '12';

/** An entry of the application status search (CALL-18). */
export interface ApplicationState {
  readonly stateCode: string | null;
  readonly imageIdentifier: string | null;
  readonly planId: string | null;
  readonly planYear: number | null;
}

/** What an application is at, in the words of the settings. */
export interface ApplicationStatus {
  readonly text: string;
  readonly isInProgress: boolean;
  /** A denied one shows whom to call (ENR-02). */
  readonly isDenied: boolean;
}

export interface StatusContext {
  /** The valid entries of the status search; empty when it failed or was skipped. */
  readonly states: readonly ApplicationState[];
  /** Status by application state code: the setting applicationStatus. */
  readonly statusByCode: Readonly<Record<string, string>>;
}

/** Whether to ask for application states: a missing member number skips it (ENR-05). */
export type StatusSearch =
  | { readonly kind: 'search'; readonly memberNumber: string }
  | { readonly kind: 'skip'; readonly reason: 'no-member-number' };

export function statusSearch(memberNumber: string | null): StatusSearch {
  const trimmed = memberNumber?.trim();
  return trimmed ? { kind: 'search', memberNumber: trimmed } : { kind: 'skip', reason: 'no-member-number' };
}

/** The entries with a state code and an image identifier of more than 2 characters that starts with the prefix (ENR-04). */
export function validStates(states: readonly ApplicationState[], imagePrefix: string): readonly ApplicationState[] {
  return states.filter(({ stateCode, imageIdentifier }) => {
    if (!stateCode?.trim() || imageIdentifier === null) return false;
    return imageIdentifier.length > 2 && imageIdentifier.startsWith(imagePrefix);
  });
}

/** A draft is in progress; a submitted one is at what its state code says, else submitted (ENR-01, ENR-02). */
export function applicationStatus(enrollment: Enrollment, { states, statusByCode }: StatusContext): ApplicationStatus {
  if (!enrollment.isSubmitted) return { text: IN_PROGRESS, isInProgress: true, isDenied: false };
  const state = states.find(({ planId, planYear }) => planId === enrollment.planId && planYear === enrollment.planYear);
  const code = state?.stateCode?.trim();
  const text = code && Object.hasOwn(statusByCode, code) ? statusByCode[code] : undefined;
  const isDenied = code === DENIED_CODE;
  return { text: text || (isDenied ? DENIED : SUBMITTED), isInProgress: false, isDenied };
}
