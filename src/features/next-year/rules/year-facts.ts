import { readAmount } from '../../../shared/money/amount.js';
import { isDrugHelpKnown, isHelpKnownFor, isPremiumHelpKnown, isTotalHelpKnown } from '../../cost/rules/help-known.js';
import { appliedMonthlyPremium } from '../../cost/rules/premium.js';
import { type MissingDrug, type YearlyTotalContext, yearlyTotal } from '../../cost/rules/yearly-total.js';
import type { Drug } from '../../drugs/rules/drug.js';
import { drugSummary, hasDrugCoverage } from '../../drugs/rules/drug-block.js';
import { displayName } from '../../plan/rules/display-name.js';
import type { DrugRestriction, MedicarePlan } from '../../plan/rules/plan.js';
import { type CardFact, cardFacts } from '../../plans/rules/card-facts.js';
import { type NetworkType, networkType } from '../../plans/rules/network-type.js';
import { decideProviderBlock, type ProviderContext } from '../../providers/rules/provider-block.js';

/** The shopper's data that both years share, with the doctors' coverage of one of them. */
export type YearContext = YearlyTotalContext & ProviderContext;

/** US dollars. `isHelpKnown` is false if Extra Help applies and the amount with it is not known. */
interface Amount {
  readonly kind: 'amount';
  readonly dollars: number;
  readonly isHelpKnown: boolean;
}

/** A value that is compared as it is. */
type Words =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'stars'; readonly rating: number }
  | { readonly kind: 'network'; readonly network: NetworkType };

export type FactValue = Amount | Words;

/** The facts of a plan that are compared, in the order of NEXT-04. */
export const factKinds = [
  'premium',
  'drug-cost',
  'medical-deductible',
  'drug-deductible',
  'out-of-pocket-maximum',
  'primary-care-copay',
  'specialist-copay',
  'stars',
  'network',
  'name',
] as const;

export type FactKind = (typeof factKinds)[number];

interface FactRow {
  /** How often an amount counts in a year, for the order by size. */
  readonly timesAYear: 1 | 12;
  /** Returns null if the plan has no such fact, or it is not known. */
  readonly read: (plan: MedicarePlan, context: YearContext) => FactValue | null;
}

/** Each fact: how its amount counts, and where it comes from (NEXT-04). The text of its name is in `text/`, by the same kind. */
export const factTable: Readonly<Record<FactKind, FactRow>> = {
  premium: {
    timesAYear: 12,
    read: (plan, context) => amount(appliedMonthlyPremium(plan, context), isPremiumHelpKnown(plan, context)),
  },
  'drug-cost': { timesAYear: 1, read: drugCost },
  'medical-deductible': { timesAYear: 1, read: (plan) => (plan.kind === 'PDP' ? null : amount(plan.medicalDeductible)) },
  'drug-deductible': { timesAYear: 1, read: (plan) => (hasDrugCoverage(plan) ? amount(plan.partDDeductible) : null) },
  'out-of-pocket-maximum': { timesAYear: 1, read: (plan) => (plan.kind === 'PDP' ? null : amount(plan.outOfPocketMaximum)) },
  'primary-care-copay': { timesAYear: 1, read: (plan) => copay(plan, 'primary-care-copay') },
  'specialist-copay': { timesAYear: 1, read: (plan) => copay(plan, 'specialist-copay') },
  stars: {
    timesAYear: 1,
    read: ({ overallStarRating: rating }) => (typeof rating === 'number' ? { kind: 'stars', rating } : null),
  },
  network: { timesAYear: 1, read: network },
  name: { timesAYear: 1, read: ({ name }) => ({ kind: 'text', text: displayName(name) }) },
};

/** The yearly total of one year, without the words about it. */
export type TotalInYear =
  | { readonly kind: 'complete'; readonly dollars: number; readonly isHelpKnown: boolean; readonly isPremiumOnly: boolean }
  | { readonly kind: 'incomplete'; readonly dollars: number; readonly missing: readonly MissingDrug[] }
  | { readonly kind: 'unknown' };

export interface DrugInYear {
  readonly coverage: 'covered' | 'not-covered' | 'unknown';
  /** The yearly cost for the shopper: the plan's cost, or the full price of a drug that is not covered. */
  readonly cost: Amount | null;
  readonly tier: number | null;
  /** Null if the service says nothing about restrictions. */
  readonly restrictions: readonly DrugRestriction[] | null;
}

export type DoctorInYear = 'in-network' | 'not-in-network' | 'unknown';

/** All that is compared of a plan in one year (NEXT-04). */
export interface YearFacts {
  readonly total: TotalInYear;
  readonly facts: Readonly<Record<FactKind, FactValue | null>>;
  readonly drugs: ReadonlyMap<Drug, DrugInYear>;
  /** Keyed by the id of the doctor. Null for a plan without a network. */
  readonly doctors: ReadonlyMap<string, DoctorInYear> | null;
}

/** Reads the facts of a plan in its year. A value that is missing or that failed to load is null or unknown, and never a default. */
export function yearFacts(plan: MedicarePlan, context: YearContext): YearFacts {
  return {
    total: totalOf(plan, context),
    facts: Object.fromEntries(factKinds.map((kind) => [kind, factTable[kind].read(plan, context)])) as YearFacts['facts'],
    drugs: drugsOf(plan, context),
    doctors: doctorsOf(plan, context),
  };
}

function amount(dollars: number | null | undefined, isHelpKnown = true): Amount | null {
  return typeof dollars === 'number' && dollars >= 0 ? { kind: 'amount', dollars, isHelpKnown } : null;
}

function totalOf(plan: MedicarePlan, context: YearContext): TotalInYear {
  const total = yearlyTotal(plan, context);
  if (total.kind === 'none') return { kind: 'unknown' };
  const dollars = total.sum.total;
  if (total.kind === 'incomplete') return { kind: 'incomplete', dollars, missing: total.missing };
  const isPremiumOnly = total.drugPart !== 'priced' && total.sum.drugs === 0;
  return { kind: 'complete', dollars, isHelpKnown: isTotalHelpKnown(plan, context), isPremiumOnly };
}

/** The drug part of a complete total. Without saved drugs there is none. */
function drugCost(plan: MedicarePlan, context: YearContext): Amount | null {
  const total = yearlyTotal(plan, context);
  if (total.kind !== 'complete' || context.drugs.length === 0) return null;
  return amount(total.sum.drugs, isDrugHelpKnown(plan, context));
}

/** '$10 copay' is an amount. '20% of the cost' stays a text. */
const COPAY = /^(\$\s?[\d,.]+)(?:\s+copay(?:ment)?)?(?:\s+per visit)?$/i;

function copay(plan: MedicarePlan, kind: 'primary-care-copay' | 'specialist-copay'): FactValue | null {
  const fact = cardFacts(plan).find((one): one is Extract<CardFact, { readonly kind: typeof kind }> => one.kind === kind);
  if (!fact) return null;
  const text = fact.text
    .map((token) => (token.kind === 'footnote' ? '' : token.text))
    .join('')
    .trim();
  return amount(readAmount(COPAY.exec(text)?.[1])) ?? { kind: 'text', text };
}

/** A drug plan has no network of its own. */
function network(plan: MedicarePlan): Words | null {
  const type = plan.kind === 'PDP' ? null : networkType(plan);
  return type && { kind: 'network', network: type };
}

function drugsOf(plan: MedicarePlan, context: YearContext): ReadonlyMap<Drug, DrugInYear> {
  const hasRestrictions = Boolean(plan.drugEstimate?.restrictions);
  return new Map(
    drugSummary(plan, context).rows.map(({ drug, coverage: known, tier, annualCost, lisAnnualCost, fullCost, restrictions }) => {
      const coverage = hasDrugCoverage(plan) ? coverageOf(known) : 'not-covered';
      const cost = coverage === 'covered' ? amount(lisAnnualCost ?? annualCost, isHelpKnownFor(drug, plan, context)) : amount(fullCost);
      const isCovered = coverage === 'covered';
      return [drug, { coverage, cost, tier: isCovered ? tier : null, restrictions: isCovered && hasRestrictions ? restrictions : null }];
    }),
  );
}

function coverageOf(coverage: string): DrugInYear['coverage'] {
  return coverage === 'covered' || coverage === 'not-covered' ? coverage : 'unknown';
}

function doctorsOf(plan: MedicarePlan, context: YearContext): ReadonlyMap<string, DoctorInYear> | null {
  const block = decideProviderBlock(plan, context);
  if (block.kind === 'none') return null;
  const rows = block.kind === 'providers' ? block.rows : [];
  return new Map(rows.map(({ provider, coverage }) => [provider.id, networkOf(coverage)]));
}

function networkOf(coverage: string): DoctorInYear {
  if (coverage === 'covered') return 'in-network';
  return coverage === 'not-covered' ? 'not-in-network' : 'unknown';
}
