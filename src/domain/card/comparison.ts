/** The saved plans side by side, in plain words: the same on paper and in the email (TOP-04, TOP-05). */
export interface Comparison {
  readonly caption: string;
  readonly plans: readonly ComparisonColumn[];
  readonly rows: readonly ComparisonRow[];
  /** What a reader must know, such as that the figures are estimates (COST-09). */
  readonly notes: readonly string[];
}

export interface ComparisonColumn {
  readonly planId: string;
  readonly name: string;
  /** Under the name: the kind of plan, its id. */
  readonly lines: readonly string[];
}

export interface ComparisonRow {
  readonly key: 'total' | 'premium' | 'limit' | 'deductible' | 'stars' | 'drugs' | 'providers' | 'network' | 'enroll';
  readonly label: string;
  readonly hint: string | null;
  /** One cell for each plan: its lines, the first of which is the answer. */
  readonly cells: readonly (readonly string[])[];
}
