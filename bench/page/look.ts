import hostCss from '../../src/pieces/PlanCard/PlanCardElement.css?inline';
import { cardStyles } from '../../src/pieces/PlanCard/styles.js';
import { sheetOf } from '../../src/platform/sheets.js';

/** The library's stylesheets for a card: constructed once, shared by all cards. */
export const sheets: readonly CSSStyleSheet[] = [...cardStyles, hostCss].map(sheetOf);
