import { toneOf } from '../domain/card/plan-tag.js';
import type { PlanKind } from '../domain/plan/plan.js';
import { planCard as english } from '../text/en/plan-card.js';
import { Tag } from '../ui/Tag.js';
import { useText } from './use-text.js';

/** The kind of a plan that stands elsewhere than on its card (CARD-03). */
export function PlanTag({ kind }: { readonly kind: PlanKind }) {
  const { tag } = useText('planCard', english);
  return <Tag tone={toneOf[kind]}>{tag[kind]}</Tag>;
}
