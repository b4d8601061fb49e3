import { asSentences } from '../../../ui/sentences.js';
import type { ListsText } from '../../language/text/messages.js';
import type { Told } from '../state/notices.js';

/** What is said of a notice aloud. */
export function wordsOf(told: Told, text: ListsText): string {
  const hint = hintOf(told, text);
  return hint ? asSentences(titleOf(told, text), hint) : titleOf(told, text);
}

export function titleOf(told: Told, text: ListsText): string {
  switch (told.kind) {
    case 'removed':
    case 'restoring':
      return text.removed(told.name);
    case 'restored':
      return text.restored(told.name);
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
      return text.saved(told.name);
    case 'save-failed':
      return text.saveFailed(told.name);
    case 'remove-failed':
      return text.removeFailed(told.name);
    case 'restore-failed':
      return text.restoreFailed(told.name);
    case 'tool-unavailable':
      return text.toolUnavailable(told.of);
    case 'tool-unusable':
      return text.toolUnusable(told.of);
  }
}

/** The text after the title, if it needs more words. */
export function hintOf(told: Told, text: ListsText): string | null {
  if (told.kind === 'remove-failed') return text.backInList;
  if (told.kind === 'replace-failed' || told.kind === 'put-back-failed') return text.unchanged;
  if (told.kind === 'restore-failed' || told.kind === 'save-failed') return text.notBack;
  if (told.kind === 'tool-unusable') return text.toolUnusableHint;
  return told.kind === 'tool-unavailable' ? text.toolHint : null;
}
