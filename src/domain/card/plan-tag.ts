import type { Plan, PlanKind, SnpKind } from '../plan/plan.js';

export type TagTone = 'green' | 'purple' | 'gold' | 'blue';

/** The tag of a card. `kind` is its text: the tone is never the only sign (CARD-03). */
export interface PlanTag {
  readonly kind: PlanKind;
  readonly tone: TagTone;
  /** Special-needs plans explain themselves in a tooltip (CARD-02). */
  readonly hasTooltip: boolean;
  /** Whom the tooltip speaks of; null when the kind is not known, or for other plans. */
  readonly snpKind: SnpKind | null;
}

export const toneOf: Readonly<Record<PlanKind, TagTone>> = { MEDSUPP: 'green', PDP: 'purple', SNP: 'gold', MA: 'blue', MAPD: 'blue' };

export function planTag(plan: Plan): PlanTag {
  const { kind } = plan;
  return { kind, tone: toneOf[kind], hasTooltip: kind === 'SNP', snpKind: kind === 'SNP' ? plan.snpKind : null };
}
