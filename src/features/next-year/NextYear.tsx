import { useAtom } from '../../shared/state/use-atom.js';
import { useText } from '../language/use-text.js';
import type { PlanKey } from '../plan/rules/plan.js';
import { ChangeList } from './PlanChanges/ChangeList.js';
import { Outcome } from './PlanChanges/Outcome.js';
import { changesStyles } from './PlanChanges/styles.js';
import { $plansNextYear, type ShownPlanNow } from './state/plan-changes.js';
import { planChanges as english } from './text/en/plan-changes.js';

/** The sheets of `NextYear`, for the element that places it. They are in the chunk of the list, so this file names them. */
export const nextYearStyles: readonly string[] = changesStyles;

interface NextYearProps {
  readonly planKey: PlanKey;
}

/** The sentence in the card of a plan now: what becomes of it (NEXT-02). Nothing outside October to December. */
export function NextYear({ planKey }: NextYearProps) {
  const plan = usePlanNow(planKey);
  return (
    plan && (
      <div className="next">
        <Outcome plan={plan} />
      </div>
    )
  );
}

/** The end of the card of a plan now: what changes (NEXT-04). Nothing outside October to December, and for a plan that ends. */
export function NextYearChanges({ planKey }: NextYearProps) {
  const text = useText(english);
  const plan = usePlanNow(planKey);
  if (!plan || plan.changes.kind === 'hidden' || plan.changes.kind === 'ends') return null;
  const title = text.title(plan.year + 1);
  return (
    <section className="changes changes--in" aria-label={title} part="changes">
      <h4 className="changes__title">{title}</h4>
      <ChangeList plan={plan} isFolded level={5} />
    </section>
  );
}

function usePlanNow(planKey: PlanKey): ShownPlanNow | undefined {
  return useAtom($plansNextYear).find(({ key }) => key === planKey);
}
