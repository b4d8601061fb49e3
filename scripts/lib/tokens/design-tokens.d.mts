export interface DesignToken {
  readonly $type: string;
  readonly $value: unknown;
  readonly $description?: string;
  readonly $extensions: { readonly 'ucp-elements': { readonly property: string; readonly css?: string } };
}

type Group = Readonly<Record<string, DesignToken>>;

export declare function designTokens(): Readonly<Record<string, Readonly<Record<string, DesignToken | Group>>>>;
export declare function leftOut(): readonly string[];
