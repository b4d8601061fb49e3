import type { EnrollmentStep } from './enrollment.js';

/** The steps of the online application, in its order (ENR-08). */
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

export type FormStep = (typeof FORM_STEPS)[number];

/** How far a draft has come: 'step n of m' (ENR-08). */
export interface FormProgress {
  readonly step: FormStep;
  /** 1 for the first. */
  readonly place: number;
  readonly of: number;
}

/** The place of the last view of the form data that is a known step; null when none is. */
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
