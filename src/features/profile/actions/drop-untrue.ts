import { $notices, closeNotice, isOfReplacement, type NoticePlace, type Told } from '../../page/state/notices.js';
import { $popup, closePopup } from '../../page/state/popups.js';
import { keyOf, planKey } from '../../plans/rules/plan.js';
import { savedPlansOf } from '../../plans/state/plans.js';
import { changeConfirmIdentity } from '../../session/state/confirm-identity.js';
import type { Profile } from '../rules/profile.js';

/**
 * Drops what was told of removals and is not so by the lists that have been read. Another tab may have done something since; or nobody
 * could say what had come of a removal, and it was told as failed (REM-03). What was removed there is not asked about here any more
 * (REM-01); and who has confirmed there who they are is not asked that, nor taken for one who declines (IDC-08).
 */
export function dropUntrue(profile: Profile): void {
  const asked = $popup.get();
  if (asked?.tag === 'ucp-remove-popup' && 'key' in asked && !isSaved(asked, profile)) closePopup();
  if (profile.user?.mergedProfileUuid) changeConfirmIdentity({ step: 'success' });
  for (const told of Object.values($notices.get()).flat()) if (!isTrue(told, profile)) closeNotice(told);
}

function isTrue(told: Told, profile: Profile): boolean {
  if ('of' in told || isOfReplacement(told) || told.kind === 'restoring') return true;
  const isThere = told.kind === 'restored' || told.kind === 'saved' || told.kind === 'remove-failed';
  return isSaved(told, profile) === isThere;
}

function isSaved({ list, key }: { readonly list: NoticePlace; readonly key: string }, profile: Profile): boolean {
  return savedKeys[list](profile).includes(key);
}

/** Supplement plans are asked about as plans; no key of theirs equals one of the others. */
const planKeys = ({ plans, supplement }: Profile): readonly string[] => [
  ...savedPlansOf(plans).map(keyOf),
  ...(supplement?.favorites.map(({ planCode, planYear }) => planKey(planCode, planYear)) ?? []),
];

const savedKeys: Readonly<Record<NoticePlace, (profile: Profile) => readonly string[]>> = {
  plans: planKeys,
  supplement: planKeys,
  drugs: ({ drugs }) => drugs.drugs.map(({ ndc }) => ndc),
  providers: ({ providers }) => providers.providers.map(({ id }) => id),
};
