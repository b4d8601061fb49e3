import type { ElementDefinition } from '../src/element/definition.js';

type Reserving = Pick<ElementDefinition, 'tag' | 'display' | 'isPopup' | 'isSection' | 'reserve' | 'reserveEs'>;

export declare function reserveCss(tables: readonly Reserving[]): string;
