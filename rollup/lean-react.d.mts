import type { Plugin } from 'rollup';

export declare function leanReact(): Plugin;
