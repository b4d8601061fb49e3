import { type ComponentType, useEffect, useState } from 'react';
import { log } from '../../shared/report.js';
import { withRetry } from '../../shared/time/with-retry.js';
import type { MonthsProps } from './Months/Months.js';
import type { PlanMonths } from './rules/months.js';

interface MonthByMonthProps extends Pick<MonthsProps, 'planName'> {
  readonly of: PlanMonths;
}

let View: ComponentType<MonthsProps> | null = null;

/**
 * The cost of each month (MONTH-01). Most pages have no months, so the code and the sheet that draw them load with the first plan that has
 * them. Whoever places them keeps their height until then, and while new prices load (LOAD-04).
 */
export function MonthByMonth({ of, planName }: MonthByMonthProps) {
  const [, redraw] = useState(View !== null);
  useEffect(() => {
    if (View) return;
    withRetry(() => import('./Months/Months.js')).then(
      ({ Months }) => {
        View = Months;
        redraw(true);
      },
      () => log('the months could not be loaded'),
    );
  }, []);
  return View && of.kind === 'known' && <View of={of} planName={planName} />;
}
