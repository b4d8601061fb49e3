/** The page a shopper came from: decides the back link's text and where continue shopping leads (TOP-02, TOP-03). */
export type Origin = 'pharmacy-search' | 'drug-cost-estimator' | 'plan-recommendation' | 'plan-summary';

/** The origin by the stored last page; anything unknown or missing is the plan summary. */
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
