import { printWhenDrawn } from '../../lists/actions/print.js';
import type { SheetChoices } from '../rules/counselor-sheet.js';
import { setPaper } from '../state/paper.js';

/**
 * The paper, and the element against the page's own print sheet: a page may hide all but its article, or give its body other margins. No
 * selector of a page is more specific than an id.
 */
const paperCss = `@page{size:letter;margin:12mm}
@media print{
:root:not(#_),body:not(#_){display:block!important;visibility:visible!important;position:static!important;float:none!important;width:auto!important;min-width:0!important;max-width:none!important;height:auto!important;margin:0!important;padding:0!important;border:0!important;overflow:visible!important;background:#fff!important;columns:auto!important;transform:none!important;zoom:1!important}
ucp-counselor-popup[data-ucp-printed]:not(#_){display:block!important;visibility:visible!important;position:static!important;float:none!important;width:auto!important;height:auto!important;margin:0!important;padding:0!important;opacity:1!important;transform:none!important;zoom:1!important}}`;

/**
 * Prints the sheet and nothing else of the page. It is on the page only until the printing is over (SHEET-02).
 *
 * @param popup the element that draws the sheet
 * @param target the button that led to it; a message about a failure belongs to its element
 */
export async function printCounselorSheet(choices: SheetChoices, popup: Element, target: EventTarget): Promise<void> {
  await printWhenDrawn({
    list: 'plans',
    target,
    elements: () => [popup],
    setPrinting: (isPrinting) => setPaper(isPrinting ? choices : null),
    css: paperCss,
  });
}
