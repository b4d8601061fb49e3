const reasons: ReadonlySet<string> = new Set(['browse-plans', 'plan-summary', 'continue-shopping', 'plan-finder']);

/** Whether a link with this reason leads to the plan summary, or to what a brand has in its place (TRK-01, TRK-05). */
export function leadsToSummary(reason: string): boolean {
  return reasons.has(reason);
}
