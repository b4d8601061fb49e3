import { findDeep } from '../../platform/find-deep.js';
import { ensureTag } from '../../platform/popups.js';
import { type Notice, type NoticePlace, tell } from '../../store/notices.js';

/** The elements above whose lists it is told how a removal, or a call for a tool, came out. */
const tags: Readonly<Record<NoticePlace, string>> = {
  plans: 'ucp-saved-plans',
  drugs: 'ucp-drug-list',
  providers: 'ucp-provider-list',
  supplement: 'ucp-supplement-area',
};

/**
 * Tells it above its list, to who asked for it there. What was asked for elsewhere, as by a card that stands alone, is told in the toast:
 * the list may be out of sight, or not on the page (REM-03, DV-04). A script of the page asks for the list that there is.
 */
export function tellShopper(notice: Notice, origin: EventTarget): void {
  const tag = tags[notice.list];
  const isInToast = origin instanceof Element ? origin.localName !== tag : !findDeep(tag);
  if (isInToast) ensureTag('ucp-toast');
  tell(notice, isInToast);
}
