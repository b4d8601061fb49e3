export declare const servedTargets: readonly string[];
export declare function build(names?: readonly string[], options?: { readonly force?: boolean }): Promise<readonly string[]>;
