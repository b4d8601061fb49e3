import { $agent } from '../../../shared/shopper/identity.js';
import { computedByValue, type Keep } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import { $genericNames } from '../../drugs/state/drug-details.js';
import { $activeYear } from '../../plans/state/year.js';
import { topPlan } from '../../recommendations/rules/ranked-plans.js';
import { $profile } from './profile.js';
import { $drugs, $pharmacy, $providers } from './saved-items.js';
import { $offersRecommendation, $shownDrugs, $shownPharmacy, $shownProviders } from './shown-items.js';

/** Keeps what the drug and doctor lists draw from in step with the facts. */
export function keepItems(keep: Keep): void {
  keep(
    $shownDrugs,
    computedByValue([$drugs, $genericNames], (drugs, names) => drugs.map((drug) => ({ ...drug, genericName: names[drug.ndc] ?? null }))),
  );
  keep($shownProviders, $providers);
  keep($shownPharmacy, $pharmacy);
  keep($offersRecommendation, $isRecommendationOffered);
}

/** Nobody has recommended a plan of this year, and no agent is there to do it (PV-06). */
const $isRecommendationOffered: ReadableAtom<boolean> = computedByValue(
  [$profile, $activeYear, $agent],
  ({ profile }, year, { isAgentFlow }) => !isAgentFlow && !(profile && year !== null && topPlan(profile.recommendation.plans, year)),
);
