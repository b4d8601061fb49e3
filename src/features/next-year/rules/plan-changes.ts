import { isSameValue } from '../../../shared/same-value.js';
import { amountDifference, type CostDifference } from '../../cost/rules/cost-difference.js';
import type { Drug } from '../../drugs/rules/drug.js';
import type { DrugRestriction } from '../../plan/rules/plan.js';
import type { Provider } from '../../providers/rules/provider.js';
import {
  type DoctorInYear,
  type DrugInYear,
  type FactKind,
  type FactValue,
  factKinds,
  factTable,
  type TotalInYear,
  type YearFacts,
} from './year-facts.js';

/** The year for which a value is not known, if it is known for the other one or should be. */
type UnknownIn = 'before' | 'after' | 'both';

/** A row of the list: one thing in two years (NEXT-04). */
export type Change =
  | {
      readonly what: 'fact';
      readonly kind: FactKind;
      readonly before: FactValue | null;
      readonly after: FactValue | null;
      readonly difference: CostDifference | null;
      readonly unknownIn: UnknownIn | null;
    }
  | {
      readonly what: 'drug';
      readonly drug: Drug;
      readonly before: DrugInYear;
      readonly after: DrugInYear;
      readonly coverage: 'lost' | 'gained' | null;
      readonly added: readonly DrugRestriction[];
      readonly removed: readonly DrugRestriction[];
      readonly difference: CostDifference | null;
      readonly unknownIn: UnknownIn | null;
    }
  | {
      readonly what: 'doctor';
      readonly provider: Provider;
      readonly before: DoctorInYear;
      readonly after: DoctorInYear;
      readonly coverage: 'lost' | 'gained' | null;
      readonly unknownIn: UnknownIn | null;
    };

/**
 * The groups in their order. A changed text is no gain and no loss, so these have a group of their own.
 *
 * - `first`: a drug or doctor that is lost, that is not known for the next year, or a drug with a new restriction
 * - `unknown-after`, `unknown-before`: known for one of the two years only
 */
export const groupKinds = ['first', 'more', 'less', 'gain', 'other', 'unknown-after', 'unknown-before', 'same'] as const;

export type GroupKind = (typeof groupKinds)[number];

export interface ChangeGroup {
  readonly kind: GroupKind;
  readonly changes: readonly Change[];
}

/** The yearly total in both years. `difference` is null if they cannot be compared. */
export interface TotalChange {
  readonly before: TotalInYear;
  readonly after: TotalInYear;
  readonly difference: CostDifference | null;
}

export interface PlanChanges {
  readonly lead: TotalChange;
  /** Only groups with rows. */
  readonly groups: readonly ChangeGroup[];
}

/** The saved drugs and doctors, in the order of the list. */
interface SavedItems {
  readonly drugs: readonly Drug[];
  readonly providers: readonly Provider[];
}

/**
 * Compares a plan in two years (NEXT-04). Each thing has one row, in the first group that fits. A value that is missing or that failed to
 * load is never a change. A thing that is not known for either year has no row, except a drug or a doctor.
 */
export function planChanges(before: YearFacts, after: YearFacts, { drugs, providers }: SavedItems): PlanChanges {
  const factsOf = (kinds: readonly FactKind[]) => kinds.flatMap((kind) => factChange(kind, before.facts[kind], after.facts[kind]));
  const changes: readonly Change[] = [
    ...factsOf(factKinds.filter((kind) => !isText(kind))),
    ...drugs.flatMap((drug) => drugChange(drug, before.drugs.get(drug), after.drugs.get(drug))),
    ...providers.flatMap((one) => doctorChange(one, before.doctors?.get(one.id), after.doctors?.get(one.id))),
    ...factsOf(factKinds.filter(isText)),
  ];
  const byGroup = new Map<GroupKind, Change[]>(groupKinds.map((kind) => [kind, []]));
  for (const change of changes) byGroup.get(groupOf(change))?.push(change);
  return {
    lead: totalChange(before.total, after.total),
    groups: [...byGroup].flatMap(([kind, own]) => (own.length === 0 ? [] : [{ kind, changes: inOrder(kind, own) }])),
  };
}

function isText(kind: FactKind): boolean {
  return kind === 'stars' || kind === 'network' || kind === 'name';
}

function totalChange(before: TotalInYear, after: TotalInYear): TotalChange {
  const areBoth = before.kind === 'complete' && after.kind === 'complete';
  const areAlike = areBoth && before.isHelpKnown === after.isHelpKnown && before.isPremiumOnly === after.isPremiumOnly;
  return { before, after, difference: areAlike ? amountDifference(before.dollars, after.dollars) : null };
}

/** Amounts that include Extra Help are not compared with amounts for which it is not known. Such an amount counts as not known. */
function alike<A extends FactValue, B extends FactValue>(before: A | null, after: B | null): readonly [A | null, B | null] {
  if (before?.kind !== 'amount' || after?.kind !== 'amount' || before.isHelpKnown === after.isHelpKnown) return [before, after];
  return before.isHelpKnown ? [before, null] : [null, after];
}

function unknownIn(isBefore: boolean, isAfter: boolean): UnknownIn | null {
  if (isBefore) return isAfter ? 'both' : 'before';
  return isAfter ? 'after' : null;
}

function differenceOf(before: FactValue | null, after: FactValue | null): CostDifference | null {
  return before?.kind === 'amount' && after?.kind === 'amount' ? amountDifference(before.dollars, after.dollars) : null;
}

function factChange(kind: FactKind, from: FactValue | null, to: FactValue | null): readonly Change[] {
  const [before, after] = alike(from, to);
  if (!before && !after) return [];
  return [{ what: 'fact', kind, before, after, difference: differenceOf(before, after), unknownIn: unknownIn(!before, !after) }];
}

function drugChange(drug: Drug, from: DrugInYear | undefined, to: DrugInYear | undefined): readonly Change[] {
  if (!from || !to) return [];
  const [costBefore, costAfter] = alike(from.cost, to.cost);
  const before = { ...from, cost: costBefore };
  const after = { ...to, cost: costAfter };
  const isKnown = before.coverage !== 'unknown' && after.coverage !== 'unknown';
  const coverage = isKnown && before.coverage !== after.coverage ? (after.coverage === 'covered' ? 'gained' : 'lost') : null;
  const isCompared = isKnown && coverage === null;
  const areRestrictionsKnown = isCompared && before.restrictions !== null && after.restrictions !== null;
  return [
    {
      what: 'drug',
      drug,
      before,
      after,
      coverage,
      added: areRestrictionsKnown ? missingIn(before.restrictions, after.restrictions) : [],
      removed: areRestrictionsKnown ? missingIn(after.restrictions, before.restrictions) : [],
      difference: isCompared ? differenceOf(before.cost, after.cost) : null,
      unknownIn: unknownIn(before.coverage === 'unknown', after.coverage === 'unknown'),
    },
  ];
}

function missingIn(some: readonly DrugRestriction[] | null, all: readonly DrugRestriction[] | null): readonly DrugRestriction[] {
  return (all ?? []).filter((one) => !some?.includes(one));
}

function doctorChange(provider: Provider, before: DoctorInYear | undefined, after: DoctorInYear | undefined): readonly Change[] {
  if (!before || !after) return [];
  const isKnown = before !== 'unknown' && after !== 'unknown';
  const coverage = isKnown && before !== after ? (after === 'in-network' ? 'gained' : 'lost') : null;
  return [{ what: 'doctor', provider, before, after, coverage, unknownIn: unknownIn(before === 'unknown', after === 'unknown') }];
}

function groupOf(change: Change): GroupKind {
  switch (change.what) {
    case 'fact':
      return groupOfFact(change);
    case 'drug':
      return groupOfDrug(change);
    case 'doctor':
      if (change.coverage) return change.coverage === 'lost' ? 'first' : 'gain';
      return unknownGroup(change.unknownIn, 'first') ?? 'same';
  }
}

function groupOfFact({ before, after, difference, unknownIn: unknown }: Extract<Change, { readonly what: 'fact' }>): GroupKind {
  if (unknown) return unknownGroup(unknown, 'unknown-after') ?? 'same';
  if (difference) return amountGroup(difference) ?? 'same';
  return isSameValue(before, after) ? 'same' : 'other';
}

function groupOfDrug(change: Extract<Change, { readonly what: 'drug' }>): GroupKind {
  const { before, after, coverage, added, removed, difference, unknownIn: unknown } = change;
  if (coverage === 'lost' || added.length > 0) return 'first';
  const unknownCoverage = unknownGroup(unknown, 'first');
  if (unknownCoverage) return unknownCoverage;
  if (coverage === 'gained') return 'gain';
  const amount = difference && amountGroup(difference);
  if (amount) return amount;
  if (removed.length > 0) return 'gain';
  if (before.tier !== null && after.tier !== null && before.tier !== after.tier) return 'other';
  // The full price of a drug that is not covered in either year says nothing new if only one of the two is known.
  if (before.coverage === 'not-covered') return 'same';
  return unknownGroup(unknownIn(!before.cost, !after.cost), 'unknown-after') ?? 'same';
}

function amountGroup(difference: CostDifference): GroupKind | null {
  return difference.kind === 'same' ? null : difference.kind;
}

/** @param after the group of a thing that is not known for the next year */
function unknownGroup(unknown: UnknownIn | null, after: 'first' | 'unknown-after'): GroupKind | null {
  if (unknown === 'before') return 'unknown-before';
  // An amount that nobody knows in either year is not a row. A drug or doctor is.
  if (unknown === 'both') return after === 'first' ? after : null;
  return unknown && after;
}

/** Amounts by their size in a year, the rest as they are listed. Within the first group, what is lost stands before the rest. */
function inOrder(kind: GroupKind, changes: readonly Change[]): readonly Change[] {
  if (kind === 'more' || kind === 'less') return [...changes].sort((a, b) => yearlyAmount(b) - yearlyAmount(a));
  return kind === 'first' ? [...changes].sort((a, b) => rankInFirst(a) - rankInFirst(b)) : changes;
}

function yearlyAmount(change: Change): number {
  if (change.what === 'doctor' || !change.difference || change.difference.kind === 'same') return 0;
  return change.difference.amount * (change.what === 'fact' ? factTable[change.kind].timesAYear : 1);
}

function rankInFirst(change: Change): number {
  if (change.what !== 'fact' && change.coverage === 'lost') return 0;
  return change.what === 'drug' && change.added.length > 0 ? 1 : 2;
}
