import type { Plugin } from 'rollup';

export declare function leanPreact(): Plugin;
