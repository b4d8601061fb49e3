import type { Plugin } from 'rollup';

export declare function stripDescriptions(): Plugin;
