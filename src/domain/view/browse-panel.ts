import type { View } from './view.js';

export interface BrowsePanelFacts {
  readonly view: View;
  readonly hasApplications: boolean;
  /** Of the active year. */
  readonly savedPlans: number;
}

/** 'Looking for plans?' shows beside drugs and doctors always, beside plans only while something is missing (VW-07). */
export function showsBrowsePanel({ view, hasApplications, savedPlans }: BrowsePanelFacts): boolean {
  return view !== 'plans' || !hasApplications || savedPlans === 0;
}
