import { costText, MISSING_TEXT, wholeDollarsText } from '../../shared/money/money-text.js';
import type { CostText } from '../language/text/messages.js';
import type { CostGroup, CostRow } from './rules/cost-chart.js';
import type { MissingDrug, YearlyTotal } from './rules/yearly-total.js';

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

/** 'includes Trulicity at full price, $9,600'; null where the total includes none (COST-02). */
export function includesSentence(total: YearlyTotal, cost: CostText): string | null {
  if (total.kind === 'none' || total.includesFullPrice.length === 0) return null;
  const names = total.includesFullPrice.map(({ drugName }) => drugName);
  const price = total.includesFullPrice.reduce((sum, { annual }) => sum + annual, 0);
  return cost.includes(names, wholeDollarsText(price));
}

/** 'December 2026: about $7'; of an incomplete total with what it lacks (COST-07). */
export function restSentence({ restOfYear, total }: CostRow, cost: CostText): string | null {
  if (!restOfYear) return null;
  const text = cost.restOfYear(restOfYear, wholeDollarsText(restOfYear.amount));
  return total.kind === 'incomplete' ? `${text} ${missingSentence(total.missing, cost)}` : text;
}

/** The rows of a group in the order of the chart. */
export function rowsOf({ complete, incomplete, withoutTotal }: CostGroup): readonly CostRow[] {
  return [...complete, ...incomplete, ...withoutTotal];
}

/** A plan's name and the type in brackets behind it: 'UHC Dual Complete AZ-S001' and '(HMO-POS D-SNP)'. */
export function nameParts(name: string): { readonly bare: string; readonly type: string | null } {
  const type = /\s(\([^()]{1,40}\))$/.exec(name)?.[1] ?? null;
  return type ? { bare: name.slice(0, -type.length).trimEnd(), type } : { bare: name, type: null };
}
