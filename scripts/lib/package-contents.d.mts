export declare function packageProblems(
  packed: { readonly size: number; readonly files: readonly { readonly path: string }[] },
  texts: { readonly readme: string; readonly metadata: Readonly<Record<string, unknown>> },
): readonly string[];
