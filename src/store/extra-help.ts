import { computed } from 'nanostores';
import type { SubsidyLevel } from '../domain/extra-help/low-income.js';
import { type ExtraHelpFacts, hasExtraHelp, levelOf } from '../domain/extra-help/subsidy.js';
import { fact, type View } from './page.js';

export interface ExtraHelp extends ExtraHelpFacts {
  /** The low-income data is still to come: it is being fetched, waits for a yes, or for a place (EH-05, ROLE-02). */
  readonly isLowIncomePending: boolean;
}

const extraHelp = fact<ExtraHelp>('extraHelp', {
  answer: null,
  profileLevel: null,
  lowIncome: null,
  isWithoutSubsidy: false,
  isLowIncomePending: true,
});

export const $extraHelp: View<ExtraHelp> = extraHelp;

/** Whether prices with Extra Help apply to this shopper (CARD-16, DRUG-09). */
export const $hasExtraHelp: View<boolean> = computed(extraHelp, hasExtraHelp);

/** '1' after a yes, none after a no, the profile's until someone answers (EH-06). */
export const $subsidyLevel: View<SubsidyLevel> = computed(extraHelp, ({ answer, profileLevel }) =>
  answer ? levelOf(answer) : profileLevel,
);

export function changeExtraHelp(change: Partial<ExtraHelp>): void {
  extraHelp.set({ ...extraHelp.get(), ...change });
}
