export interface BenchOptions {
  readonly asJson: boolean;
  readonly isQuick: boolean;
  readonly isWritten: boolean;
  readonly rounds: number;
  /** How the names begin of what is measured; empty for all. */
  readonly only: string;
}

export function readOptions(words: readonly string[], namesOf: (isQuick: boolean) => readonly string[]): BenchOptions;
