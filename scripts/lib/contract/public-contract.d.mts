import type { Description } from '../../../rollup/describe/model.mjs';

export declare function publicContract(
  model: Description,
  typesByEntry: Readonly<Record<string, (model: Description) => string>>,
): readonly string[];
