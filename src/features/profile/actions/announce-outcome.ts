import { notifyTabs } from '../../../shared/tabs/tabs.js';
import { notifyShopper } from '../../lists/actions/notify-shopper.js';
import { noticePlacesOfYear, type RemovalNotice, withdrawNotice } from '../../lists/state/notices.js';
import { $activeYear } from '../../plan-year/state/year.js';

/**
 * Tells what a removal, its undo, or the saving of a plan came to, and the other tabs of a success.
 *
 * @param year the year that showed when the shopper pressed
 */
export function announceOutcome(notice: RemovalNotice, year: number | null, target: EventTarget): void {
  const { kind, list, key } = notice;
  const isSuccess = kind === 'removed' || kind === 'restored' || kind === 'saved';
  // The list may be another year's by now, which may have a plan of the same name: of a success nothing is said there.
  if (isSuccess && noticePlacesOfYear.includes(list) && year !== $activeYear.get()) withdrawNotice(list, key);
  else notifyShopper(notice, target);
  if (isSuccess) notifyTabs();
}
