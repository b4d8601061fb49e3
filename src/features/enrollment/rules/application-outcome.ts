import type { ApplicationStatus } from './application-status.js';

/** The outcome of an application, as far as its status says. It decides the look of the status, not its text. */
export type ApplicationOutcome = 'in-progress' | 'approved' | 'denied' | 'open';

/** Reads the outcome from a status (ENR-06). */
export function applicationOutcome({ text, isInProgress, isDenied }: ApplicationStatus): ApplicationOutcome {
  const word = text.trim().toLowerCase();
  if (isInProgress) return 'in-progress';
  if (isDenied || word === 'denied') return 'denied';
  return word === 'approved' ? 'approved' : 'open';
}
