import { costText, dollarsText } from '../../shared/money/money-text.js';
import { missingSentence } from '../cost/cost-text.js';
import type { CostDifference } from '../cost/rules/cost-difference.js';
import type { CostText } from '../cost/text/en/cost.js';
import type { Change, ChangeGroup, PlanChanges, TotalChange } from './rules/plan-changes.js';
import type { DoctorInYear, DrugInYear, FactKind, FactValue, TotalInYear } from './rules/year-facts.js';
import type { PlanChangesText } from './text/en/plan-changes.js';

/** The two years that are compared, and the texts. */
export interface ChangeWords {
  readonly text: PlanChangesText;
  readonly cost: CostText;
  readonly thisYear: number;
  readonly year: number;
}

/** A row in words (NEXT-04, NEXT-05). */
export interface ChangeRow {
  readonly key: string;
  readonly name: string;
  /** Strength and form of a drug. */
  readonly detail: string | null;
  readonly tone: 'lost' | 'gain' | 'rule' | null;
  /** 'No longer covered'; null if the values say it all. */
  readonly words: string | null;
  /** Null if it is not known. */
  readonly before: string | null;
  readonly after: string | null;
  /** '$20.00 more'. */
  readonly difference: string | null;
  readonly note: string | null;
  /** The words say what the values say. In one column the values are left out. */
  readonly isSaidInWords: boolean;
  /** The values are names, which need more space than the column of a year. */
  readonly isLong: boolean;
  /** The whole row, for screen readers, print and email. */
  readonly sentence: string;
}

/** The yearly total in words. */
export interface LeadWords {
  /** Why the total of the next year is not compared. */
  readonly caution: string | null;
  readonly main: string | null;
  readonly rest: string | null;
  /** The totals of both years. */
  readonly of: string | null;
  readonly sentence: string;
}

/** A group with its heading. The last group has the things that stay the same. */
export interface GroupWords {
  readonly kind: ChangeGroup['kind'];
  readonly title: string;
  readonly rows: readonly ChangeRow[];
}

export function groupsInWords({ groups }: Pick<PlanChanges, 'groups'>, words: ChangeWords): readonly GroupWords[] {
  return groups.map(({ kind, changes }) => ({
    kind,
    title: titleOf(kind, changes.length, words),
    rows: changes.map((change) => rowOf(change, kind === 'same', words)),
  }));
}

function titleOf(kind: ChangeGroup['kind'], count: number, { text, thisYear, year }: ChangeWords): string {
  if (kind === 'same') return text.same(count);
  if (kind === 'unknown-after') return text.notKnownFor(year);
  return kind === 'unknown-before' ? text.notKnownFor(thisYear) : text.group[kind];
}

/** @param hasCents the amount is a cost, which always shows its cents (COST-06) */
function money(dollars: number, hasCents: boolean): string {
  return hasCents ? costText(dollars) : dollarsText(dollars);
}

function differenceText(difference: CostDifference | null, hasCents: boolean, text: PlanChangesText): string | null {
  return difference && difference.kind !== 'same' ? text[difference.kind](money(difference.amount, hasCents)) : null;
}

function rowOf(change: Change, isSame: boolean, words: ChangeWords): ChangeRow {
  switch (change.what) {
    case 'fact':
      return factRow(change, isSame, words);
    case 'drug':
      return drugRow(change, isSame, words);
    case 'doctor':
      return doctorRow(change, isSame, words);
  }
}

type Parts = Omit<ChangeRow, 'sentence'>;

/** A value with its year; 'not known' without one. */
export function valueInYear(value: string | null, year: number, text: PlanChangesText): string {
  return value === null ? text.unknownIn(year) : text.inYear(value, year);
}

/**
 * 'Premium a month: $26.00 in 2026, $46.00 in 2027, $20.00 more'. A thing that stays the same has one value.
 *
 * @param isNamed the values are names, whose first letters stay
 */
function withSentence(row: Parts, isSame: boolean, { text, thisYear, year }: ChangeWords, isNamed = false): ChangeRow {
  const values = isSame ? [row.after ?? row.before] : [valueInYear(row.before, thisYear, text), valueInYear(row.after, year, text)];
  const isUnknown = row.before === null || row.after === null;
  // The values of a row that is not known say so already.
  const more = [row.difference, isUnknown ? null : row.words, row.note];
  const facts = [...values, ...more].filter((one) => one !== null);
  const name = row.detail ? `${row.name} ${row.detail}` : row.name;
  return { ...row, sentence: `${name}: ${(isNamed ? facts : facts.map(lowerFirst)).join(', ')}` };
}

function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function factRow(change: Extract<Change, { readonly what: 'fact' }>, isSame: boolean, words: ChangeWords): ChangeRow {
  const { kind, before, after, difference } = change;
  const { text } = words;
  const hasCents = kind === 'premium' || kind === 'drug-cost';
  const row: Parts = {
    key: kind,
    name: text.fact[kind],
    detail: null,
    tone: null,
    words: null,
    before: before && valueText(kind, before, text),
    after: after && valueText(kind, after, text),
    difference: differenceText(difference, hasCents, text),
    note: null,
    isSaidInWords: false,
    isLong: kind === 'name',
  };
  return withSentence(row, isSame, words, isText(before) || isText(after));
}

function isText(value: FactValue | null): boolean {
  return value !== null && value.kind !== 'amount';
}

function valueText(kind: FactKind, value: FactValue, text: PlanChangesText): string {
  switch (value.kind) {
    case 'amount':
      return money(value.dollars, kind === 'premium' || kind === 'drug-cost');
    case 'text':
      return value.text;
    case 'stars':
      return text.stars(value.rating);
    case 'network':
      return value.network.kind === 'other' ? value.network.name : value.network.kind.toUpperCase();
  }
}

function drugRow(change: Extract<Change, { readonly what: 'drug' }>, isSame: boolean, words: ChangeWords): ChangeRow {
  const { drug, before, after, coverage, added, removed, difference, unknownIn } = change;
  const { text, thisYear, year } = words;
  const restrictions = [...added.map((one) => text.added[one]), ...removed.map((one) => text.removed[one])];
  const tiers =
    before.tier !== null && after.tier !== null && before.tier !== after.tier ? text.tiers(before.tier, thisYear, after.tier, year) : null;
  const isFullPrice = after.coverage === 'not-covered' && (coverage === 'lost' || difference !== null);
  const fullPrice = isFullPrice ? (after.cost ? text.fullPrice(costText(after.cost.dollars)) : text.noFullPrice) : null;
  const row: Parts = {
    key: drug.ndc,
    name: drug.name,
    detail: drug.dosage,
    tone: toneOf(coverage, added.length > 0 || isUnknownNext(unknownIn), removed.length > 0),
    words: coverage ? text[coverage].drug : isUnknownNext(unknownIn) ? text.notKnownFor(year) : restrictions.join(', ') || null,
    before: drugText(before, difference, text),
    after: drugText(after, difference, text),
    difference: differenceText(difference, true, text),
    note: fullPrice ?? (isSame ? null : tiers),
    isSaidInWords: coverage === 'lost' && after.cost !== null,
    isLong: false,
  };
  const same = isSame && after.tier !== null && row.after !== null ? { ...row, after: `${row.after}, ${text.tier(after.tier)}` } : row;
  return withSentence(same, isSame, words);
}

function toneOf(coverage: 'lost' | 'gained' | null, isCaution: boolean, isGain: boolean): ChangeRow['tone'] {
  if (coverage) return coverage === 'lost' ? 'lost' : 'gain';
  if (isCaution) return 'rule';
  return isGain ? 'gain' : null;
}

function isUnknownNext(unknownIn: 'before' | 'after' | 'both' | null): boolean {
  return unknownIn === 'after' || unknownIn === 'both';
}

/** A drug that is not covered says so, unless its full price changes. */
function drugText({ coverage, cost }: DrugInYear, difference: CostDifference | null, text: PlanChangesText): string | null {
  if (coverage === 'unknown') return null;
  if (coverage === 'not-covered') return cost && difference ? costText(cost.dollars) : text.coverage['not-covered'];
  return cost ? costText(cost.dollars) : text.coverage.covered;
}

function doctorRow(change: Extract<Change, { readonly what: 'doctor' }>, isSame: boolean, words: ChangeWords): ChangeRow {
  const { provider, before, after, coverage, unknownIn } = change;
  const { text, year } = words;
  const networkText = (one: DoctorInYear) => (one === 'unknown' ? null : text.coverage[one]);
  const row: Parts = {
    key: provider.id,
    name: provider.name,
    detail: null,
    tone: toneOf(coverage, isUnknownNext(unknownIn), false),
    words: coverage ? text[coverage].doctor : isUnknownNext(unknownIn) ? text.notKnownFor(year) : null,
    before: networkText(before),
    after: networkText(after),
    difference: null,
    note: null,
    isSaidInWords: coverage !== null,
    isLong: false,
  };
  return withSentence(row, isSame, words);
}

/** The lead of the list: how the yearly total changes (NEXT-04). It never says more or less of a total that is not complete. */
export function leadInWords({ before, after, difference }: TotalChange, words: ChangeWords): LeadWords {
  const { text, thisYear, year } = words;
  const [from, to] = [totalText(before, words), totalText(after, words)];
  const only = after.kind === 'complete' && after.isPremiumOnly ? text.lead.premiumOnly : null;
  const sentence = (...facts: readonly (string | null)[]) => `${text.total}: ${facts.filter((one) => one !== null).join(', ')}`;
  const [fromText, toText] = [valueInYear(from, thisYear, text), valueInYear(to, year, text)];
  if (difference && from !== null && to !== null) {
    const isSame = difference.kind === 'same';
    const main = isSame ? text.lead.same : text.lead[difference.kind](costText(difference.amount));
    const of = isSame ? text.lead.inBoth(to, thisYear, year) : text.lead.inYears(from, thisYear, to, year);
    const all = [of, only].filter((one) => one !== null).join(', ');
    return {
      caution: null,
      main,
      rest: isSame ? null : text.lead.aYear,
      of: all,
      sentence: sentence(fromText, toText, lowerFirst(main), only),
    };
  }
  const caution = after.kind === 'complete' ? null : text.lead[after.kind === 'incomplete' ? 'isIncomplete' : 'isUnknown'](year);
  return { caution, main: toText, rest: null, of: fromText, sentence: sentence(fromText, toText, caution && lowerFirst(caution), only) };
}

function totalText(total: TotalInYear, { cost }: ChangeWords): string | null {
  if (total.kind === 'unknown') return null;
  const amount = costText(total.dollars);
  return total.kind === 'complete' ? amount : `${amount} ${missingSentence(total.missing, cost)}`;
}

/** Whose prices these are, and that they are estimates. */
export function footInWords(pharmacy: string | null, isWithExtraHelp: boolean, text: PlanChangesText): string {
  const prices = isWithExtraHelp ? (pharmacy ? text.withExtraHelpAt(pharmacy) : text.withExtraHelp) : pharmacy ? text.at(pharmacy) : null;
  return [prices, text.estimates].filter((one) => one !== null).join(' ');
}
