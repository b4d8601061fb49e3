import { keyOf, planKey } from '../../domain/plan/plan.js';
import type { Profile } from '../../domain/profile/profile.js';
import { changeConfirmIdentity } from '../../store/confirm-identity.js';
import { savedPlansOf } from '../../store/derived/plans.js';
import { $notices, closeNotice, type NoticePlace, type Told } from '../../store/notices.js';

/**
 * Drops what was told of removals and is not so by the lists that have been read. Another tab may have done something since; or nobody
 * could say what had come of a removal, and it was told as failed (REM-03). Who has confirmed there who they are is not asked here any
 * more, nor taken for one who declines (IDC-08).
 */
export function dropUntrue(profile: Profile): void {
  if (profile.user?.mergedProfileUuid) changeConfirmIdentity({ step: 'success' });
  for (const told of Object.values($notices.get()).flat()) if (!isTrue(told, profile)) closeNotice(told);
}

function isTrue(told: Told, profile: Profile): boolean {
  if (told.kind === 'tool-unavailable' || told.kind === 'restoring') return true;
  const isSaved = savedKeys[told.list](profile).includes(told.key);
  return isSaved === (told.kind === 'restored' || told.kind === 'remove-failed');
}

const savedKeys: Readonly<Record<NoticePlace, (profile: Profile) => readonly string[]>> = {
  plans: ({ plans }) => savedPlansOf(plans).map(keyOf),
  supplement: ({ supplement }) => supplement?.favorites.map(({ planCode, planYear }) => planKey(planCode, planYear)) ?? [],
  drugs: ({ drugs }) => drugs.drugs.map(({ ndc }) => ndc),
  providers: ({ providers }) => providers.providers.map(({ id }) => id),
};
