import { useRef } from 'react';
import { useEmptyHost } from '../../../element/use-empty-host.js';
import { SectionHead } from '../../../ui/SectionHead.js';
import { useText } from '../../language/use-text.js';
import { useLongList } from '../../lists/LongList/use-long-list.js';
import type { ShownActivePlan } from '../state/dashboard.js';
import { activePlans as english } from '../text/en/active-plans.js';
import { ActivePlanCard } from './ActivePlanCard.js';

/** Enrolled plans under their heading; nothing where there are none. */
export function ActivePlanSection({ plans }: { readonly plans: readonly ShownActivePlan[] }) {
  const text = useText(english);
  const root = useRef<HTMLElement>(null);
  const { rows, more } = useLongList(plans, root, '.strip__title');
  useEmptyHost(plans.length === 0);
  if (plans.length === 0) return null;
  return (
    <section className="root root--main no-print" aria-label={text.heading} ref={root}>
      <SectionHead title={text.heading} />
      <div className="stack">
        {rows.map((plan) => (
          <ActivePlanCard plan={plan} key={`${plan.planId}-${plan.planYear}`} />
        ))}
      </div>
      {more}
    </section>
  );
}
