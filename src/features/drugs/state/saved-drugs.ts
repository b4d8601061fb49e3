import { computedByValue } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import { withoutRemoved } from '../../profile/rules/removals.js';
import { contentOf } from '../../profile/rules/unread.js';
import { $profile } from '../../profile/state/profile.js';
import { $removing } from '../../profile/state/removals.js';
import type { Drug } from '../rules/drug.js';
import { $drugDetails, $genericNames, type DrugDetails } from './drug-details.js';

/** The saved drugs, completed with what was looked up about them, without those that are being removed. */
export const $drugs: ReadableAtom<readonly Drug[]> = computedByValue([$profile, $removing, $drugDetails], ({ profile }, leaving, details) =>
  withoutRemoved(profile ? contentOf(profile.drugs).drugs : [], leaving.drugs, ({ ndc }) => ndc).map((drug) =>
    completed(drug, details[drug.ndc]),
  ),
);

/** A saved drug, and the generic that it could be had as; null when there is none, or nobody has asked yet. */
export interface ShownDrug extends Drug {
  readonly genericName: string | null;
}

/** The drugs that the list shows, in the order in which they were saved. */
export const $shownDrugs: ReadableAtom<readonly ShownDrug[]> = computedByValue([$drugs, $genericNames], (drugs, names) =>
  drugs.map((drug) => ({ ...drug, genericName: names[drug.ndc] ?? null })),
);

/** The profile's facts about a drug win over looked-up ones. */
function completed(drug: Drug, found: DrugDetails | undefined): Drug {
  if (!found) return drug;
  return {
    ...drug,
    isGeneric: drug.isGeneric ?? found.isGeneric,
    dosage: drug.dosage ?? found.dosage,
    packageSize: drug.packageSize ?? found.packageSize,
    packageQuantity: drug.packageQuantity ?? found.packageQuantity,
  };
}
