import { costText } from '../../shared/money/money-text.js';
import { includesSentence, missingSentence } from '../cost/cost-text.js';
import type { YearlyTotal } from '../cost/rules/yearly-total.js';
import type { CostText } from '../cost/text/en/cost.js';
import type { DrugListText } from '../drugs/text/en/drugs.js';
import { groupsInWords } from '../next-year/changes-text.js';
import { dayBefore } from '../next-year/rules/day-before.js';
import type { PlanChangesText } from '../next-year/text/en/plan-changes.js';
import { needText } from '../plan/need-text.js';
import type { PlanCardText } from '../plan/text/en/plan-card.js';
import type { CounselorSheet, SheetPlan, SheetPlanNow } from './rules/counselor-sheet.js';
import type { Coverages } from './rules/missing-items.js';
import type { CounselorPaperText } from './text/en/counselor-paper.js';

/** The texts of the sheet, and those that it shares with other features. */
export interface PaperWords {
  readonly text: CounselorPaperText;
  readonly cost: CostText;
  readonly card: PlanCardText;
  readonly drugs: DrugListText;
  readonly changes: PlanChangesText;
}

/** The sentences about January 1, as the shopper says them (NEXT-02). None if the outcome is not known. */
export function outcomeLines({ outcome, movesTo, year }: SheetPlanNow, hasExtraHelp: boolean, { text }: PaperWords): readonly string[] {
  const outcomeText = text.outcome;
  switch (outcome?.kind) {
    case undefined:
    case 'unknown':
      return [];
    case 'renews':
      return [outcomeText.renews(year + 1)];
    case 'moves':
      return [movesTo === null ? outcomeText.movesAnywhere(year + 1) : outcomeText.moves(movesTo, year + 1)];
    case 'joined':
      return [
        outcome.starts
          ? outcomeText.joined(outcome.name, outcome.starts, dayBefore(outcome.starts))
          : outcomeText.joinedAnyDay(outcome.name),
      ];
    case 'ends': {
      const { lost } = outcome;
      const isAboutDrugs = lost === 'drugs' || lost === 'care-and-drugs';
      const loss = lost === 'unknown' ? [] : [hasExtraHelp && isAboutDrugs ? outcomeText.withExtraHelp : outcomeText.lost[lost]];
      return [outcomeText.ends(year), ...loss, outcomeText.join];
    }
  }
}

/**
 * 'Yearly total: $88.00 in 2026, **$96.00** in 2027, **$8.00 more**. It includes …'; null if nothing is known. What is between `**` is bold.
 */
export function totalLine(
  { year, total, nextTotal, difference }: SheetPlanNow,
  { drugs }: Pick<CounselorSheet, 'drugs'>,
  words: PaperWords,
): string | null {
  const { text, cost } = words;
  const before = total && totalText(total, drugs !== null, words);
  const after = nextTotal && totalText(nextTotal, drugs !== null, words);
  if (before === null && after === null) return null;
  const amount = after !== null && nextTotal?.kind === 'complete' ? bold(after) : after;
  const inYear = (one: string | null, of: number) => (one === null ? text.total.notKnown(of) : text.total.inYear(one, of));
  const more = difference && (difference.kind === 'same' ? text.total.same : text.total[difference.kind](costText(difference.amount)));
  const facts = [inYear(before, year), ...(nextTotal ? [inYear(amount, year + 1)] : []), ...(more ? [bold(more)] : [])];
  const includes = drugs === null ? null : includesSentence(nextTotal ?? total ?? noTotal, cost);
  return [text.total.ofYears(facts), ...(includes ? [text.total.includes(includes)] : [])].join(' ');
}

const bold = (words: string) => `**${words}**`;

const noTotal: YearlyTotal = { kind: 'none', reason: 'not-available', premium: null, drugs: null };

function totalText(total: YearlyTotal, namesDrugs: boolean, { text, cost }: PaperWords): string | null {
  if (total.kind === 'none') return null;
  const amount = costText(total.sum.total);
  if (total.kind === 'complete') return amount;
  return `${amount} ${namesDrugs ? missingSentence(total.missing, cost) : `(${text.total.incomplete})`}`;
}

/** The changes to check first, such as 'Furosemide' and 'no longer covered' (NEXT-04). */
export function changeLines(
  { firstChanges, year }: SheetPlanNow,
  { changes: text, cost }: PaperWords,
): readonly { readonly name: string; readonly words: string }[] {
  if (!firstChanges) return [];
  const [group] = groupsInWords({ groups: [firstChanges] }, { text, cost, thisYear: year, year: year + 1 });
  return (group?.rows ?? []).map(({ name, words }) => ({
    name,
    words: words === null ? '' : words.charAt(0).toLowerCase() + words.slice(1),
  }));
}

export interface PlanLines {
  /** Null if there is no total. */
  readonly amount: string | null;
  /** The missing part of an incomplete total, beside the amount. */
  readonly missing: string | null;
  readonly lines: readonly string[];
  /** The need of a special needs plan (COST-10). */
  readonly need: string | null;
}

/** The yearly total of a saved plan: '$6.40' and '+ Trulicity at full price' (COST-02, COST-08). */
export function planTotalLines(
  { total, need }: SheetPlan,
  all: readonly SheetPlan[],
  { drugs }: Pick<CounselorSheet, 'drugs'>,
  { text, cost, card }: PaperWords,
): PlanLines {
  const needed = need && needText(need, card);
  if (!total || total.kind === 'none') {
    return { amount: null, missing: null, lines: [total ? cost.noTotal[total.reason] : text.notKnown], need: needed };
  }
  const includes = drugs === null ? null : includesSentence(total, cost);
  const isPremiumOnly = total.kind === 'complete' && total.drugPart !== 'priced' && total.sum.drugs === 0;
  return {
    amount: costText(total.sum.total),
    missing: total.kind === 'incomplete' && drugs !== null ? missingSentence(total.missing, cost) : null,
    lines: [
      ...(isPremiumOnly ? [text.premiumOnly] : []),
      ...(includes ? [includes] : []),
      ...(total.isWithExtraHelp && !areAllHelped(all) ? [text.withExtraHelp] : []),
    ],
    need: needed,
  };
}

function knownTotals(all: readonly SheetPlan[]) {
  return all.flatMap(({ total }) => (total && total.kind !== 'none' ? [total] : []));
}

function areAllHelped(all: readonly SheetPlan[]): boolean {
  const known = knownTotals(all);
  return known.length > 0 && known.every(({ isWithExtraHelp }) => isWithExtraHelp);
}

/** The sentence below the totals: what is in them, and what is not. */
export function noteOfTotals(all: readonly SheetPlan[], { year, pricesAt }: CounselorSheet, { text }: PaperWords): string {
  const hasDrugs = knownTotals(all).some(({ drugPart }) => drugPart === 'priced');
  return text.note(year, hasDrugs, areAllHelped(all), pricesAt ?? '');
}

/** More names than this are a number: a row with 40 of them is not read, and the lists above have them. */
const MOST_NAMES = 6;
/** On a sheet with little space, more names than this are a number. */
const FEWEST_NAMES = 3;

/** A name that fits in the column stays in one line. */
const MOST_UNBROKEN = 18;

function unbroken(name: string): string {
  return name.length > MOST_UNBROKEN ? name : name.replaceAll(' ', '\u00a0');
}

/** What is missing in a plan, line by line. Without the list of drugs or doctors, their numbers stand for their names. */
export function missingLines(
  { missing }: SheetPlan,
  { drugs, doctors }: Pick<CounselorSheet, 'drugs' | 'doctors'>,
  { text }: PaperWords,
  isShort = false,
): readonly string[] {
  if (missing.kind === 'nothing') return [text.nothingMissing];
  if (missing.kind === 'not-known') return [text.notKnown];
  const namesOrCount = (all: readonly string[], isNamed: boolean, count: (count: number) => string) => {
    const names = all.map(unbroken);
    if (names.length === 0) return names;
    if (!isNamed || (isShort && names.length > FEWEST_NAMES)) return [count(names.length)];
    return names.length > MOST_NAMES ? [...names.slice(0, MOST_NAMES - 1), text.andMore(names.length - MOST_NAMES + 1)] : names;
  };
  const of = (kind: keyof Coverages) => ({
    drugs: namesOrCount(missing.drugs[kind], drugs !== null, text.countOfDrugs),
    doctors: namesOrCount(missing.doctors[kind], doctors !== null, text.countOfDoctors),
  });
  const [not, unknown] = [of('notCovered'), of('notKnown')];
  const notKnown = [...unknown.drugs, ...unknown.doctors];
  const { pharmacy } = missing;
  return [
    ...(missing.hasNoDrugCoverage ? [text.noDrugCoverage] : []),
    ...(pharmacy ? [text.pharmacyProblem[pharmacy.reason](pharmacy.name ?? text.myPharmacy)] : []),
    ...(not.drugs.length > 0 ? [text.notCovered(not.drugs)] : []),
    ...(not.doctors.length > 0 ? [text.notInNetwork(not.doctors)] : []),
    ...(notKnown.length > 0 ? [text.notKnownItems(notKnown)] : []),
  ];
}
