/** The page that the shopper came from. It decides the back link and continue shopping (TOP-02, TOP-03). */
export type PreviousPage = 'pharmacy-search' | 'drug-cost-estimator' | 'plan-recommendation' | 'plan-summary';

/** Returns the page for the stored last page. Unknown and missing values mean the plan summary. */
export function previousPageOf(lastPage: string | null): PreviousPage {
  switch (lastPage) {
    case 'pharmacy-search':
    case 'drug-cost-estimator':
    case 'plan-recommendation':
      return lastPage;
    default:
      return 'plan-summary';
  }
}
