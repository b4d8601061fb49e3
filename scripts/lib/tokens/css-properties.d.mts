import type { ElementTable } from '../../../src/element/table.js';

export declare function cssPropertiesOf(
  table: Pick<ElementTable, 'tag' | 'display' | 'isPopup'>,
): readonly { readonly name: string; readonly description: string; readonly default?: string }[];
