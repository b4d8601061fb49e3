import type { YearlyCostChart } from '../domain/cost/yearly-cost.js';
import { fact } from './page.js';

/** The yearly chart, and what a reader must know to read it right. */
export interface ShownCost extends YearlyCostChart {
  /** Saved plans of the year that could not be loaded, so that they have no row. */
  readonly leftOut: number;
}

/** What a year on each saved plan costs; null until the settings and the day are known. */
export const $shownCost = fact<ShownCost | null>('shownCost', null);
