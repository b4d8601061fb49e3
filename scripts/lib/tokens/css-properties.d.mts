import type { ElementTable } from '../../../src/platform/table.js';

export declare function cssPropertiesOf(
  table: Pick<ElementTable, 'tag' | 'display' | 'isPopup'>,
): readonly { readonly name: string; readonly description: string; readonly default?: string }[];
