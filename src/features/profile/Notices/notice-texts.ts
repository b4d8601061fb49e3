import { asSentences } from '../../../ui/sentences.js';
import type { PharmacyNotice, PostedNotice } from '../../lists/state/notices.js';
import type { ListsText } from '../text/en/removal.js';

/** What is said of a notice aloud. */
export function announcementOf(posted: PostedNotice, text: ListsText): string {
  const hint = hintOf(posted, text);
  return hint ? asSentences(titleOf(posted, text), hint) : titleOf(posted, text);
}

export function titleOf(posted: PostedNotice, text: ListsText): string {
  if ('pharmacy' in posted) return pharmacyTitle(posted, text);
  switch (posted.kind) {
    case 'removed':
    case 'restoring':
      return text.removed(posted.name);
    case 'restored':
      return text.restored(posted.name);
    case 'replaced':
    case 'putting-back':
      return text.replaced;
    case 'replace-failed':
      return text.replaceFailed;
    case 'put-back':
      return text.putBack;
    case 'put-back-failed':
      return text.putBackFailed;
    case 'saved':
      return text.saved(posted.name);
    case 'save-failed':
      return text.saveFailed(posted.name);
    case 'remove-failed':
      return text.removeFailed(posted.name);
    case 'restore-failed':
      return text.restoreFailed(posted.name);
    case 'tool-unavailable':
      return text.toolUnavailable(posted.of);
    case 'tool-unusable':
      return text.toolUnusable(posted.of);
    case 'print-failed':
      return text.printFailed;
  }
}

function pharmacyTitle({ kind, pharmacy }: PharmacyNotice, text: ListsText): string {
  switch (kind) {
    case 'replaced':
    case 'putting-back':
      return text.pharmacySaved(pharmacy ?? '');
    case 'replace-failed':
      return text.pharmacyFailed(pharmacy ?? '');
    case 'put-back':
      return pharmacy === null ? text.noPharmacy : text.pharmacyBack(pharmacy);
    case 'put-back-failed':
      return text.pharmacyBackFailed;
  }
}

/** The text after the title, if it needs more words. */
export function hintOf(posted: PostedNotice, text: ListsText): string | null {
  if ('pharmacy' in posted) return posted.kind.endsWith('failed') ? text.pharmacyUnchanged : null;
  if (posted.kind === 'remove-failed') return text.backInList;
  if (posted.kind === 'replace-failed' || posted.kind === 'put-back-failed') return text.unchanged;
  if (posted.kind === 'restore-failed' || posted.kind === 'save-failed') return text.notBack;
  if (posted.kind === 'tool-unusable') return text.toolUnusableHint;
  if (posted.kind === 'print-failed') return text.printFailedHint;
  return posted.kind === 'tool-unavailable' ? text.toolHint : null;
}
