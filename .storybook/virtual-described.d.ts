/// <reference types="vite/client" />

/** Written by the plugin in described.ts. */
declare module 'virtual:described' {
  interface Token {
    readonly name: string;
    readonly value: string;
    readonly note: string;
    readonly group: string;
  }

  interface CssProperty {
    readonly name: string;
    readonly description: string;
    readonly default?: string;
  }

  /** The tokens that a theme declares, by theme. The neutral theme has all. */
  export const tokens: Readonly<Record<string, readonly Token[]>>;
  /** The custom properties that a tag reads, by tag. */
  export const cssProperties: Readonly<Record<string, readonly CssProperty[]>>;
}
