import { computed } from 'nanostores';
import { $today } from '../../../shared/calendar/clock-state.js';
import { isSupportedYear } from '../../../shared/calendar/plan-year.js';
import { memoizeByObject } from '../../../shared/memoize-by-object.js';
import { computedByValue } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import type { Pharmacy } from '../../pharmacies/rules/pharmacy.js';
import { $pharmacies, $pricesElsewhere } from '../../pharmacies/state/pharmacies.js';
import { displayName } from '../../plan/rules/display-name.js';
import { sharedNames } from '../../plan/rules/distinct-name.js';
import { type DrugEstimate, keyOf, type MedicarePlan, type Plan, type PlanKey, type SavedPlan } from '../../plan/rules/plan.js';
import { planKindOf } from '../../plan/rules/plan-kind.js';
import { $activeYear } from '../../plan-year/state/year.js';
import type { AnyList } from '../../profile/rules/profile.js';
import { withoutRemoved } from '../../profile/rules/removals.js';
import { contentOf } from '../../profile/rules/unread.js';
import { $profile } from '../../profile/state/profile.js';
import { $removing } from '../../profile/state/removals.js';
import { type AwaitedPrices, isPriceAwaited } from '../rules/awaited-prices.js';
import { resetDrugEstimate } from '../rules/estimate-reset.js';
import { withUnpriced } from '../rules/unpriced-drugs.js';
import { inCardOrder, isPlanVisible, type SortableCard } from '../rules/visible-plans.js';
import { $estimates, $estimatesByPharmacy, type Estimates, estimatesAt, noEstimates } from './estimates.js';
import { $planDetails, type PlanDetails } from './plan-details.js';
import { $savedOnHere, $saving } from './saves.js';

/** Every saved plan of the profile, of all years, without those that are being removed, and with those that are being saved. */
export const $savedPlans: ReadableAtom<readonly SavedPlan[]> = computedByValue(
  [$profile, $removing, $saving],
  ({ profile }, leaving, saving) => {
    const saved = savedPlansOf(profile?.plans).filter((plan) => !leaving.plans?.has(keyOf(plan)));
    const keys = new Set(saved.map(keyOf));
    return saving.length === 0 ? saved : [...saved, ...saving.filter((plan) => !keys.has(keyOf(plan)))];
  },
);

/** Those of the years that count (YEAR-03). */
export function supportedPlans(): readonly SavedPlan[] {
  const today = $today.get();
  return $savedPlans.get().filter(({ year }) => today !== null && isSupportedYear(year, today));
}

export function savedPlansOf(plans: AnyList<'plans'> | undefined): readonly SavedPlan[] {
  return plans ? contentOf(plans).savedPlans.plans : [];
}

const $hasDrugs: ReadableAtom<boolean> = computed(
  [$profile, $removing],
  ({ profile }, leaving) => profile !== null && withoutRemoved(contentOf(profile.drugs).drugs, leaving.drugs, ({ ndc }) => ndc).length > 0,
);

/** By key each plan with its latest estimate; or that it is on its way, or cannot be had. A plan that is not here is not known. */
export const $knownPlans: ReadableAtom<KnownPlans> = computedByValue(
  [$planDetails, $estimates, $estimatesByPharmacy, $hasDrugs, $pricesElsewhere],
  (details, estimates, all, hasDrugs, elsewhere) => pricedPlans(details, { estimates, all, hasDrugs, isOwnKept: elsewhere === null }),
);

type KnownPlans = Readonly<Record<PlanKey, PlanDetails>>;

interface Prices {
  readonly estimates: Estimates;
  /** Those of every pharmacy. */
  readonly all: Readonly<Record<string, Estimates>>;
  readonly hasDrugs: boolean;
  /** Whether the estimate that comes with a plan counts until somebody asks. It stands for no pharmacy that is compared (PHARM-05). */
  readonly isOwnKept: boolean;
}

function pricedPlans(details: KnownPlans, { estimates, all, hasDrugs, isOwnKept }: Prices): KnownPlans {
  const { byPlan } = estimates;
  const none = isOwnKept ? undefined : null;
  const others = Object.values(all).filter((one) => one !== estimates && !one.hasFailed);
  const estimateOf = (key: PlanKey) => {
    const asked = key in byPlan ? byPlan[key] : none;
    return asked && withUnpriced(asked, estimatesOf(key, others));
  };
  const entries = Object.entries(details) as [PlanKey, PlanDetails][];
  return Object.fromEntries(
    entries.map(([key, known]) => [key, typeof known === 'string' ? known : asPriced(known, estimateOf(key), hasDrugs)]),
  );
}

/** Those of one plan. An estimate that is being asked for again may be for other drugs. */
function estimatesOf(key: PlanKey, all: readonly Estimates[]): readonly DrugEstimate[] {
  return all.flatMap(({ awaited, byPlan }) => (isPriceAwaited(awaited, key) ? [] : (byPlan[key] ?? [])));
}

/** The plans with their prices at a pharmacy. */
export interface PlansAtPharmacy {
  readonly pharmacy: Pharmacy;
  /** `unasked`: nobody has wanted these prices yet. `failed`: the call has failed, so no plan has a price. */
  readonly state: 'unasked' | 'loading' | 'ready' | 'failed';
  /** The plans whose prices are loading. */
  readonly awaited: AwaitedPrices;
  readonly plans: KnownPlans;
}

/** Each pharmacy of `$pharmacies`, in their order, with every known plan as it is priced there (PHARM-03). */
export const $plansByPharmacy: ReadableAtom<readonly PlansAtPharmacy[]> = computedByValue(
  [$pharmacies, $estimatesByPharmacy, $planDetails, $hasDrugs],
  (pharmacies, all, details, hasDrugs) =>
    pharmacies.map((pharmacy): PlansAtPharmacy => {
      const asked = estimatesAt(all, pharmacy);
      const estimates = asked ?? noEstimates;
      const plans = pricedPlans(details, { estimates, all, hasDrugs, isOwnKept: false });
      return { pharmacy, state: stateOf(asked), awaited: estimates.awaited, plans };
    }),
);

function stateOf(estimates: Estimates | undefined): PlansAtPharmacy['state'] {
  if (!estimates) return 'unasked';
  if (estimates.hasFailed) return 'failed';
  return estimates.awaited.length > 0 ? 'loading' : 'ready';
}

/** The plan of this key as it is known now. */
export function planOf(key: PlanKey): PlanDetails | undefined {
  return $knownPlans.get()[key];
}

/** What is known of a saved plan whose details are not there. */
export interface MissingPlan {
  readonly key: PlanKey;
  readonly saved: SavedPlan;
  readonly state: Exclude<PlanDetails, object>;
  /** As the profile remembers it; null when it does not. */
  readonly name: string | null;
}

export interface ShownPlans {
  /** Of all cards, in their order. */
  readonly keys: readonly PlanKey[];
  readonly plans: readonly MedicarePlan[];
  /** Those without details: still on their way, or not to be had. */
  readonly missing: readonly MissingPlan[];
}

const nothingShown: ShownPlans = { keys: [], plans: [], missing: [] };

/** The saved plans of the active year, in the order of the cards (PLN-06, PLN-07). */
export const $shownPlans: ReadableAtom<ShownPlans> = computedByValue(
  [$savedPlans, $knownPlans, $activeYear, $today, $profile, $savedOnHere],
  (saved, plans, activeYear, today, { profile }, savedOnHere): ShownPlans => {
    if (activeYear === null || today === null) return nothingShown;
    const cards = saved
      .filter((one) => isPlanVisible(one, { activeYear, today }))
      .map((one): Card => {
        const key = keyOf(one);
        const known = plans[key] ?? 'loading';
        return typeof known === 'string' ? missingCard({ key, saved: one, state: known }, profile?.plans) : { key, plan: known };
      });
    return shownOf(inCardOrder(cards, { ...savedOnHere, ...(profile && contentOf(profile.plans).savedOn) }));
  },
);

/** Whether a plan shows in the list of the year. */
export const $hasShownPlans: ReadableAtom<boolean> = computedByValue($shownPlans, ({ keys }) => keys.length > 0);

/** The names that more than one of the shown plans has (CARD-13). */
export const $sharedNames: ReadableAtom<readonly string[]> = computedByValue($shownPlans, ({ plans }) => sharedNames(plans));

type Card =
  | { readonly key: PlanKey; readonly plan: MedicarePlan; readonly missing?: undefined }
  | (SortableCard & { readonly missing: MissingPlan });

/** A plan without details gets the place that its details will give it, judged by the profile's copy, or by its saved entry. */
function missingCard(plan: Omit<MissingPlan, 'name'>, plans: AnyList<'plans'> | undefined): Card {
  const { key, saved } = plan;
  const known = plans && copiesOf(contentOf(plans).details).get(key);
  return {
    key,
    plan: known ?? { name: '', kind: planKindOf({ rawType: saved.rawType, planName: '', snpType: null }), isCommunityPlan: false },
    missing: { ...plan, name: known ? displayName(known.name) : null },
  };
}

/** The profile's copies of the Medicare plans, by key. Of two with one key the first counts. */
const copiesOf = memoizeByObject(
  (details: readonly Plan[]): ReadonlyMap<PlanKey, MedicarePlan> =>
    new Map(details.flatMap((one) => (one.kind === 'MEDSUPP' ? [] : [[keyOf(one), one] as const])).reverse()),
);

function shownOf(cards: readonly Card[]): ShownPlans {
  return {
    keys: cards.map(({ key }) => key),
    plans: cards.flatMap((card) => (card.missing ? [] : [card.plan])),
    missing: cards.flatMap(({ missing }) => missing ?? []),
  };
}

/** Without saved drugs a plan has no drug cost, whatever the service sent with it (DV-06). */
function asPriced(plan: MedicarePlan, estimate: DrugEstimate | null | undefined, hasDrugs: boolean): MedicarePlan {
  return hasDrugs ? withEstimate(plan, estimate) : unpriced(plan);
}

const unpriced = memoizeByObject(resetDrugEstimate);

const priced = new WeakMap<MedicarePlan, MedicarePlan>();

/**
 * The plan with its latest estimate (null when that could not be had). Undefined means that nobody has asked yet: then the estimate that
 * came with the plan counts. The same plan and estimate give the same object, so that its card is not drawn again.
 */
function withEstimate(plan: MedicarePlan, estimate: DrugEstimate | null | undefined): MedicarePlan {
  if (estimate === undefined || estimate === plan.drugEstimate) return plan;
  const known = priced.get(plan);
  if (known?.drugEstimate === estimate) return known;
  const made = { ...plan, drugEstimate: estimate };
  priced.set(plan, made);
  return made;
}
