export declare function run(
  command: string,
  args: readonly string[],
  options?: { readonly show?: boolean; readonly env?: Readonly<Record<string, string>> },
): Promise<string>;
