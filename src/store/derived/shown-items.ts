import { topPlan } from '../../domain/recommendation/ranked-plans.js';
import { $genericNames } from '../drug-details.js';
import { $agent } from '../identity.js';
import type { View } from '../page.js';
import { $profile } from '../profile.js';
import { $offersRecommendation, $shownDrugs, $shownPharmacy, $shownProviders } from '../shown-items.js';
import { $activeYear } from '../year.js';
import { derived, type Keep } from './derived.js';
import { $drugs, $pharmacy, $providers } from './saved-items.js';

/** Keeps what the drug and doctor lists draw from in step with the facts. */
export function keepItems(keep: Keep): void {
  keep(
    $shownDrugs,
    derived([$drugs, $genericNames], (drugs, names) => drugs.map((drug) => ({ ...drug, genericName: names[drug.ndc] ?? null }))),
  );
  keep($shownProviders, $providers);
  keep($shownPharmacy, $pharmacy);
  keep($offersRecommendation, $isRecommendationOffered);
}

/** Nobody has recommended a plan of this year, and no agent is there to do it (PV-06). */
const $isRecommendationOffered: View<boolean> = derived(
  [$profile, $activeYear, $agent],
  ({ profile }, year, { isAgentFlow }) => !isAgentFlow && !(profile && year !== null && topPlan(profile.recommendation.plans, year)),
);
