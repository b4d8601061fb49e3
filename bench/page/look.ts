import { sheetOf } from '../../src/element/sheets.js';
import { cardStyles } from '../../src/features/plans/card-styles.js';
import hostCss from '../../src/features/plans/PlanCard/PlanCardElement.css?inline';

/** The library's stylesheets for a card: constructed once, shared by all cards. */
export const sheets: readonly CSSStyleSheet[] = [...cardStyles, hostCss].flatMap((css) => sheetOf(css, document) ?? []);
