import type { ElementDefinition } from '../../../src/element/definition.js';

export declare function cssPropertiesOf(
  table: Pick<ElementDefinition, 'tag' | 'display' | 'isPopup'>,
): readonly { readonly name: string; readonly description: string; readonly default?: string }[];
