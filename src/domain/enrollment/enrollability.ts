import { type EnrollmentWindow, enrollmentWindow } from '../calendar/enrollment-window.js';
import type { WallClock } from '../calendar/wall-clock.js';
import type { SnpKind } from '../plan/plan.js';

/** Whether a plan can be enrolled in today, and why not (CARD-08). */
export type Enrollability =
  | { readonly canEnroll: true }
  | { readonly canEnroll: false; readonly reason: 'suppressed' | 'institutional' | Extract<EnrollmentWindow, { isOpen: false }>['reason'] };

export interface EnrollabilityFacts {
  readonly snpKind: SnpKind | null;
  readonly isSuppressed: boolean;
  readonly year: number;
}

/** Not suppressed, not institutional, and inside the enrollment window of its year (CARD-08). */
export function enrollability({ snpKind, isSuppressed, year }: EnrollabilityFacts, today: WallClock): Enrollability {
  if (isSuppressed) return { canEnroll: false, reason: 'suppressed' };
  if (snpKind === 'institutional') return { canEnroll: false, reason: 'institutional' };
  const window = enrollmentWindow(year, today);
  return window.isOpen ? { canEnroll: true } : { canEnroll: false, reason: window.reason };
}
