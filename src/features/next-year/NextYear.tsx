import { useAtom } from '../../shared/state/use-atom.js';
import { useText } from '../language/use-text.js';
import type { PlanKey } from '../plan/rules/plan.js';
import { ChangeList } from './PlanChanges/ChangeList.js';
import { Outcome } from './PlanChanges/Outcome.js';
import { changesStyles } from './PlanChanges/styles.js';
import { $plansNextYear } from './state/plan-changes.js';
import { planChanges as english } from './text/en/plan-changes.js';

/** The sheets of `NextYear`, for the element that places it. They are in the chunk of the list, so this file names them. */
export const nextYearStyles: readonly string[] = changesStyles;

/** The lower part of the card of a plan now: what becomes of it, and what changes (NEXT-02, NEXT-04). Nothing outside October to December. */
export function NextYear({ planKey }: { readonly planKey: PlanKey }) {
  const text = useText(english);
  const plan = useAtom($plansNextYear).find(({ key }) => key === planKey);
  if (!plan) return null;
  const isListed = plan.changes.kind !== 'hidden' && plan.changes.kind !== 'ends';
  return (
    <div className="next">
      <Outcome plan={plan} />
      {isListed && (
        <section className="changes changes--in" aria-label={text.title(plan.year + 1)} part="changes">
          <h4 className="changes__title">{text.title(plan.year + 1)}</h4>
          <ChangeList plan={plan} isFolded level={5} />
        </section>
      )}
    </div>
  );
}
