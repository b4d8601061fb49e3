import { type Coverage, type CoverageCount, countCovered } from '../../drugs/rules/coverage.js';
import { drugSummary } from '../../drugs/rules/drug-block.js';
import type { MedicarePlan } from '../../plan/rules/plan.js';
import { decideProviderBlock, type ProviderContext } from '../../providers/rules/provider-block.js';
import type { YearlyTotalContext } from './yearly-total.js';

/** The saved drugs that a plan covers, and the saved doctors in its network. Null if one of them is not known, or none is saved (COST-13). */
export interface KnownCounts {
  readonly drugs: CoverageCount | null;
  readonly doctors: CoverageCount | null;
}

export const noCounts: KnownCounts = { drugs: null, doctors: null };

/** Counts what the plan covers (COST-13). A plan without drug coverage covers none of the drugs. */
export function knownCounts(plan: MedicarePlan, context: YearlyTotalContext & ProviderContext): KnownCounts {
  const providers = decideProviderBlock(plan, context);
  return {
    drugs: plan.kind === 'MA' ? noneOf(context.drugs) : wholeCount(drugSummary(plan, context).rows),
    doctors: providers.kind === 'providers' ? wholeCount(providers.rows) : null,
  };
}

function wholeCount(rows: readonly { readonly coverage: Coverage }[]): CoverageCount | null {
  const count = countCovered(rows);
  return count?.of === rows.length ? count : null;
}

function noneOf({ length }: readonly unknown[]): CoverageCount | null {
  return length === 0 ? null : { covered: 0, of: length };
}
