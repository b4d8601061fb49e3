import { drugsSection } from '../../drugs/section.js';
import { $notices, closeNotice, type NoticePlace, type PostedNotice } from '../../lists/state/notices.js';
import { planKey } from '../../plan/rules/plan.js';
import { plansSection } from '../../plans/section.js';
import { $popup, closePopup } from '../../popups/state/popups.js';
import type { Profile } from '../../profile/rules/profile.js';
import { contentOf } from '../../profile/rules/unread.js';
import { providersSection } from '../../providers/section.js';
import { changeConfirmIdentity } from '../../session/state/confirm-identity.js';

/**
 * Drops messages about removals that the newly read lists disprove. Another tab may have changed a list since. Or the outcome of a removal
 * was unknown, and was shown as a failure (REM-03). The page no longer asks about an item that another tab removed (REM-01). A shopper who
 * confirmed their identity in another tab is not asked for it again, and does not count as declining (IDC-08).
 */
export function dropOutdatedNotices(profile: Profile): void {
  const asked = $popup.get();
  if (asked?.tag === 'ucp-remove-popup' && 'key' in asked && !isSaved(asked, profile)) closePopup();
  if (profile.user?.mergedProfileUuid) changeConfirmIdentity({ step: 'success' });
  for (const notice of Object.values($notices.get()).flat()) if (!isStillTrue(notice, profile)) closeNotice(notice);
}

function isStillTrue(notice: PostedNotice, profile: Profile): boolean {
  if (!('key' in notice) || notice.kind === 'restoring') return true;
  const isThere = notice.kind === 'restored' || notice.kind === 'saved' || notice.kind === 'remove-failed';
  return isSaved(notice, profile) === isThere;
}

function isSaved({ list, key }: { readonly list: NoticePlace; readonly key: string }, profile: Profile): boolean {
  return savedKeys[list](profile).includes(key);
}

/** Supplement plans are asked about as plans; no key of theirs equals one of the others. */
const planKeys = ({ plans, supplement }: Profile): readonly string[] => [
  ...plansSection.keysOf(contentOf(plans)),
  ...(supplement?.favorites.map(({ planCode, planYear }) => planKey(planCode, planYear)) ?? []),
];

const savedKeys: Readonly<Record<NoticePlace, (profile: Profile) => readonly string[]>> = {
  plans: planKeys,
  supplement: planKeys,
  drugs: ({ drugs }) => drugsSection.keysOf(contentOf(drugs)),
  providers: ({ providers }) => providersSection.keysOf(contentOf(providers)),
};
