export declare function scoresOf(
  url: string,
): Promise<{ readonly scores: Readonly<Record<string, number>>; readonly lost: readonly string[] }>;
