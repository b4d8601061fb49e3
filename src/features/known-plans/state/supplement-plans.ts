import { computed } from 'nanostores';
import { $settings } from '../../../shared/settings/state.js';
import { computedByValue } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import { shopperZip } from '../../../shared/validation/zip.js';
import { $location, zipCodeFor } from '../../place/state/place.js';
import { keyOf, type PlanKey, planKey, type SupplementPlan } from '../../plan/rules/plan.js';
import { $activeYear } from '../../plan-year/state/year.js';
import type { Profile } from '../../profile/rules/profile.js';
import { $profile } from '../../profile/state/profile.js';
import { $removing } from '../../profile/state/removals.js';
import { $supplementOffer } from './supplement-offer.js';

/** The ZIP code that the supplement plans were saved for, or the applicant's. */
export function supplementZip(section: Profile['supplement']): string | null {
  return shopperZip(section?.zipCode ?? null) ?? shopperZip(section?.applicantZipCode ?? null);
}

/** A supplement plan that the shopper saved. */
export interface Favorite {
  readonly key: PlanKey;
  readonly planCode: string;
  readonly planYear: number;
}

const $section = computedByValue($profile, ({ profile }) => profile?.supplement ?? null);

/**
 * Every known supplement plan, by key. First those sold at the ZIP code, then those of the profile. Their ZIP code is the one that they
 * were saved for, the applicant's, or the shopper's (CONST-04).
 */
const $knownByKey: ReadableAtom<ReadonlyMap<PlanKey, SupplementPlan>> = computedByValue(
  [$supplementOffer, $section, $location],
  (offer, section) => {
    const place = zipCodeFor(supplementZip(section));
    const own = section?.plans.map((plan) => ({ ...plan, zipCode: shopperZip(plan.zipCode) ?? place })) ?? [];
    const sold = typeof offer === 'object' ? offer.plans : [];
    return new Map([...own, ...sold].map((plan) => [keyOf(plan), plan]));
  },
);

/** The same as a list. */
export const $knownSupplementPlans: ReadableAtom<readonly SupplementPlan[]> = computedByValue($knownByKey, (known) => [...known.values()]);

export function supplementPlanOf(code: string, year: number): SupplementPlan | null {
  return $knownByKey.get().get(planKey(code, year)) ?? null;
}

/** The saved supplement plans of all years, including those that are being removed. */
const $saved: ReadableAtom<readonly Favorite[]> = computedByValue($section, (section) =>
  (section?.favorites ?? []).map(({ planCode, planYear }) => ({ key: planKey(planCode, planYear), planCode, planYear })),
);

/** Whether a supplement plan of any year is saved. */
export const $hasSavedSupplement: ReadableAtom<boolean> = computed($saved, (saved) => saved.length > 0);

export function favoriteOf(key: string): Favorite | undefined {
  return $saved.get().find((favorite) => favorite.key === key);
}

/** The codes of the plans that the area shows or would show, with details or without. */
export function shownPlanCodes(): readonly string[] {
  return $supplement.get().kind === 'plans' ? ($ofYear.get()?.codes ?? []) : [];
}

/** The saved plans of the active year without those that are being removed; null when none is saved. */
const $ofYear = computedByValue([$saved, $removing, $knownByKey, $activeYear], (saved, leaving, known, activeYear) => {
  const ofYear = saved.filter(({ planYear }) => planYear === activeYear);
  // While the last plan is being removed it may still come back, so its area stays.
  if (ofYear.length === 0) return null;
  const favorites = ofYear.filter(({ key }) => !leaving.plans?.has(key));
  return { plans: favorites.flatMap(({ key }) => known.get(key) ?? []), codes: favorites.map(({ planCode }) => planCode) };
});

/** The data of the supplement area (SUP-01, SUP-02). */
export type ShownSupplement =
  /** The area is switched off: its notice shows. */
  | { readonly kind: 'off' }
  /** No supplement plan of the active year is saved. */
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'plans';
      /** The saved plans whose details are there. */
      readonly plans: readonly SupplementPlan[];
      /** How many saved plans there are, with details or without. */
      readonly count: number;
      /** The state that the plans are sold in; null until it is known. */
      readonly stateCode: string | null;
      readonly details: 'loading' | 'failed' | 'ready';
    };

export const $supplement: ReadableAtom<ShownSupplement> = computedByValue(
  [$settings, $ofYear, $supplementOffer],
  (settings, ofYear, offer): ShownSupplement => {
    if (!settings) return { kind: 'empty' };
    if (!settings.flags.supplementArea) return { kind: 'off' };
    if (!ofYear) return { kind: 'empty' };
    return {
      kind: 'plans',
      plans: ofYear.plans,
      count: ofYear.codes.length,
      stateCode: typeof offer === 'object' ? offer.stateCode : null,
      details: typeof offer === 'object' ? 'ready' : offer === 'loading' ? 'loading' : 'failed',
    };
  },
);
