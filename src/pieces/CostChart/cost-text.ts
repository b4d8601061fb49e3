import type { YearlyCost, YearlySum } from '../../domain/cost/yearly-cost.js';
import { costText, MISSING, premiumText } from '../../domain/money/money-text.js';

interface SumTexts {
  readonly premium: string;
  readonly drugs: string;
  readonly total: string;
}

/** The amounts of a row as the chart and the table write them: drugs with cents, as on the cards; `--` where nothing is known. */
export interface CostTexts extends SumTexts {
  /** The year without Extra Help, where that is known to be another. */
  readonly regular: SumTexts | null;
  /** The total without Extra Help, for every row. */
  readonly without: string;
}

export function costTexts(row: YearlyCost): CostTexts {
  if (row.kind === 'no-total') {
    return { premium: premiumText(row.premium), drugs: costText(row.drugs), total: MISSING, regular: null, without: MISSING };
  }
  const applied = sumTexts(row.sum);
  const regular = row.regular && sumTexts(row.regular);
  return { ...applied, regular, without: row.isWithExtraHelp ? (regular?.total ?? MISSING) : applied.total };
}

function sumTexts({ premium, drugs, total }: YearlySum): SumTexts {
  return { premium: premiumText(premium), drugs: costText(drugs), total: premiumText(total) };
}
