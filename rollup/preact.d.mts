import type { Plugin } from 'rollup';

export declare const preactFolder: string;
export declare function preactInPlaceOfReact(): Plugin;
