import type { Plugin } from 'rollup';

export declare function leanKy(): Plugin;
