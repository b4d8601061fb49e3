import { lazyModule } from '../../shared/lazy/lazy-module.js';
import { useLazyModule } from '../../shared/lazy/use-lazy-module.js';
import type { MonthsProps } from './Months/Months.js';
import type { PlanMonths } from './rules/month-amounts.js';

interface MonthByMonthProps extends Pick<MonthsProps, 'planName'> {
  readonly of: PlanMonths;
}

const monthsCode = lazyModule('the months', () => import('./Months/Months.js'));

/**
 * The cost of each month (MONTH-01). Most pages have no months, so the code and the sheet that draw them load with the first plan that has
 * them. The card keeps their height until then, and while new prices load (LOAD-04).
 */
export function MonthByMonth({ of, planName }: MonthByMonthProps) {
  const code = useLazyModule(monthsCode);
  return code && of.kind === 'known' && <code.Months of={of} planName={planName} />;
}
