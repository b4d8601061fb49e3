export declare function run(
  command: string,
  args: readonly string[],
  options?: { readonly show?: boolean; readonly env?: Readonly<Record<string, string>> },
): Promise<string>;

/** npm as it was started, or the one on the path. */
export function npm(
  args: readonly string[],
  options?: { readonly show?: boolean; readonly env?: Readonly<Record<string, string>> },
): Promise<string>;
