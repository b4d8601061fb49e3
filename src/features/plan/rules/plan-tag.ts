import type { Plan, PlanKind, SnpKind } from './plan.js';

export type TagTone = 'green' | 'purple' | 'gold' | 'blue';

/** The tag of a card. `kind` decides its text, so color is never the only sign (CARD-03). */
export interface PlanTag {
  readonly kind: PlanKind;
  readonly tone: TagTone;
  /** True for special needs plans (CARD-02). */
  readonly hasTooltip: boolean;
  /** The kind that the tooltip explains. Null if it is unknown, and for other plans. */
  readonly snpKind: SnpKind | null;
}

export const toneOf: Readonly<Record<PlanKind, TagTone>> = { MEDSUPP: 'green', PDP: 'purple', SNP: 'gold', MA: 'blue', MAPD: 'blue' };

/** Decides the tag of a card (CARD-02, CARD-03). */
export function planTag(plan: Plan): PlanTag {
  const { kind } = plan;
  return { kind, tone: toneOf[kind], hasTooltip: kind === 'SNP', snpKind: kind === 'SNP' ? plan.snpKind : null };
}
