import type { MarketingBullet, Plan } from '../../plan/rules/plan.js';

/**
 * Returns the bullets of a card (CARD-04). They have a rank and a text, and are sorted by rank. At most five show, or
 * six for a drug plan. Bullets of the second version win, keep their order and need no rank.
 */
export function cardBullets({ kind, bullets, bulletsV2 }: Pick<Plan, 'kind' | 'bullets' | 'bulletsV2'>): readonly MarketingBullet[] {
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
