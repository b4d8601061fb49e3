import type { Description } from '../../rollup/describe/model.mjs';

export declare function reference(model: Description): string;
