import type { WallClock } from '../../../shared/calendar/wall-clock.js';
import type { SnpKind } from '../../plan/rules/plan.js';
import { type EnrollmentWindow, enrollmentWindow } from './enrollment-window.js';

/** Says whether a plan is open for enrollment today, or why not (CARD-08). */
export type Enrollability =
  | { readonly canEnroll: true }
  | { readonly canEnroll: false; readonly reason: 'suppressed' | 'institutional' | Extract<EnrollmentWindow, { isOpen: false }>['reason'] };

export interface EnrollabilityFacts {
  readonly snpKind: SnpKind | null;
  readonly isSuppressed: boolean;
  readonly year: number;
}

/** Allows plans that are in the enrollment window of their year, not suppressed and not institutional (CARD-08). */
export function enrollability({ snpKind, isSuppressed, year }: EnrollabilityFacts, today: WallClock): Enrollability {
  if (isSuppressed) return { canEnroll: false, reason: 'suppressed' };
  if (snpKind === 'institutional') return { canEnroll: false, reason: 'institutional' };
  const window = enrollmentWindow(year, today);
  return window.isOpen ? { canEnroll: true } : { canEnroll: false, reason: window.reason };
}
