import { planKey } from '../../domain/plan/plan.js';
import type { Profile } from '../../domain/profile/profile.js';
import { savedPlansOf } from '../../store/derived/plans.js';
import { $notices, closeNotice, type NoticePlace, type Told } from '../../store/notices.js';

/**
 * Drops what was told of removals and is not so by the lists that have been read. Another tab may have done something since; or nobody
 * could say what had come of a removal, and it was told as failed (REM-03).
 */
export function dropUntrue(profile: Profile): void {
  const saved = savedKeys(profile);
  for (const told of Object.values($notices.get()).flat()) if (!isTrue(told, saved)) closeNotice(told);
}

type Keys = Readonly<Record<NoticePlace, readonly string[]>>;

function isTrue(told: Told, saved: Keys): boolean {
  if (told.kind === 'tool-unavailable' || told.kind === 'restoring') return true;
  return saved[told.list].includes(told.key) === (told.kind === 'restored' || told.kind === 'remove-failed');
}

function savedKeys({ plans, supplement, drugs, providers }: Profile): Keys {
  return {
    plans: savedPlansOf(plans).map(({ id, year }) => planKey(id, year)),
    supplement: supplement?.favorites.map(({ planCode, planYear }) => planKey(planCode, planYear)) ?? [],
    drugs: drugs.drugs.map(({ ndc }) => ndc),
    providers: providers.providers.map(({ id }) => id),
  };
}
