import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { log } from '../../shared/report.js';
import { withRetry } from '../../shared/time/with-retry.js';
import type { MonthsProps } from './Months/Months.js';
import type { PlanMonths } from './rules/month-amounts.js';

interface MonthByMonthProps extends Pick<MonthsProps, 'planName'> {
  readonly of: PlanMonths;
}

let loaded: ComponentType<MonthsProps> | null = null;
const waiting = new Set<() => void>();

function onLoad(redraw: () => void): () => void {
  waiting.add(redraw);
  return () => waiting.delete(redraw);
}

async function load(): Promise<void> {
  ({ Months: loaded } = await withRetry(() => import('./Months/Months.js')));
  for (const redraw of waiting) redraw();
}

/**
 * The cost of each month (MONTH-01). Most pages have no months, so the code and the sheet that draw them load with the first plan that has
 * them. The card keeps their height until then, and while new prices load (LOAD-04).
 */
export function MonthByMonth({ of, planName }: MonthByMonthProps) {
  // The code may arrive between a card's first drawing and its effects.
  const View = useSyncExternalStore(onLoad, () => loaded);
  useEffect(() => {
    if (!loaded) load().catch(() => log('the months could not be loaded'));
  }, []);
  return View && of.kind === 'known' && <View of={of} planName={planName} />;
}
