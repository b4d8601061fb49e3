import type { View } from '../../../shared/view/view.js';

export interface BrowsePanelFacts {
  readonly view: View;
  readonly hasApplications: boolean;
  /** The number of saved plans of the active year. */
  readonly savedPlans: number;
}

/** Whether 'Looking for plans?' shows. In the plans view, it shows without applications or without saved plans (VW-07). */
export function showsBrowsePanel({ view, hasApplications, savedPlans }: BrowsePanelFacts): boolean {
  return view !== 'plans' || !hasApplications || savedPlans === 0;
}
