import { memoizeByObject } from '../../../shared/memoize-by-object.js';
import type { Provider } from './provider.js';

/**
 * Returns the providers with their coverage in a plan year (NEXT-04). The coverage of another year than the shown one counts only if the
 * service sends it by year. Otherwise it is not known (PROV-07).
 *
 * @param shownYear the year of `plans`
 */
export function providersInYear(providers: readonly Provider[], year: number, shownYear: number): readonly Provider[] {
  return year === shownYear ? providers : inYear(providers)(year);
}

/** The same lists give the same objects, so that what is computed from them stays the same. */
const inYear = memoizeByObject((providers: readonly Provider[]) => {
  const byYear = new Map<number, readonly Provider[]>();
  return (year: number) => {
    const made = byYear.get(year) ?? providers.map((one) => ({ ...one, plans: one.plansByYear?.[year] ?? null }));
    byYear.set(year, made);
    return made;
  };
});
