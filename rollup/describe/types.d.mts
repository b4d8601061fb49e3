import type { Description } from './model.mjs';

export declare function tagTypes(model: Pick<Description, 'tags'>, sources?: string): string;
export declare const reactTypes: string;
export declare const vueTypes: string;
export declare const svelteTypes: string;
export declare const typeEntries: Readonly<Record<'tags' | 'react' | 'vue' | 'svelte', (model: Description) => string>>;
