interface Suites {
  readonly groups: readonly { readonly name: string; readonly projects: readonly string[] }[];
}

export const suites: { readonly unit: Suites; readonly everyday: Suites; readonly release: Suites };
