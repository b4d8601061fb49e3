import { costText, MISSING_TEXT, wholeDollarsText } from '../../../shared/money/money-text.js';
import { answerInWords, fullName, includesSentence, missingSentence, nowText, sinceSentence } from '../../cost/cost-text.js';
import type { CostAnswer } from '../../cost/rules/cost-answer.js';
import type { CostFamily, CostRow } from '../../cost/rules/cost-chart.js';
import type { YearlyTotal } from '../../cost/rules/yearly-total.js';
import type { CostText } from '../../cost/text/en/cost.js';
import type { CostChartText } from '../../cost/text/en/cost-chart.js';
import type { Pharmacy } from '../../pharmacies/rules/pharmacy.js';
import { needText } from '../../plan/need-text.js';
import type { PlanCardText } from '../../plan/text/en/plan-card.js';
import { planStatusText } from '../plan-status-text.js';
import type { CardFact } from '../rules/card-facts.js';
import type { ComparisonColumn, ComparisonRow, PlanComparison } from '../rules/comparison.js';
import { shortProviderName } from '../rules/not-covered.js';
import type { PlanCardModel } from '../rules/plan-card.js';
import type { ComparisonText } from '../text/en/comparison.js';

/** A saved plan: with its card as it was decided, or only with what is known without its details (ERR-02). */
export interface ComparedPlan {
  /** The plan id, or the code of a supplement plan. */
  readonly planId: string;
  readonly name: string;
  /** The plan's own id as people read it. */
  readonly displayedId: string;
  readonly model: PlanCardModel | null;
  /** Its details could not be loaded; else they are on their way. */
  readonly hasFailed: boolean;
  /** Its row in the chart, if it is the plan that the shopper has now (COST-05, NEXT-03). */
  readonly now: CostRow | null;
  /** Its group in the chart; null for a plan without a row there. */
  readonly family: CostFamily | null;
}

export interface ComparisonWords {
  readonly text: ComparisonText;
  readonly card: PlanCardText;
  readonly cost: CostText;
  readonly chart: Pick<CostChartText, 'family'>;
}

interface Compared {
  /** In the order of the chart. */
  readonly plans: readonly ComparedPlan[];
  /** The rows of plans that the shopper is enrolled in and has not saved (COST-05). */
  readonly now: readonly CostRow[];
  readonly answer: CostAnswer;
  /** The changes of the plans now (NEXT-05). */
  readonly changes: PlanComparison['changes'];
  /** The number to call; null or empty when nobody has one (ENV-05). */
  readonly phone: string | null;
  /** Explains the stars; null when the year is not known (FACT-04). */
  readonly stars: string | null;
}

type Cell = readonly string[];

const nothing: Cell = [MISSING_TEXT];

/**
 * The costs and the coverage of the saved plans, in words. Every figure is the card's (COST-01). Nothing is calculated here.
 */
export function comparisonOf({ plans, now, answer, changes, phone, stars }: Compared, words: ComparisonWords): PlanComparison {
  const { text, card, cost } = words;
  const models = plans.flatMap(({ model }) => model ?? []);
  const row = (key: ComparisonRow['key'], label: string, hint: string | null, cellOf: (model: PlanCardModel) => Cell): ComparisonRow => ({
    key,
    label,
    hint,
    cells: plans.map(({ model }) => (model ? cellOf(model) : nothing)),
  });
  const totals = rowOfTotals(plans, models, words);
  const isHelped = models.some(({ premium }) => premium.struck !== null);
  // Without saved drugs, or doctors, there is nothing to compare.
  const hasDrugs = models.some(({ drugs }) => drugs.kind === 'drugs' || drugs.kind === 'pharmacy-message');
  const hasProviders = models.some(({ providers }) => providers.kind === 'providers');
  const rows = [
    totals,
    row('premium', card.premium, isHelped ? card.withExtraHelp : null, (model) => premiumCell(model, text)),
    row('limit', card.fact['out-of-pocket-maximum'], null, (model) => limitCell(model, text)),
    row('deductible', text.deductible, null, (model) => deductibleCell(model, text)),
    row('stars', card.starRating, null, (model) => starsCell(model, card)),
    row('drugs', text.drugs, null, (model) => (hasDrugs ? drugsCell(model, words) : nothing)),
    row('providers', text.providers, null, (model) => (hasProviders ? providersCell(model, words) : nothing)),
    row('network', text.network, null, (model) => networkCell(model, card)),
    row('enroll', text.enroll, null, (model) => enrollCell(model, words, phone)),
  ];
  const pharmacy = models.map(pharmacyOf).find((one) => one !== null);
  const hasStars = models.some(({ facts }) => facts.some(({ kind }) => kind === 'stars'));
  return {
    caption: text.caption,
    lead: [...now.map((one) => planNowSentence(one, words)), ...answerInWords(answer, cost)],
    plans: plans.map((plan) => columnOf(plan, words)),
    rows: rows.filter(({ key, cells }) => key === 'total' || cells.some((cell) => cell !== nothing)),
    changes,
    notes: [
      ...(pharmacy ? [text.pharmacy(pharmacy.name, pharmacy.isMailOrder)] : []),
      cost.estimates,
      ...(hasStars && stars ? [stars] : []),
    ],
  };
}

/** The plan now, as its row in the chart says it (COST-05, NEXT-03). */
function planNowSentence(row: CostRow, { text, cost }: ComparisonWords): string {
  const total = totalLines(row.total, cost).join(', ');
  if (row.sinceLastYear) return text.planNowIn(fullName(row), row.year, total, sinceSentence(row, cost) ?? '');
  return text[row.doesEnd ? 'planNowEnds' : 'planNow'](fullName(row), row.year, total);
}

function columnOf(
  { planId, name, displayedId, model, now, family }: ComparedPlan,
  { card, cost, chart }: ComparisonWords,
): ComparisonColumn {
  const isNamed = displayedId !== name && !name.toLowerCase().includes(displayedId.toLowerCase());
  const need = model?.need ? needText(model.need, card) : null;
  return {
    planId,
    name,
    group: family === null || family === 'medicare-advantage' ? null : chart.family[family],
    need,
    lines: [
      ...(need ? [need] : []),
      ...(model ? [card.tag[model.tag.kind]] : []),
      ...(isNamed ? [displayedId] : []),
      ...(now ? [nowText(now, cost), sinceSentence(now, cost)].filter((one) => one !== null) : []),
    ],
  };
}

/** Says once what all totals stand for, and in a cell what is not so for its plan (COST-01, COST-08). */
function rowOfTotals(
  plans: readonly ComparedPlan[],
  models: readonly PlanCardModel[],
  { text, card, cost }: ComparisonWords,
): ComparisonRow {
  const known = models.flatMap(({ total }) => (total.kind === 'none' ? [] : [total]));
  const areHelped = known.length > 0 && known.every(({ isWithExtraHelp }) => isWithExtraHelp);
  const haveDrugs = known.some(({ drugPart }) => drugPart === 'priced');
  const cellOf = ({ total, restOfYear }: PlanCardModel): Cell => {
    const includes = includesSentence(total, cost);
    const isPremiumOnly = total.kind !== 'none' && total.drugPart !== 'priced' && total.sum.drugs === 0;
    return [
      ...totalLines(total, cost),
      ...(isPremiumOnly && total.kind === 'complete' ? [cost.premiumOnly[total.drugPart]] : []),
      ...(includes ? [includes] : []),
      ...(total.kind !== 'none' && total.isWithExtraHelp && !areHelped ? [card.withExtraHelp] : []),
      ...(restOfYear ? [cost.restOfYear(restOfYear, wholeDollarsText(restOfYear.amount))] : []),
    ];
  };
  return {
    key: 'total',
    label: text.total,
    hint: text.totalOf(haveDrugs, areHelped),
    cells: plans.map(({ model, hasFailed }) =>
      model ? cellOf(model) : [MISSING_TEXT, hasFailed ? card.unavailable : cost.noTotal.loading],
    ),
  };
}

/** '$6.40', '+ Trulicity at full price', 'Total is incomplete' (COST-02). */
function totalLines(total: YearlyTotal, cost: CostText): Cell {
  if (total.kind === 'none') return [MISSING_TEXT, cost.noTotal[total.reason]];
  const amount = costText(total.sum.total);
  return total.kind === 'complete' ? [amount] : [amount, missingSentence(total.missing, cost), cost.incomplete];
}

function premiumCell({ premium }: PlanCardModel, text: ComparisonText): Cell {
  return premium.struck === null ? [premium.text] : [premium.text, text.without(premium.struck)];
}

function dollarsOf(
  facts: readonly CardFact[],
  kind: 'out-of-pocket-maximum' | 'medical-deductible' | 'drug-deductible',
): string | undefined {
  return facts.find((fact): fact is Extract<CardFact, { readonly text: string }> => fact.kind === kind)?.text;
}

function limitCell({ facts }: PlanCardModel, text: ComparisonText): Cell {
  const limit = dollarsOf(facts, 'out-of-pocket-maximum');
  if (limit !== undefined) return [limit];
  return facts.some(({ kind }) => kind === 'no-medical-care') ? [text.noMedicalCare] : nothing;
}

function deductibleCell({ facts }: PlanCardModel, text: ComparisonText): Cell {
  const medical = dollarsOf(facts, 'medical-deductible');
  const drugs = dollarsOf(facts, 'drug-deductible');
  const lines = [
    ...(medical === undefined ? [] : [text.medicalDeductible(medical)]),
    ...(drugs === undefined ? [] : [text.drugDeductible(drugs)]),
  ];
  return lines.length > 0 ? lines : nothing;
}

function starsCell({ facts, tag }: PlanCardModel, card: PlanCardText): Cell {
  const stars = facts.find((fact) => fact.kind === 'stars');
  if (stars) return [card.stars(stars.rating)];
  return tag.kind === 'MEDSUPP' ? [card.factInWords['no-stars'].label] : nothing;
}

function drugsCell({ drugs }: PlanCardModel, { text, card }: ComparisonWords): Cell {
  switch (drugs.kind) {
    case 'no-drug-coverage':
      return [card.noDrugCoverage];
    case 'add-drugs':
      return [text.noDrugs];
    case 'pharmacy-message':
      return [card.pharmacyMessage(drugs.reason, drugs.pharmacy?.name ?? card.pharmacyTitle)];
    case 'drugs': {
      const { count, rows, cost } = drugs;
      const missed = rows.filter(({ coverage }) => coverage === 'not-covered').map(({ drug }) => drug.name);
      const unknown = cost.kind === 'loading' ? card.checkingDrugs : card.drugsUnknown;
      return [count ? text.drugsCovered(count.covered, count.of) : unknown, ...(missed.length > 0 ? [card.notCovered(missed)] : [])];
    }
  }
}

function providersCell({ providers, tag }: PlanCardModel, { text, card }: ComparisonWords): Cell {
  switch (providers.kind) {
    case 'none':
      return [tag.kind === 'MEDSUPP' ? card.anyDoctor : card.originalMedicare];
    case 'add-providers':
      return [text.noProviders];
    case 'providers': {
      const { count, rows, acceptsMedicare } = providers;
      const missed = rows.filter(({ coverage }) => coverage === 'not-covered').map(({ provider }) => shortProviderName(provider.name));
      const unknown = rows.some(({ coverage }) => coverage === 'loading') ? card.checkingProviders : card.providersUnknown;
      return [
        count ? text.providersInNetwork(count.covered, count.of) : unknown,
        ...(missed.length > 0 ? [text.notInNetwork(missed)] : []),
        ...(acceptsMedicare ? [card.acceptsMedicare] : []),
      ];
    }
  }
}

function networkCell({ network }: PlanCardModel, card: PlanCardText): Cell {
  if (!network) return nothing;
  return [network.kind === 'other' ? network.name : card.network[network.kind]];
}

/** Who can enroll, and whether that is possible today (HAND-02, HAND-03, HAND-04). */
function enrollCell(
  { need, notes, actions: { main, statuses } }: PlanCardModel,
  { text, card }: ComparisonWords,
  phone: string | null,
): Cell {
  const isOpen = statuses.length === 0 && (main.kind === 'enroll' || main.kind === 'start-application');
  const lines = [
    ...statuses.map((status) => planStatusText(status, card, phone)),
    ...(need ? [needText(need, card)] : []),
    ...notes.map((note) => card.note[note]),
    ...(isOpen ? [text.open] : []),
  ];
  return lines.length > 0 ? lines : nothing;
}

function pharmacyOf({ drugs }: PlanCardModel): Pharmacy | null {
  return drugs.kind === 'drugs' ? drugs.pharmacy : null;
}
