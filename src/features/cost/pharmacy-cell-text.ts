import { costText } from '../../shared/money/money-text.js';
import { includesSentence, missingSentence } from './cost-text.js';
import type { PharmacyCell } from './rules/pharmacy-table.js';
import type { MissingDrug } from './rules/yearly-total.js';
import type { CostText } from './text/en/cost.js';
import type { PharmacyComparisonText } from './text/en/pharmacy-comparison.js';

/** A cell of the table of pharmacies in words, on the screen and in print. */
export type CellWords =
  /** `notes` say what a reader needs to read the figure right. */
  | { readonly kind: 'figure'; readonly figure: string; readonly isLowest: boolean; readonly notes: readonly string[] }
  /** `missing` has a line for each reason. A figure never stands without it (COST-02). */
  | { readonly kind: 'incomplete'; readonly figure: string; readonly missing: readonly string[]; readonly notes: readonly string[] }
  /** Stands in place of a figure. */
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'loading' };

export interface CellTexts {
  readonly text: PharmacyComparisonText;
  readonly cost: CostText;
  /** Each amount with Extra Help says so, because others are without it (COST-08). */
  readonly saysExtraHelp: boolean;
}

export function cellInWords(cell: PharmacyCell, { text, cost, saysExtraHelp }: CellTexts): CellWords {
  switch (cell.kind) {
    case 'loading':
      return cell;
    case 'failed':
      return { kind: 'words', words: text.notLoaded };
    case 'not-covered':
    case 'out-of-network':
      return { kind: 'words', words: text.problem[cell.kind] };
    case 'no-total':
      return { kind: 'words', words: cost.noTotal[cell.reason] };
    case 'incomplete':
    case 'total': {
      const { total } = cell;
      const isPremiumOnly = total.kind === 'complete' && total.drugPart === 'no-drug-coverage' && total.sum.drugs === 0;
      const notes = [
        includesSentence(total, cost),
        isPremiumOnly ? cost.premiumOnly['no-drug-coverage'] : null,
        saysExtraHelp && total.isWithExtraHelp ? text.withExtraHelp : null,
      ].filter((one) => one !== null);
      const figure = costText(total.sum.total);
      return cell.kind === 'total'
        ? { kind: 'figure', figure, isLowest: cell.isLowest, notes }
        : { kind: 'incomplete', figure, missing: missingLines(cell.total.missing, { text, cost }), notes };
    }
  }
}

/** '+ Trulicity at full price' and 'Trulicity: price not available' (COST-02, PHARM-05). */
function missingLines(missing: readonly MissingDrug[], { text, cost }: Pick<CellTexts, 'text' | 'cost'>): readonly string[] {
  const fullPrice = missing.filter(({ reason }) => reason === 'full-price');
  const notAvailable = missing.filter(({ reason }) => reason === 'price-not-available').map(({ drugName }) => drugName);
  return [
    ...(fullPrice.length > 0 ? [missingSentence(fullPrice, cost)] : []),
    ...(notAvailable.length > 0 ? [text.notAvailable(notAvailable)] : []),
  ];
}
