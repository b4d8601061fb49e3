import type { MarketingBullet, Plan } from './plan.js';

/**
 * The bullets of a card: with a rank and a text, by rank and in the order sent where ranks are equal, at most 5, or 6 for
 * a drug plan. Bullets V2 with a text win, need no rank and keep their own order (CARD-04).
 */
export function shownBullets({ kind, bullets, bulletsV2 }: Pick<Plan, 'kind' | 'bullets' | 'bulletsV2'>): readonly MarketingBullet[] {
  const v2 = bulletsV2.filter(hasText);
  return (v2.length > 0 ? v2 : ranked(bullets)).slice(0, kind === 'PDP' ? 6 : 5);
}

function ranked(bullets: readonly MarketingBullet[]): readonly MarketingBullet[] {
  return bullets
    .flatMap((bullet) => (hasText(bullet) && bullet.rank !== null && Number.isFinite(bullet.rank) ? [{ bullet, rank: bullet.rank }] : []))
    .sort((a, b) => a.rank - b.rank)
    .map(({ bullet }) => bullet);
}

function hasText(bullet: MarketingBullet): boolean {
  return bullet.text.trim() !== '';
}
