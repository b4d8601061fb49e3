import type { EnrollmentStep } from './enrollment.js';

/** The steps of the online application, in order (ENR-08). */
export const FORM_STEPS = [
  'welcome',
  'personal-information',
  'medicare-information',
  'medicaid-information',
  'mailing-address',
  'phone-number',
  'language-preference',
  'chronic-questions',
  'use-disclosure',
  'prescription-drug-coverage',
  'special-election-period',
  'effective-date',
  'provider-search',
  'monthly-premium',
  'authorization',
  'statement-of-understanding',
  'review',
] as const;

type FormStep = (typeof FORM_STEPS)[number];

/** The progress of a draft, as in 'step n of m' (ENR-08). */
export interface FormProgress {
  readonly step: FormStep;
  /** Counts from 1. */
  readonly place: number;
  readonly of: number;
}

/** Returns the last known step of the form data, or null if none is known (ENR-08). */
export function formProgress(steps: readonly EnrollmentStep[]): FormProgress | null {
  const step = steps
    .map(({ view }) => formStep(view))
    .filter((known) => known !== null)
    .at(-1);
  return step ? { step, place: FORM_STEPS.indexOf(step) + 1, of: FORM_STEPS.length } : null;
}

function formStep(view: string): FormStep | null {
  const name = view.trim().toLowerCase();
  return FORM_STEPS.find((step) => step === name) ?? null;
}
