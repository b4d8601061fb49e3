interface Named {
  readonly name: string;
  readonly summary: string;
}

export interface DescribedAttribute extends Named {
  readonly property: string;
  readonly accepts: string;
  readonly kind: 'flag' | 'text' | 'number' | 'word' | 'words';
  /** The words that it takes, or the numbers where they are few. Empty if it takes any. */
  readonly words: readonly string[];
  /** A type of the sources that has these words, and what an application adds to them. */
  readonly typeName: string | undefined;
  readonly type: string;
  readonly markup: string;
  readonly fallback: unknown;
  readonly reflects: boolean;
}

export interface DescribedEvent extends Named {
  readonly detail: string;
  readonly isCancelable: boolean;
}

export interface DescribedTag {
  readonly tag: string;
  readonly entry: string;
  readonly className: string;
  readonly summary: string;
  readonly isPopup: boolean;
  readonly attributes: readonly DescribedAttribute[];
  readonly properties: readonly (Named & { readonly type: string })[];
  readonly methods: readonly Named[];
  readonly events: readonly DescribedEvent[];
  readonly slots: readonly Named[];
  readonly parts: readonly Named[];
  readonly cssProperties: readonly { readonly name: string; readonly description: string; readonly default?: string }[];
}

export interface Description {
  readonly version: string;
  readonly tags: readonly DescribedTag[];
  readonly events: readonly DescribedEvent[];
  readonly settings: Readonly<Record<string, unknown>>;
  readonly endpoints: Readonly<Record<string, string>>;
}

export declare function describe(): Promise<Description>;
