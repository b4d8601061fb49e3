/** The saved plans side by side, in words. Print and email use the same comparison (TOP-04, TOP-05). */
export interface PlanComparison {
  readonly caption: string;
  /** Sentences above the table: the plan now if it is not saved, and the plan with the lowest cost (COST-12, NEXT-03). */
  readonly lead: readonly string[];
  /** In the order of the chart. */
  readonly plans: readonly ComparisonColumn[];
  readonly rows: readonly ComparisonRow[];
  /** The changes of each plan now with the next year, as sentences (NEXT-05). */
  readonly changes: readonly ComparisonChanges[];
  /** Notes for the reader, such as that the figures are estimates (COST-09). */
  readonly notes: readonly string[];
}

interface ComparisonChanges {
  readonly title: string;
  readonly lead: string;
  readonly groups: readonly { readonly title: string; readonly rows: readonly string[] }[];
  readonly note: string;
}

export interface ComparisonColumn {
  readonly planId: string;
  readonly name: string;
  /** The heading over this column and its neighbors of the same group; null for the first group (COST-04, COST-10). */
  readonly group: string | null;
  /** The need of a special needs plan, also the first of the lines (COST-10). */
  readonly need: string | null;
  /** Lines under the name, such as the plan type and the plan id. */
  readonly lines: readonly string[];
}

export interface ComparisonRow {
  readonly key: 'total' | 'premium' | 'limit' | 'deductible' | 'stars' | 'drugs' | 'providers' | 'network' | 'enroll';
  readonly label: string;
  readonly hint: string | null;
  /** One cell for each plan, as lines. The first line is the answer. */
  readonly cells: readonly (readonly string[])[];
}
