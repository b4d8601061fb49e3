import { type Row, textOf } from './profile-data.js';

interface SavedEntry {
  readonly planId: string;
  readonly year: string;
}

const ENTRY = /^(\S+) (\d{4})(?: (.+))?$/;

/** An entry of the saved-plans string, 'planId year type'; null for any other form. */
function readEntry(entry: string): SavedEntry | null {
  const [, planId, year] = ENTRY.exec(entry.trim().replace(/\s+/g, ' ')) ?? [];
  return planId && year ? { planId, year } : null;
}

export function isPlan(plan: Row, { planId, year }: SavedEntry): boolean {
  return textOf(plan, 'planId') === planId && String(plan.planYear) === year;
}

/** The row of each plan in the string: the known row, or a new one with the save time. */
export function plansNamed(savedPlans: string, known: readonly Row[], now: string): readonly Row[] {
  return savedPlans.split(',').flatMap((text) => {
    const entry = readEntry(text);
    if (!entry) return [];
    return [known.find((plan) => isPlan(plan, entry)) ?? { planId: entry.planId, planYear: Number(entry.year), savedOn: now }];
  });
}

/** The saved-plans string with entries for the plans that it lacks. */
export function withNewEntries(savedPlans: string, plans: readonly Row[]): string {
  const entries = savedPlans.split(',').filter((entry) => entry.trim() !== '');
  const known = entries.map(readEntry).filter((entry) => entry !== null);
  const added = plans.filter((plan) => !known.some((entry) => isPlan(plan, entry)));
  return [...entries, ...added.map((plan) => `${textOf(plan, 'planId')} ${String(plan.planYear)} ${textOf(plan, 'planType')}`)].join(',');
}

/** The string without the entry of a plan and year. All other entries stay as written. */
export function withoutEntry(savedPlans: string, planId: string, year: string): string {
  return savedPlans
    .split(',')
    .filter((text) => {
      const entry = readEntry(text);
      return !(entry?.planId === planId && entry.year === year);
    })
    .join(',');
}

/** `plans`, then the plans of `more` that it does not have in the same year. */
export function withNewPlans(plans: readonly Row[], more: readonly Row[]): readonly Row[] {
  const isNew = (plan: Row) => !plans.some((one) => isPlan(one, { planId: textOf(plan, 'planId'), year: String(plan.planYear) }));
  return [...plans, ...more.filter(isNew)];
}
