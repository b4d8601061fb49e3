import { ensureTag } from '../../platform/popups.js';
import { type Notice, type NoticePlace, tell } from '../../store/notices.js';
import { listTags } from './view.js';

/** The elements above whose lists it is told how a removal, or a call for a tool, came out. */
const tags: Readonly<Record<NoticePlace, string>> = { ...listTags, supplement: 'ucp-supplement-area' };

/**
 * Tells it above its list, to who asked for it there. What was asked for elsewhere, as by a card that stands alone or by a script of the page,
 * is told in the toast: the list may be out of sight, or not on the page (REM-03, DV-04).
 */
export function tellShopper(notice: Notice, origin: EventTarget): void {
  const isInToast = !(origin instanceof Element && origin.localName === tags[notice.list]);
  if (isInToast) ensureTag('ucp-toast');
  tell(notice, isInToast);
}
