import type { Enrollment } from './enrollment.js';
import { IN_PROGRESS } from './enrollment-status.js';

/** The status of a submitted application without a known state (ENR-01). */
export const SUBMITTED = 'Submitted';

const DENIED = 'Denied';
const DENIED_CODE = '12';

/** An entry in the response of the application status search (CALL-18). */
export interface ApplicationState {
  readonly stateCode: string | null;
  readonly imageIdentifier: string | null;
  readonly planId: string | null;
  readonly planYear: number | null;
}

/** The status of an application, in the words of the settings. */
export interface ApplicationStatus {
  readonly text: string;
  readonly isInProgress: boolean;
  /** True if the card shows the contact to call (ENR-02). */
  readonly isDenied: boolean;
}

export interface StatusContext {
  /** The valid entries of the status search. Empty if it failed or was skipped. */
  readonly states: readonly ApplicationState[];
  /** Status texts by application state code, from the setting `applicationStatus`. */
  readonly statusByCode: Readonly<Record<string, string>>;
}

/** Whether to search for application states. Without a member number, the search is skipped (ENR-05). */
export type StatusSearch =
  | { readonly kind: 'search'; readonly memberNumber: string }
  | { readonly kind: 'skip'; readonly reason: 'no-member-number' };

/** Decides whether to search. The member number is trimmed (ENR-05). */
export function statusSearch(memberNumber: string | null): StatusSearch {
  const trimmed = memberNumber?.trim();
  return trimmed ? { kind: 'search', memberNumber: trimmed } : { kind: 'skip', reason: 'no-member-number' };
}

/**
 * Returns the entries with a state code and a valid image identifier. The identifier has more than two characters and
 * starts with the prefix (ENR-04).
 */
export function validStates(states: readonly ApplicationState[], imagePrefix: string): readonly ApplicationState[] {
  return states.filter(({ stateCode, imageIdentifier }) => {
    if (!stateCode?.trim() || imageIdentifier === null) return false;
    return imageIdentifier.length > 2 && imageIdentifier.startsWith(imagePrefix);
  });
}

/** Decides the status: 'In Progress' for a draft, or else the text of the state code, or else 'Submitted' (ENR-01, ENR-02). */
export function applicationStatus(enrollment: Enrollment, { states, statusByCode }: StatusContext): ApplicationStatus {
  if (!enrollment.isSubmitted) return { text: IN_PROGRESS, isInProgress: true, isDenied: false };
  const state = states.find(({ planId, planYear }) => planId === enrollment.planId && planYear === enrollment.planYear);
  const code = state?.stateCode?.trim();
  const text = code && Object.hasOwn(statusByCode, code) ? statusByCode[code] : undefined;
  const isDenied = code === DENIED_CODE;
  return { text: text || (isDenied ? DENIED : SUBMITTED), isInProgress: false, isDenied };
}
