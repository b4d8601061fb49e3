/** The page that the shopper came from. It decides the back link and continue shopping (TOP-02, TOP-03). */
export type Origin = 'pharmacy-search' | 'drug-cost-estimator' | 'plan-recommendation' | 'plan-summary';

/** Returns the origin for the stored last page. Unknown and missing values mean the plan summary. */
export function originOf(lastPage: string | null): Origin {
  switch (lastPage) {
    case 'pharmacy-search':
    case 'drug-cost-estimator':
    case 'plan-recommendation':
      return lastPage;
    default:
      return 'plan-summary';
  }
}
