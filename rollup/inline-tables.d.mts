import type { Plugin } from 'rollup';

export declare function inlineTables(): Plugin;
