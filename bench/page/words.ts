import type { DrugBlock } from '../../src/features/drugs/rules/drug-block.js';
import { needText } from '../../src/features/plan/need-text.js';
import { planCard as text } from '../../src/features/plan/text/en/plan-card.js';
import { type NameList, notCovered, shortProviderName } from '../../src/features/plans/rules/not-covered.js';
import type { PlanCardModel } from '../../src/features/plans/rules/plan-card.js';
import type { ProviderBlock } from '../../src/features/providers/rules/provider-block.js';
import { costText, MISSING_TEXT, monthlyCostText, wholeDollarsText } from '../../src/shared/money/money-text.js';
import { arrowRight } from '../../src/ui/icons/arrow-right.js';
import type { IconArt } from '../../src/ui/icons/art.js';

/** Texts that both hand-written cards use. Each card has its own markup. */

/** One line that names the items that are not covered. */
export interface Line {
  readonly words: string;
  readonly spoken: string;
  readonly missed: NameList;
  readonly isAllCovered: boolean;
}

export type SavedDrugs = Extract<DrugBlock, { readonly kind: 'drugs' | 'pharmacy-message' }>;
export type SavedProviders = Extract<ProviderBlock, { readonly kind: 'providers' }>;

export function drugLine(block: SavedDrugs): Line {
  const { count, cost } = block;
  const rows = block.kind === 'drugs' ? block.rows : [];
  const words = count ? text.drugsCovered(count.covered, count.of) : cost.kind === 'loading' ? text.checkingDrugs : text.drugsUnknown;
  return lineOf(
    words,
    words,
    notCovered(rows, ({ drug }) => drug.name),
    notCoveredNames(rows, ({ drug }) => drug.name),
    text.notCovered,
    count !== null && count.covered === rows.length,
  );
}

export function providerLine({ count, rows }: SavedProviders): Line {
  const words = count ? text.providersInNetwork(count.covered, count.of) : text.providersUnknown;
  return lineOf(
    words,
    count ? text.providersCovered(count.covered, count.of) : words,
    notCovered(rows, ({ provider }) => shortProviderName(provider.name)),
    notCoveredNames(rows, ({ provider }) => provider.name),
    text.notInNetwork,
    count !== null && count.covered === rows.length,
  );
}

function notCoveredNames<Row extends { readonly coverage: string }>(rows: readonly Row[], nameOf: (row: Row) => string): readonly string[] {
  return rows.filter(({ coverage }) => coverage === 'not-covered').map(nameOf);
}

function lineOf(
  words: string,
  spoken: string,
  missed: NameList,
  all: readonly string[],
  sentence: (names: readonly string[]) => string,
  isAllCovered: boolean,
): Line {
  return { words, spoken: all.length > 0 ? `${spoken}. ${sentence(all)}` : spoken, missed, isAllCovered };
}

/** The people that the plan is for. */
export function needsOf({ need, notes }: Pick<PlanCardModel, 'need' | 'notes'>): readonly string[] {
  return [...(need ? [needText(need, text)] : []), ...notes.map((note) => text.note[note])];
}

/** Below the cost: the monthly average, what it leaves out, and the pharmacy. */
export function noteOf({ cost, pharmacy }: SavedDrugs, total: PlanCardModel['total']): string | null {
  const left = total.kind === 'incomplete' ? total.missing.map(({ drugName }) => drugName) : [];
  const words = [
    cost.kind !== 'not-available' && text.monthlyAverage(cost.annual === null ? null : monthlyCostText(cost.annual)),
    cost.annual !== null && left.length > 0 && text.without(left),
    pharmacy && text.pharmacy(pharmacy.name, pharmacy.isMailOrder, pharmacy.isPreferredNetwork || pharmacy.isSaver),
  ].filter(Boolean);
  return words.length === 0 ? null : words.join(', ');
}

/** The text at the top of a card. */
export type LeadWords =
  | {
      readonly kind: 'complete';
      readonly amount: string;
      readonly of: string;
      readonly spoken: string | null;
      readonly difference: string | null;
      readonly rest: string | null;
    }
  | { readonly kind: 'incomplete'; readonly amount: string; readonly missing: readonly string[] }
  | { readonly kind: 'none'; readonly reason: string };

export function leadOf({ total, comparedToNow }: PlanCardModel): LeadWords {
  const { lead } = text;
  if (total.kind === 'complete') {
    const named = total.includesFullPrice.map(({ drugName, annual }) => ({ name: drugName, amount: wholeDollarsText(annual) }));
    const sum = wholeDollarsText(total.includesFullPrice.reduce((all, { annual }) => all + annual, 0));
    const difference =
      comparedToNow && comparedToNow.kind !== 'waits'
        ? comparedToNow.kind === 'same'
          ? lead.sameAsNow
          : lead.comparedToNow[comparedToNow.kind](costText(comparedToNow.amount))
        : null;
    const rest = named.length > 0 ? lead.includesFullPrice(named, sum) : null;
    return { kind: 'complete', amount: wholeDollarsText(total.sum.total), of: lead.of[total.drugPart], spoken: null, difference, rest };
  }
  if (total.kind === 'incomplete') {
    const missing = (['full-price', 'price-not-available'] as const).flatMap((reason) => {
      const names = total.missing.filter((one) => one.reason === reason).map(({ drugName }) => drugName);
      return names.length > 0 ? [`${lead.missing[reason](names)} `] : [];
    });
    return { kind: 'incomplete', amount: wholeDollarsText(total.sum.total), missing };
  }
  if (total.reason === 'loading')
    return { kind: 'complete', amount: MISSING_TEXT, of: lead.loading, spoken: text.noValue, difference: null, rest: null };
  return { kind: 'none', reason: lead.noneReason[total.reason] };
}

/** The effects of the buttons of both cards. */
export interface CardHandlers {
  readonly enroll: () => void;
  readonly details: () => void;
  readonly compare: () => void;
  readonly unsave: () => void;
  readonly add: () => void;
}

/** Each button fires an event of its name. */
export function handlersOf(element: HTMLElement): CardHandlers {
  const fire = (name: string) => () => void element.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true }));
  return { enroll: fire('enroll'), details: fire('details'), compare: fire('compare'), unsave: fire('unsave'), add: fire('add') };
}

export interface ButtonParts {
  readonly part?: string;
  readonly suffix: string;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
  readonly icon?: IconArt;
  readonly iconEnd?: IconArt;
}

/** The words of the main button; null if the card has none. */
export function mainWords({
  label,
  actions: { main },
}: PlanCardModel): (Pick<ButtonParts, 'suffix' | 'iconEnd'> & { readonly label: string }) | null {
  switch (main.kind) {
    case 'enroll':
      return { label: text.enroll, suffix: label };
    case 'resume':
      return { label: text.status(main.status), suffix: text.resume(label), iconEnd: arrowRight };
    case 'start-application':
      return { label: text.startApplication, suffix: text.forPlan(label) };
    case 'view-application':
      return { label: text.viewApplication, suffix: text.forPlan(label) };
    case 'learn-more':
      return { label: text.learnMore, suffix: text.forPlan(label) };
    case 'none':
      return null;
  }
}
