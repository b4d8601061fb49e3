import type { ElementTable } from '../src/platform/table.js';

export declare function reserveCss(tables: readonly Pick<ElementTable, 'tag' | 'display' | 'isPopup' | 'reserve'>[]): string;
