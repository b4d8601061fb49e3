export interface Token {
  readonly name: string;
  readonly value: string;
  readonly note: string;
  readonly group: string;
}

export declare const themes: Readonly<Record<string, string>>;
export declare function declaredIn(theme: string): readonly Token[];
export declare function valuesOf(theme: string): ReadonlyMap<string, string>;
export declare function tokensCss(): string;
