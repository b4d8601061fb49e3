interface ContractDifference {
  readonly added: readonly string[];
  readonly changed: readonly { readonly from: string; readonly to: string }[];
  readonly removed: readonly string[];
}

export declare function frozenContract(): readonly string[];
export declare function compareContracts(frozen: readonly string[], present: readonly string[]): ContractDifference;
export declare function nextContract(
  frozen: readonly string[],
  present: readonly string[],
  options: { readonly mayBreak: boolean },
): readonly string[];
export declare function contractProblems(difference: ContractDifference, version: string): string;
