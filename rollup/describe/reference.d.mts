import type { Description } from './model.mjs';

export declare function reference(model: Description): string;
