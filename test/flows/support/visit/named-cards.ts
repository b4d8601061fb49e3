import type { PlanOfYear } from '../../../../src/features/known-plans/actions/named-plans.js';
import { $knownPlans, planOf } from '../../../../src/features/known-plans/state/plans.js';
import { type PlanId, type PlanKey, planKey } from '../../../../src/features/plan/rules/plan.js';
import { readNamedPlan } from '../../../../src/features/plans/actions/read-named-plan.js';
import { $saveContext } from '../../../../src/features/plans/state/save-context.js';
import { $isProfileKnown } from '../../../../src/features/profile/state/profile.js';
import { cardNow } from '../../../support/card-now.js';

/** Cards of the page's own that name a plan, as their component treats the store. They are in the page's HTML when it is opened again. */
export interface NamedCards {
  /** A card comes to the page, now and whenever it is opened. */
  name(plan: PlanOfYear): void;
  /** The page is opened: its cards are there from the start. */
  open(): void;
  leavePage(): void;
  /** The content of the page's cards. */
  shown(): readonly unknown[];
}

export function namedCards(begin: (what: string, work: unknown) => void): NamedCards {
  const plans = new Map<PlanKey, PlanOfYear>();
  const stops: (() => void)[] = [];

  function draw({ id, year }: PlanOfYear): void {
    const tag = Object.assign(document.createElement('ucp-plan-card'), { planId: id, planYear: year });
    tag.setAttribute('plan-id', id);
    document.body.append(tag);
    let last: unknown = 'nothing yet';
    // The component is drawn once the profile is known, and asks for a plan that is not there, then whenever it is no longer there.
    function look(): void {
      if (!$isProfileKnown.get()) return;
      const plan = planOf(planKey(id, year));
      if (plan === last) return;
      last = plan;
      if (!plan) begin(`the card of ${id}`, readNamedPlan({ id, year }));
    }
    stops.push($knownPlans.listen(look), $isProfileKnown.listen(look));
    look();
  }

  return {
    name(plan) {
      const key = planKey(plan.id, plan.year);
      if (plans.has(key)) return;
      plans.set(key, plan);
      draw(plan);
    },
    open: () => [...plans.values()].forEach(draw),
    leavePage() {
      for (const stop of stops.splice(0)) stop();
    },
    shown: () => [...plans.keys()].map((key) => cardOf(key)),
  };
}

function cardOf(key: PlanKey): unknown {
  const plan = planOf(key);
  if (!plan) return undefined;
  return { plan: typeof plan === 'object' ? cardNow(plan) : plan, isSaved: $saveContext.get()?.saved.has(key) };
}

/** Plans that nobody has saved. One of them is unknown. */
export const unsaved: readonly PlanOfYear[] = (['H0028074001', 'H9999001000'] as const).flatMap((id) =>
  [2026, 2027].map((year) => ({ id: id as PlanId, year })),
);
