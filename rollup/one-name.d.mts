import type { Plugin } from 'rollup';
import type { MinifyOptions } from 'terser';

export declare function minifyTogether(options: MinifyOptions): Plugin[];
