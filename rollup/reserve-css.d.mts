import type { ElementTable } from '../src/element/table.js';

type Reserving = Pick<ElementTable, 'tag' | 'display' | 'isPopup' | 'isSection' | 'reserve' | 'reserveEs'>;

export declare function reserveCss(tables: readonly Reserving[]): string;
