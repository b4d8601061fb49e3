import { Tag } from '../../ui/Tag.js';
import { useText } from '../language/use-text.js';
import type { PlanKind } from './rules/plan.js';
import { toneOf } from './rules/plan-tag.js';
import { planCard as english } from './text/en/plan-card.js';

/** The kind of a plan that stands elsewhere than on its card (CARD-03). */
export function PlanTag({ kind }: { readonly kind: PlanKind }) {
  const { tag } = useText(english);
  return <Tag tone={toneOf[kind]}>{tag[kind]}</Tag>;
}
