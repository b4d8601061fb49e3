import { isMissingText } from '../../../shared/validation/missing-text.js';
import { type PlanId, planKey, type SavedPlan } from './plan.js';
import { checkPlanId } from './plan-id.js';

/** The number of entries that are read (SAFE-05). */
const MOST_PLANS = 2_000;

/** A saved-plans string, read once by the decoder. */
export interface SavedPlanList {
  /** Exactly as stored. A write keeps its unreadable entries (YEAR-07). */
  readonly text: string;
  readonly plans: readonly SavedPlan[];
  /** The string has entries that are not read (SAFE-05). */
  readonly isCut: boolean;
}

export function readSavedPlans(text: string): SavedPlanList {
  return { text, plans: parseSavedPlans(text), isCut: hasTooManyPlans(text) };
}

/**
 * Reads a saved-plans string such as `H0321002000 2026 SNP,H0609044000 2026 MAPD`. Malformed entries are ignored. If a
 * plan is listed twice for a year, the first entry counts (YEAR-04). Entries after the 2,000th are not read (SAFE-05).
 */
export function parseSavedPlans(text: string): readonly SavedPlan[] {
  const plans = new Map<string, SavedPlan>();
  for (const segment of text.split(',', MOST_PLANS)) {
    const entry = readEntry(segment);
    const key = entry && planKey(entry.id, entry.year);
    if (entry && key && !plans.has(key)) plans.set(key, entry);
  }
  return [...plans.values()];
}

/** The entries that cannot be read, of the first 2,000. A blank entry is none. */
export function unreadEntries(text: string): ReadonlySet<string> {
  return new Set(text.split(',', MOST_PLANS).filter((segment) => !isMissingText(segment) && !readEntry(segment)));
}

/** Whether the string has entries that are not read (SAFE-05). */
export function hasTooManyPlans(text: string): boolean {
  return text.split(',', MOST_PLANS + 1).length > MOST_PLANS;
}

/**
 * Adds a plan at the end of the string. It does nothing if the plan is listed or the entry would not parse. Other
 * entries stay byte for byte (YEAR-07).
 */
export function addSavedPlan(text: string, { id, year, rawType }: SavedPlan): string {
  const entry = `${id} ${year} ${rawType}`;
  const isListed = text.split(',').some((segment) => isEntryOf(segment, id, year));
  if (isListed || entry.includes(',') || !readEntry(entry)) return text;
  return text === '' ? entry : `${text},${entry}`;
}

function isEntryOf(segment: string, id: PlanId, year: number): boolean {
  const entry = readEntry(segment);
  return entry?.id === id && entry.year === year;
}

function readEntry(segment: string): SavedPlan | null {
  const [id, year = '', rawType, ...more] = segment.trim().split(/\s+/);
  const planId = checkPlanId(id);
  if (!planId.ok || !/^\d{4}$/.test(year) || !rawType || more.length > 0) return null;
  return { id: planId.value, year: Number(year), rawType };
}
