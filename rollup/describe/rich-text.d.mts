import type { Description } from './model.mjs';

type Tags = Pick<Description, 'tags'>;

export declare function tinymceOptions(model: Tags): { readonly custom_elements: string; readonly extended_valid_elements: string };
export declare function ckeditorOptions(model: Tags): {
  readonly htmlSupport: {
    readonly allow: readonly { readonly name: string; readonly attributes?: readonly string[]; readonly classes?: boolean }[];
  };
};
export declare const ckeditorTypes: string;
