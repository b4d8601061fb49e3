import { ensureTag } from '../../../element/popups.js';
import { findDeep } from '../../../shared/page/find-deep.js';
import { isForeign } from '../../../shared/page/foreign-tags.js';
import { listTags } from '../../navigation/actions/view.js';
import { type Notice, type NoticePlace, postNotice } from '../state/notices.js';

/** The elements whose lists show the outcome of a removal or of a call for a tool above them. */
const tags: Readonly<Record<NoticePlace, string>> = { ...listTags, supplement: 'ucp-supplement-area' };

/** Whether it was asked for in the list itself. */
export function isRequestedIn(place: NoticePlace, target: EventTarget): boolean {
  return target instanceof Element && target.localName === tags[place];
}

/** The list shows its own messages. The table of pharmacies shows those about the pharmacy, which no other place is near (PHARM-04). */
function isShownIn(notice: Notice, target: EventTarget): boolean {
  const isInTable = 'pharmacy' in notice && target instanceof Element && target.localName === 'ucp-pharmacy-comparison';
  return isInTable || isRequestedIn(notice.list, target);
}

/**
 * Shows the message above the list of the shopper's action. For an action elsewhere, as by a card that stands alone or by a script, the
 * toast shows it. The list may be out of sight, or not on the page (REM-03, DV-04).
 */
export function notifyShopper(notice: Notice, target: EventTarget): void {
  // Without a toast of the library's own the list says it, in sight or not (SAFE-11).
  const isInToast = !isShownIn(notice, target) && !isForeign('ucp-toast');
  if (isInToast) ensureTag('ucp-toast', findDeep('ucp-toast'));
  postNotice(notice, isInToast);
}
