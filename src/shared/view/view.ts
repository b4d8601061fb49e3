/** The views of the page. All elements show the same current view (VW-01). */
export type View = 'plans' | 'drugs' | 'providers';

export const defaultView: View = 'plans';

export const views: readonly View[] = ['plans', 'drugs', 'providers'];

/** Whether a value names a view. A script can pass any value. */
export function isView(value: unknown): value is View {
  return (views as readonly unknown[]).includes(value);
}

/**
 * A view's name in a hash. Mail tools, sites and shoppers add a `!` before it, capitals, a slash or a space after it, or parameters. A path such as `#/drugs` or `#drugs/7` is a route of the page's own router.
 */
const NAMED_VIEW = /^#?(!?)(\w+)(\/?(?:(?:[?&;#]|%3f|%26).*|(?:%20|\s)*))$/is;

interface NamedView {
  readonly mark: string;
  readonly view: View;
  readonly rest: string;
}

function namedView(hash: string): NamedView | null {
  const [, mark = '', name = '', rest = ''] = NAMED_VIEW.exec(hash) ?? [];
  const view = name.toLowerCase();
  return isView(view) ? { mark, view, rest } : null;
}

/** Returns the view of a hash such as `#drugs` or `#drugs?utm_source=mail`, or null for any other hash (VW-02). */
export function viewOfHash(hash: string): View | null {
  return namedView(hash)?.view ?? null;
}

/** The hash that selects a view. It keeps what the present hash has beside the name of its view (VW-02). */
export function hashOf(view: View, present = ''): string {
  const { mark = '', rest = '' } = namedView(present) ?? {};
  return `#${mark}${view}${rest}`;
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
