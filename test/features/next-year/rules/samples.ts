import type { Drug } from '../../../../src/features/drugs/rules/drug.js';
import { type Change, type ChangeGroup, type PlanChanges, planChanges } from '../../../../src/features/next-year/rules/plan-changes.js';
import { type YearContext, yearFacts } from '../../../../src/features/next-year/rules/year-facts.js';
import type { MedicarePlan } from '../../../../src/features/plan/rules/plan.js';
import type { Provider } from '../../../../src/features/providers/rules/provider.js';
import { byName } from '../../../../src/shared/name-order.js';
import { drugContext, estimate, providerContext } from '../../drugs/rules/samples.js';
import { medicarePlan } from '../../plans/rules/samples.js';

/** A plan of a year that pays for every drug of the test, and the shopper's data of that year. */
export type YearOver = Omit<Partial<MedicarePlan>, 'id'> & { readonly id?: string };

interface TwoYears {
  readonly drugs?: readonly Drug[];
  readonly before?: YearOver;
  readonly after?: YearOver;
  /** The doctors with their coverage in each year. */
  readonly doctorsBefore?: readonly Provider[];
  readonly doctorsAfter?: readonly Provider[];
  readonly context?: Partial<YearContext>;
}

const contextOf = (drugs: readonly Drug[], providers: readonly Provider[], over: Partial<YearContext> = {}): YearContext => ({
  ...drugContext({ drugs }),
  ...providerContext({ providers }),
  lowIncome: null,
  ...over,
});

export function changesOf({ drugs = [], before, after, doctorsBefore = [], doctorsAfter = [], context }: TwoYears): PlanChanges {
  const planIn = (year: number, over: YearOver = {}) =>
    medicarePlan({ year, drugEstimate: estimate({ annualCost: 0, restrictions: {} }), ...over });
  return planChanges(
    yearFacts(planIn(2026, before), contextOf(drugs, doctorsBefore, context)),
    yearFacts(planIn(2027, after), contextOf(drugs, doctorsAfter, context)),
    { drugs: byName(drugs), providers: byName(doctorsAfter) },
  );
}

const nameOf = (change: Change): string => {
  if (change.what === 'fact') return change.kind;
  return change.what === 'drug' ? change.drug.name : change.provider.name;
};

/** The names of the rows of each group that has rows. */
export function groupsOf({ groups }: PlanChanges): Readonly<Partial<Record<ChangeGroup['kind'], readonly string[]>>> {
  return Object.fromEntries(groups.map(({ kind, changes }) => [kind, changes.map(nameOf)]));
}

/** The group of one row; undefined if it has none. */
export function groupOf(changes: PlanChanges, name: string): ChangeGroup['kind'] | undefined {
  return changes.groups.find(({ changes: own }) => own.some((one) => nameOf(one) === name))?.kind;
}

export function rowOf({ groups }: PlanChanges, name: string): Change | undefined {
  return groups.flatMap(({ changes }) => changes).find((one) => nameOf(one) === name);
}
