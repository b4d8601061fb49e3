import type { Coverage } from '../../drugs/rules/coverage.js';
import type { DrugBlock } from '../../drugs/rules/drug-block.js';
import { shortProviderName } from '../../plans/rules/not-covered.js';
import type { ProviderBlock } from '../../providers/rules/provider-block.js';

/** The saved drugs and doctors that a plan does not cover (SHEET-01). */
export type MissingItems =
  /** It covers all of them. */
  | { readonly kind: 'nothing' }
  /** Nothing is saved, or nothing is known of the plan. */
  | { readonly kind: 'not-known' }
  | {
      readonly kind: 'items';
      /** The plan pays for no drugs. */
      readonly hasNoDrugCoverage: boolean;
      /** Why the plan has no prices at the pharmacy (DRUG-03). */
      readonly pharmacy: { readonly reason: 'not-covered' | 'out-of-network'; readonly name: string | null } | null;
      readonly drugs: Coverages;
      readonly doctors: Coverages;
    };

/** The names of what is not covered, and of what nobody knows. */
export interface Coverages {
  readonly notCovered: readonly string[];
  readonly notKnown: readonly string[];
}

interface Blocks {
  readonly drugs: DrugBlock;
  readonly providers: ProviderBlock;
}

/**
 * Decides what is missing, from what the card of the plan says. A coverage that is not known never counts as 'nothing'.
 *
 * @param hasDrugs whether the shopper has saved drugs
 */
export function missingItems(card: Blocks | null, hasDrugs: boolean): MissingItems {
  if (!card) return { kind: 'not-known' };
  const drugs = ofDrugs(card.drugs);
  const doctors = ofDoctors(card.providers);
  const isChecked = hasDrugs || card.providers.kind === 'providers';
  if (!isChecked) return { kind: 'not-known' };
  const hasNoDrugCoverage = hasDrugs && card.drugs.kind === 'no-drug-coverage';
  const pharmacy = card.drugs.kind === 'pharmacy-message' ? { reason: card.drugs.reason, name: card.drugs.pharmacy?.name ?? null } : null;
  const names = [drugs.notCovered, drugs.notKnown, doctors.notCovered, doctors.notKnown];
  if (!hasNoDrugCoverage && !pharmacy && names.every(({ length }) => length === 0)) return { kind: 'nothing' };
  return { kind: 'items', hasNoDrugCoverage, pharmacy, drugs, doctors };
}

function ofDrugs(block: DrugBlock): Coverages {
  return block.kind === 'drugs' ? coverages(block.rows, ({ drug }) => drug.name) : { notCovered: [], notKnown: [] };
}

function ofDoctors(block: ProviderBlock): Coverages {
  return block.kind === 'providers'
    ? coverages(block.rows, ({ provider }) => shortProviderName(provider.name))
    : { notCovered: [], notKnown: [] };
}

function coverages<Row extends { readonly coverage: Coverage }>(rows: readonly Row[], nameOf: (row: Row) => string): Coverages {
  return {
    notCovered: rows.filter(({ coverage }) => coverage === 'not-covered').map(nameOf),
    notKnown: rows.filter(({ coverage }) => coverage === 'not-available' || coverage === 'loading').map(nameOf),
  };
}
