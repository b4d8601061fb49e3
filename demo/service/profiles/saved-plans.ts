import { type Row, textOf } from './profile-data.js';

interface SavedEntry {
  readonly planId: string;
  readonly year: string;
}

const ENTRY = /^(\S+) (\d{4})(?: (.+))?$/;

/** An entry of the saved-plans string, 'planId year type'; null for one of another shape. */
function readEntry(entry: string): SavedEntry | null {
  const [, planId, year] = ENTRY.exec(entry.trim().replace(/\s+/g, ' ')) ?? [];
  return planId && year ? { planId, year } : null;
}

export function isPlan(plan: Row, { planId, year }: SavedEntry): boolean {
  return textOf(plan, 'planId') === planId && String(plan.planYear) === year;
}

/** What is kept of each plan that the string names: the known row, or the moment at which it was saved. */
export function plansNamed(savedPlans: string, known: readonly Row[], now: string): readonly Row[] {
  return savedPlans.split(',').flatMap((text) => {
    const entry = readEntry(text);
    if (!entry) return [];
    return [known.find((plan) => isPlan(plan, entry)) ?? { planId: entry.planId, planYear: Number(entry.year), savedOn: now }];
  });
}

/** The saved-plans string with an entry for each plan that it does not name yet. */
export function withNewEntries(savedPlans: string, plans: readonly Row[]): string {
  const entries = savedPlans.split(',').filter((entry) => entry.trim() !== '');
  const known = entries.map(readEntry).filter((entry) => entry !== null);
  const added = plans.filter((plan) => !known.some((entry) => isPlan(plan, entry)));
  return [...entries, ...added.map((plan) => `${textOf(plan, 'planId')} ${String(plan.planYear)} ${textOf(plan, 'planType')}`)].join(',');
}

/** The string without the entry of a plan and year; every other entry stays as it was written. */
export function withoutEntry(savedPlans: string, planId: string, year: string): string {
  return savedPlans
    .split(',')
    .filter((text) => {
      const entry = readEntry(text);
      return !(entry?.planId === planId && entry.year === year);
    })
    .join(',');
}

/** Plans of `more` that `plans` has not in the same year, behind those it has. */
export function withNewPlans(plans: readonly Row[], more: readonly Row[]): readonly Row[] {
  const isNew = (plan: Row) => !plans.some((one) => isPlan(one, { planId: textOf(plan, 'planId'), year: String(plan.planYear) }));
  return [...plans, ...more.filter(isNew)];
}
