export interface Example {
  readonly title: string;
  readonly code: string;
  readonly shopper?: string;
  readonly date?: string;
  readonly height?: number;
  readonly signInCode?: string;
  readonly faults?: readonly object[];
  readonly isSessionOver?: boolean;
  readonly press?: string;
  readonly opensItself?: boolean;
}

export declare const examples: Readonly<Record<string, Example>>;
