import type { ApplicationStatus } from './application-status.js';

/** How an application came out, as far as its status tells. It decides the look of the chip; the words are the status itself. */
export type ApplicationOutcome = 'in-progress' | 'approved' | 'denied' | 'open';

export function applicationOutcome({ text, isInProgress, isDenied }: ApplicationStatus): ApplicationOutcome {
  const word = text.trim().toLowerCase();
  if (isInProgress) return 'in-progress';
  if (isDenied || word === 'denied') return 'denied';
  return word === 'approved' ? 'approved' : 'open';
}
