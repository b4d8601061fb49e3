/** The views of the page. All elements show the same current view (VW-01). */
export type View = 'plans' | 'drugs' | 'providers';

export const defaultView: View = 'plans';

export const views: readonly View[] = ['plans', 'drugs', 'providers'];

/** Whether a value names a view. A script can pass any value. */
export function isView(value: unknown): value is View {
  return (views as readonly unknown[]).includes(value);
}

/** Returns the view of a hash such as `#drugs`, or null for any other hash (VW-02). */
export function viewOfHash(hash: string): View | null {
  const name = hash.replace(/^#/, '');
  return isView(name) ? name : null;
}

/** The hash that selects a view. */
export function hashOf(view: View): string {
  return `#${view}`;
}

/** The data that decides the first view: the URL hash, and the stored `ucp_lastPage` and `ucp_profileTab`. */
export interface Arrival {
  readonly hash: string;
  readonly lastPage: string | null;
  readonly profileTab: string | null;
}

/** Returns the view on which a page opens. The hash wins, then the stored drugs tab of a shopper from a drug tool (VW-03). */
export function initialView({ hash, lastPage, profileTab }: Arrival): View {
  const comesFromDrugTool = lastPage === 'drug-cost-estimator' || lastPage === 'pharmacy-search';
  return viewOfHash(hash) ?? (comesFromDrugTool && profileTab === 'drugs' ? 'drugs' : defaultView);
}
