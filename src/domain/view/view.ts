/** The views of the page; one is current for all elements on it (VW-01). */
export type View = 'plans' | 'drugs' | 'providers';

export const defaultView: View = 'plans';

export const views: readonly View[] = ['plans', 'drugs', 'providers'];

/** What a script calls a view may be anything. */
export function isView(value: unknown): value is View {
  return (views as readonly unknown[]).includes(value);
}

/** The view a URL hash such as `#drugs` names; null for any other, which changes nothing (VW-02). */
export function viewOfHash(hash: string): View | null {
  const name = hash.replace(/^#/, '');
  return isView(name) ? name : null;
}

/** The hash that selects a view. */
export function hashOf(view: View): string {
  return `#${view}`;
}

/** Where a visit comes from: the hash of its URL, and what browser storage holds under `ucp_lastPage` and `ucp_profileTab`. */
export interface Arrival {
  readonly hash: string;
  readonly lastPage: string | null;
  readonly profileTab: string | null;
}

/** The view a page opens on: a matching hash wins, then drugs for a shopper who comes from a drug tool with that tab (VW-03). */
export function initialView({ hash, lastPage, profileTab }: Arrival): View {
  const comesFromDrugTool = lastPage === 'drug-cost-estimator' || lastPage === 'pharmacy-search';
  return viewOfHash(hash) ?? (comesFromDrugTool && profileTab === 'drugs' ? 'drugs' : defaultView);
}
