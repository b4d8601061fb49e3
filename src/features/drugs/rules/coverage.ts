/** The coverage of a drug or provider by a plan (DRUG-02, DRUG-13, PROV-03, PROV-07). */
export type Coverage = 'covered' | 'not-covered' | 'not-available' | 'loading';

/** The numbers in 'X of Y covered' (DRUG-11, PROV-03). */
export interface CoverageCount {
  readonly covered: number;
  readonly of: number;
}

interface Row {
  readonly coverage: Coverage;
}

/** Counts the rows with known coverage. Returns null if there are none (DRUG-13, PROV-07). */
export function countCovered(rows: readonly Row[]): CoverageCount | null {
  const covered = rows.filter((row) => row.coverage === 'covered').length;
  const of = covered + rows.filter((row) => row.coverage === 'not-covered').length;
  return of === 0 ? null : { covered, of };
}

/** Moves uncovered rows to the front and otherwise keeps the order (DRUG-10, PROV-06). */
export function notCoveredFirst<One extends Row>(rows: readonly One[]): readonly One[] {
  const isFirst = (row: One) => row.coverage === 'not-covered';
  return [...rows.filter(isFirst), ...rows.filter((row) => !isFirst(row))];
}
