import type { Plugin } from 'rollup';

export declare function oneGlobal(): Plugin;
