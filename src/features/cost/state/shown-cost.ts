import { createAtom } from '../../../shared/state/store.js';
import type { CostGroup } from '../rules/cost-chart.js';

/** The yearly chart, and what a reader must know to read it right. */
export interface ShownCost {
  readonly groups: readonly CostGroup[];
  /** The year that the chart shows. */
  readonly year: number;
  /** US dollars: what the longest bar stands for. */
  readonly highest: number;
  /** Some row is lower by Extra Help. */
  readonly isWithExtraHelp: boolean;
  /** Saved plans of the year that could not be loaded, so that they have no row. */
  readonly leftOut: number;
  /** Saved supplement plans, which are not in the chart (COST-04). */
  readonly supplements: number;
}

/** The yearly cost of each saved plan. Null until the settings and the day are known. */
export const $shownCost = createAtom<ShownCost | null>('shownCost', null);
