import { costText, dollarsText, MISSING_TEXT, wholeDollarsText } from '../../shared/money/money-text.js';
import type { PlanOutcome } from '../enrollment/rules/plan-outcome.js';
import { isolate } from '../language/rules/isolate.js';
import type { CostAnswer } from './rules/cost-answer.js';
import type { CostRow } from './rules/cost-chart.js';
import type { KnownCounts } from './rules/known-counts.js';
import type { MissingDrug, YearlyTotal } from './rules/yearly-total.js';
import type { CostText } from './text/en/cost.js';
import type { CostChartText } from './text/en/cost-chart.js';

/** The amounts of a row, always with two decimals (COST-06); `--` where nothing is known. */
export interface CostTexts {
  readonly premium: string;
  readonly drugs: string;
  readonly total: string;
  /** The total without Extra Help, for every row. */
  readonly without: string;
}

export function costTexts(total: YearlyTotal): CostTexts {
  if (total.kind === 'none') {
    return { premium: costText(total.premium), drugs: costText(total.drugs), total: MISSING_TEXT, without: MISSING_TEXT };
  }
  const { sum, regular, isWithExtraHelp } = total;
  const without = isWithExtraHelp ? costText(regular?.total ?? null) : costText(sum.total);
  return { premium: costText(sum.premium), drugs: costText(sum.drugs), total: costText(sum.total), without };
}

/** '+ Trulicity at full price' (COST-02). */
export function missingSentence(missing: readonly MissingDrug[], cost: CostText): string {
  const fullPrice = missing.filter(({ reason }) => reason === 'full-price').map(({ drugName }) => drugName);
  const notAvailable = missing.filter(({ reason }) => reason === 'price-not-available').map(({ drugName }) => drugName);
  return cost.missing({ fullPrice, notAvailable });
}

/** 'includes Trulicity at full price, $9,600' or '$28.80', as in the list of changes; null where the total includes none (COST-02). */
export function includesSentence(total: YearlyTotal, cost: CostText): string | null {
  if (total.kind === 'none' || total.includesFullPrice.length === 0) return null;
  const names = total.includesFullPrice.map(({ drugName }) => drugName);
  const price = total.includesFullPrice.reduce((sum, { annual }) => sum + annual, 0);
  return cost.includes(names, dollarsText(price));
}

/** '$8.00 more than 2026' or 'the same as 2026'; null for other rows and if the totals cannot be compared (NEXT-03). */
export function sinceSentence({ sinceLastYear }: CostRow, { sinceLastYear: text }: CostText): string | null {
  if (!sinceLastYear?.difference) return null;
  const { year, difference } = sinceLastYear;
  return difference.kind === 'same' ? text.same(year) : text[difference.kind](costText(difference.amount), year);
}

/** 'no longer covered: Furosemide', and the same for doctors (NEXT-03). */
export function lostSentences({ sinceLastYear }: CostRow, { lost: text }: CostText): readonly string[] {
  const { drugs = [], doctors = [] } = sinceLastYear?.lost ?? {};
  return [...(drugs.length > 0 ? [text.drugs(drugs)] : []), ...(doctors.length > 0 ? [text.doctors(doctors)] : [])];
}

/** 'Your plan now', or 'Your plan now, in 2027' (COST-05, NEXT-03). */
export function nowText({ isYourPlanNow, sinceLastYear, year }: CostRow, cost: CostText): string | null {
  if (!isYourPlanNow) return null;
  return sinceLastYear ? cost.yourPlanNowIn(year) : cost.yourPlanNow;
}

/** Says how the plan now continues: 'If you do nothing, you keep this plan in 2027.' Null for other rows, and if nobody knows (NEXT-02). */
export function outcomeSentence(
  { outcome, movesFrom }: Pick<CostRow, 'outcome' | 'movesFrom'>,
  { outcome: text }: Pick<CostChartText, 'outcome'>,
  hasExtraHelp: boolean,
): string | null {
  switch (outcome?.kind) {
    case 'renews':
      return text.renews(outcome.nextYear);
    case 'moves':
      return movesFrom === null ? text.movesAway(outcome.nextYear) : text.moves(isolate(movesFrom), outcome.nextYear);
    case 'joined':
      return text.joined(isolate(outcome.name));
    case 'ends':
      return endSentence(outcome.lost, text, hasExtraHelp);
    default:
      return null;
  }
}

function endSentence(
  lost: Extract<PlanOutcome, { readonly kind: 'ends' }>['lost'],
  text: CostChartText['outcome'],
  hasExtraHelp: boolean,
): string | null {
  if (lost === 'unknown') return null;
  return hasExtraHelp && lost !== 'care' ? text.withExtraHelp : text.ends[lost];
}

/** 'December 2026: about $7'; of an incomplete total with what it lacks (COST-07). */
export function restSentence({ restOfYear, total }: CostRow, cost: CostText): string | null {
  if (!restOfYear) return null;
  const text = cost.restOfYear(restOfYear, wholeDollarsText(restOfYear.amount));
  return total.kind === 'incomplete' ? `${text} ${missingSentence(total.missing, cost)}` : text;
}

/** '4 of 4 drugs' and '2 of 4 doctors', and the same for a screen reader; null where nothing is known (COST-13). */
export function countTexts({ drugs, doctors }: KnownCounts, { counts }: CostText): CountTexts | null {
  const shown = [drugs && counts.drugs(drugs.covered, drugs.of), doctors && counts.doctors(doctors.covered, doctors.of)];
  const spoken = [drugs && counts.spokenDrugs(drugs.covered, drugs.of), doctors && counts.spokenDoctors(doctors.covered, doctors.of)];
  return drugs || doctors ? { shown: shown.filter((one) => one !== null), spoken: spoken.filter((one) => one !== null).join(', ') } : null;
}

export interface CountTexts {
  readonly shown: readonly string[];
  readonly spoken: string;
}

/** A piece of the answer: words, an amount, or the name of a plan. */
export type AnswerPart = string | { readonly amount: string } | { readonly plan: CostRow };

/** The sentences of the answer, each in its pieces (COST-12). */
export function answerSentences(answer: CostAnswer, { answer: text }: CostText): readonly (readonly AnswerPart[])[] {
  if (answer.kind !== 'lowest') return [];
  const { plan, about, moreDoctors } = answer;
  const { drugs, doctors } = plan.counts;
  const more = moreDoctors?.plan.counts.doctors;
  const facts = [drugs && text.drugs(drugs.covered, drugs.of), doctors && text.doctors(doctors.covered, doctors.of)];
  const lowest = [text.lowest[about], ...facts.filter((one) => one !== null)].join(' ');
  return [
    filled(lowest, { plan: { plan }, amount: { amount: costText(plan.total.sum.total) } }),
    ...(moreDoctors && more
      ? [
          filled(text.moreDoctors(more.covered, more.of), {
            plan: { plan: moreDoctors.plan },
            amount: { amount: text.more(costText(moreDoctors.more)) },
          }),
        ]
      : []),
  ];
}

/** Replaces `{plan}` and `{amount}` in a text. */
function filled(text: string, parts: Readonly<Record<string, AnswerPart>>): readonly AnswerPart[] {
  return text.split(/\{(\w+)\}/).flatMap((piece, at) => (at % 2 === 1 ? (parts[piece] ?? []) : piece || []));
}

/** The sentences as words alone, for print and email. */
export function answerInWords(answer: CostAnswer, cost: CostText): readonly string[] {
  const inWords = (part: AnswerPart) => (typeof part === 'string' ? part : 'plan' in part ? isolate(fullName(part.plan)) : part.amount);
  return answerSentences(answer, cost).map((sentence) => sentence.map(inWords).join(''));
}

/** The name, and the plan id if another plan has the same name (CARD-13). */
export function fullName({ name, displayedId }: Pick<CostRow, 'name' | 'displayedId'>): string {
  return displayedId ? `${name}, ${displayedId}` : name;
}
