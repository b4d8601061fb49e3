import { sheetOf } from '../../src/element/sheets.js';
import monthsCss from '../../src/features/cost/Months/Months.css?inline';

/** The library's stylesheet for the months of a card. */
export const monthsSheets: readonly CSSStyleSheet[] = [sheetOf(monthsCss, document)].flatMap((sheet) => sheet ?? []);
