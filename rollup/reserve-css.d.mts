import type { ElementTable } from '../src/platform/table.js';

type Reserving = Pick<ElementTable, 'tag' | 'display' | 'isPopup' | 'reserve' | 'reserveEs'>;

export declare function reserveCss(tables: readonly Reserving[]): string;
