interface Packed {
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}

export declare function documentsOf(packed: Pick<Packed, 'files'>): Readonly<Record<string, string>>;

export declare function packageProblems(
  packed: Packed,
  texts: { readonly documents: Readonly<Record<string, string>>; readonly metadata: Readonly<Record<string, unknown>> },
): readonly string[];
