import { Icon } from '../../../ui/Icon.js';
import { warn } from '../../../ui/icons/warn.js';
import { UnbrokenCodes } from '../../../ui/UnbrokenCodes.js';
import { needText } from '../../plan/need-text.js';
import { nowText } from '../cost-text.js';
import type { CostRow } from '../rules/cost-chart.js';
import type { PharmacySection } from '../rules/pharmacy-table.js';
import type { ComparisonProps } from './parts.js';

type Texts = ComparisonProps['texts'];

/** The whole name of a plan, its need and 'Your plan now' (COST-05, COST-10). */
export function PlanName({ plan, texts: { card, cost } }: { readonly plan: CostRow; readonly texts: Texts }) {
  const now = nowText(plan, cost);
  return (
    <>
      <UnbrokenCodes of={plan.name} />
      {plan.displayedId && <span className="pharmacies__id"> {plan.displayedId}</span>}
      {plan.need && <span className="pharmacies__line"> {needText(plan.need, card)}</span>}
      {now && <b className="pharmacies__line"> {now}</b>}
    </>
  );
}

/** Null for the plans that anybody can join. */
export function headingOf({ heading }: PharmacySection, { chart, cost }: Texts): string | null {
  if (heading === 'none') return null;
  if (heading === 'incomplete') return cost.incomplete;
  return heading === 'without-total' ? chart.withoutTotal : chart.family[heading];
}

/** The first sentence of a group is bold, as in the chart (COST-10). */
export function GroupTitle({ heading, title }: { readonly heading: PharmacySection['heading']; readonly title: string }) {
  const [what, ...who] = title.split(/(?<=\.) /);
  return (
    <>
      {heading === 'incomplete' && <Icon of={warn} size="sm" />}
      <span>
        <b>{what}</b>
        {who.length > 0 && ` ${who.join(' ')}`}
      </span>
    </>
  );
}
