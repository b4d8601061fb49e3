import { decode, fieldsOf, leaf, neededYear, openShape, raw, shape, text, zip } from '../../shared/http/shape.js';
import { fieldOf, readText } from '../../shared/http/wire.js';
import { readPlans } from '../plan/decoder.js';
import { keyOf, type Plan, type PlanKey, planKey } from '../plan/rules/plan.js';
import { readSavedPlans, type SavedPlanList, unreadEntries } from '../plan/rules/saved-plans.js';
import { defineList } from '../profile/section.js';

/** The facts of the saved plans that the page shows. */
interface PlansContent {
  readonly zipCode: string | null;
  readonly savedPlans: SavedPlanList;
  /** The time of saving by plan key, as ISO timestamps. */
  readonly savedOn: Readonly<Record<string, string>>;
  /** The launch data for the application page by plan key, exactly as stored (HAND-01). */
  readonly oleLaunchData: Readonly<Record<string, unknown>>;
  /** Plans whose details are in the profile. */
  readonly details: readonly Plan[];
}

declare module '../profile/rules/profile.js' {
  interface ListContents {
    readonly plans: PlansContent;
  }
}

const body = openShape({
  zipCode: zip,
  savedPlans: leaf((value) => readSavedPlans(typeof value === 'string' ? value : '')),
  plans: raw,
});
const savedPlanRow = shape({ planId: text, planCode: text, planYear: neededYear });

/** The plan key of a row; undefined if it cannot be read. */
function savedPlanKey(value: unknown): PlanKey | undefined {
  const row = decode(savedPlanRow, value);
  const id = row?.planId ?? row?.planCode;
  return row && id ? planKey(id, row.planYear) : undefined;
}

/** The saved plans: one string has all of them, and stays exactly as stored (YEAR-07). Its rows have what is known of each. */
export const plansSection = defineList('plans', {
  field: 'plansDetails',
  types: { savedPlans: 'text', zipCode: 'text or number' },
  rows: { name: 'plans', needs: ['planId', 'planCode', 'planYear'], keyOf: savedPlanKey },
  none: { zipCode: null, savedPlans: readSavedPlans(''), savedOn: {}, oleLaunchData: {}, details: [] },
  content: (sent, issues) => {
    const { plans: rows, ...rest } = fieldsOf(body, sent);
    return {
      ...rest,
      savedOn: readByPlan(rows, (row) => readText(fieldOf(row, 'savedOn'))),
      oleLaunchData: readByPlan(rows, (row) => fieldOf(row, 'oleLaunchData')),
      details: readPlans(Array.isArray(rows) ? rows.filter(hasDetails) : rows, issues),
    };
  },
  unread: (_, { savedPlans }) => {
    const unreadRows = unreadEntries(savedPlans.text);
    return unreadRows.size > 0 ? { unreadRows } : {};
  },
  keysOf: ({ savedPlans }) => savedPlans.plans.map(keyOf),
  encode: ({ savedPlans, stored }) => ({ ...stored, savedPlans: savedPlans.text }),
  // The string is of its type, or not: it hides no plan.
  mayHideItems: () => false,
});

/** Whether a row has plan details. A row may say only which plan was saved and when, which is valid. */
function hasDetails(row: unknown): boolean {
  return savedPlanKey(row) === undefined || readText(fieldOf(row, 'planName')) !== null;
}

/** The values that the rows give, by plan key. Null is left out. */
function readByPlan<T>(rows: unknown, read: (row: unknown) => T | null): Readonly<Record<string, NonNullable<T>>> {
  const byPlan: Record<string, NonNullable<T>> = Object.create(null);
  for (const row of Array.isArray(rows) ? rows : []) {
    const key = savedPlanKey(row);
    const value = read(row);
    if (key && value !== null && value !== undefined) byPlan[key] = value;
  }
  return byPlan;
}
