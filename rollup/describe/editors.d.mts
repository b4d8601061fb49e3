import type { Description } from './model.mjs';

interface Described {
  readonly name: string;
}

interface Declaration {
  readonly tagName: string;
  readonly attributes: readonly Described[];
  readonly members: readonly Described[];
  readonly events: readonly Described[];
  readonly slots: readonly Described[];
  readonly cssParts: readonly Described[];
}

export declare function customElementsManifest(model: Description): {
  readonly modules: readonly { readonly path: string; readonly declarations: readonly [Declaration] }[];
};
export declare function htmlCustomData(model: Description): {
  readonly tags: readonly {
    readonly name: string;
    readonly attributes: readonly (Described & { readonly values?: readonly Described[] })[];
  }[];
};
export declare function webTypes(model: Description): {
  readonly contributions: {
    readonly html: { readonly elements: readonly { readonly name: string; readonly attributes: readonly Described[] }[] };
  };
};
