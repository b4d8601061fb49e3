import { computed } from 'nanostores';
import type { Drug, Pharmacy } from '../../domain/drug/drug.js';
import type { Provider } from '../../domain/provider/provider.js';
import { withoutLeaving } from '../../domain/removal/removals.js';
import { $drugDetails, $pharmacyData, type DrugDetails } from '../drug-details.js';
import type { View } from '../page.js';
import { $profile } from '../profile.js';
import { $leaving } from '../removals.js';

const noDrugs: readonly Drug[] = [];
const noProviders: readonly Provider[] = [];

/** The saved drugs, each with what was looked up of it, what is leaving not among them. */
export const $drugs: View<readonly Drug[]> = computed([$profile, $leaving, $drugDetails], ({ profile }, leaving, details) =>
  withoutLeaving(completed(profile?.drugs.drugs ?? noDrugs, details), leaving.drugs, ({ ndc }) => ndc),
);

/** The saved doctors, what is leaving not among them. */
export const $providers: View<readonly Provider[]> = computed([$profile, $leaving], ({ profile }, leaving) =>
  withoutLeaving(profile?.providers.providers ?? noProviders, leaving.providers, ({ id }) => id),
);

/** The chosen pharmacy: what the profile keeps of it, and what the pharmacy search says of the same one (CALL-09). */
export const $pharmacy: View<Pharmacy | null> = computed([$profile, $pharmacyData], ({ profile }, data) => {
  const saved = profile?.drugs.pharmacy ?? null;
  if (!saved || data?.number !== saved.number) return saved;
  return { ...data, isMailOrder: saved.isMailOrder || data.isMailOrder, address: data.address ?? saved.address };
});

/** The same list when nothing was looked up: what depends on it is then not decided again. */
function completed(drugs: readonly Drug[], details: Readonly<Record<string, DrugDetails>>): readonly Drug[] {
  return drugs.some(({ ndc }) => Object.hasOwn(details, ndc)) ? drugs.map((drug) => completedDrug(drug, details[drug.ndc])) : drugs;
}

/** What the shopper's profile says of a drug wins over what was looked up. */
function completedDrug(drug: Drug, found: DrugDetails | undefined): Drug {
  if (!found) return drug;
  return {
    ...drug,
    isGeneric: drug.isGeneric ?? found.isGeneric,
    dosage: drug.dosage ?? found.dosage,
    packageName: drug.packageName ?? found.packageName,
    packageSize: drug.packageSize ?? found.packageSize,
    packageQuantity: drug.packageQuantity ?? found.packageQuantity,
  };
}
