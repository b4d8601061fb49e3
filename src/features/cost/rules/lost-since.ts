import { drugSummary, hasDrugCoverage } from '../../drugs/rules/drug-block.js';
import type { MedicarePlan } from '../../plan/rules/plan.js';
import { decideProviderBlock, type ProviderContext } from '../../providers/rules/provider-block.js';
import { providersInYear } from '../../providers/rules/providers-in-year.js';
import type { YearlyTotalContext } from './yearly-total.js';

/** The saved drugs and doctors that a plan has in one year and no longer in the next, by name (NEXT-03). */
export interface LostItems {
  readonly drugs: readonly string[];
  readonly doctors: readonly string[];
}

/** Compares what a plan covers in two years. What is not known for one of them is not lost. */
export function lostSince(before: MedicarePlan, after: MedicarePlan, context: YearlyTotalContext & ProviderContext): LostItems {
  const thisYear = { ...context, providers: providersInYear(context.providers, before.year, after.year) };
  const [had, has] = [drugsOf(before, context), drugsOf(after, context)];
  const [saw, sees] = [doctorsOf(before, thisYear), doctorsOf(after, context)];
  return {
    drugs: [...has].flatMap(([ndc, { name, coverage }]) =>
      coverage === 'not-covered' && had.get(ndc)?.coverage === 'covered' ? [name] : [],
    ),
    doctors: [...sees].flatMap(([id, { name, coverage }]) =>
      coverage === 'not-covered' && saw.get(id)?.coverage === 'covered' ? [name] : [],
    ),
  };
}

interface Item {
  readonly name: string;
  readonly coverage: string;
}

function drugsOf(plan: MedicarePlan, context: YearlyTotalContext): ReadonlyMap<string, Item> {
  const rows = hasDrugCoverage(plan) ? drugSummary(plan, context).rows : [];
  return new Map(rows.map(({ drug, coverage }) => [drug.ndc, { name: drug.name, coverage }]));
}

function doctorsOf(plan: MedicarePlan, context: ProviderContext): ReadonlyMap<string, Item> {
  const block = decideProviderBlock(plan, context);
  const rows = block.kind === 'providers' ? block.rows : [];
  return new Map(rows.map(({ provider, coverage }) => [provider.id, { name: provider.name, coverage }]));
}
