import { $today } from '../../../shared/calendar/clock-state.js';
import { fieldsOf } from '../../../shared/calendar/wall-clock.js';
import { byName } from '../../../shared/name-order.js';
import { computedByValue } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import { $shopperContent, valueWhenLoaded } from '../../content/state/content.js';
import { yearlyTotal } from '../../cost/rules/yearly-total.js';
import { $costContext, type CostContext } from '../../cost/state/cost-context.js';
import { $drugs } from '../../drugs/state/saved-drugs.js';
import { planIdInYear } from '../../enrollment/rules/plan-in-year.js';
import { $currentPlans, type CurrentPlan } from '../../enrollment/state/current-plans.js';
import { $answer, $hasExtraHelp } from '../../extra-help/state/subsidy.js';
import type { PlanDetails } from '../../known-plans/state/plan-details.js';
import { $knownPlans } from '../../known-plans/state/plans.js';
import { $nextPlans, $plansNextYear } from '../../next-year/state/plan-changes.js';
import { $viewedPerson } from '../../next-year/state/viewed-person.js';
import { $pharmacies, $pricesAt } from '../../pharmacies/state/pharmacies.js';
import { $pharmacy } from '../../pharmacies/state/pharmacy.js';
import { $location } from '../../place/state/place.js';
import { type PlanKey, planKey } from '../../plan/rules/plan.js';
import { displayPlanId } from '../../plan/rules/plan-id.js';
import { $activeYear } from '../../plan-year/state/year.js';
import { $plansOnPaper, type PlanOnPaper } from '../../plans/state/plans-on-paper.js';
import { isListUnread } from '../../profile/rules/unread.js';
import { $profile, isUnread } from '../../profile/state/profile.js';
import { $providers } from '../../providers/state/saved-providers.js';
import type { SheetFacts, SheetList, SheetPerson, SheetPharmacy, SheetPlan, SheetPlanNow } from '../rules/counselor-sheet.js';
import { missingItems } from '../rules/missing-items.js';

/** The one fact about the person that the sheet may have (SHEET-02). */
const $person: ReadableAtom<SheetPerson> = computedByValue($profile, ({ profile }) => ({ firstName: profile?.user?.firstName ?? null }));

/** The lists that the page could not read: never empty by mistake (LOAD-05). */
const $unread: ReadableAtom<Readonly<Record<'plans' | 'drugs' | 'providers', boolean>>> = computedByValue($profile, (state) => {
  const isUnreadHere = (list: 'plans' | 'drugs' | 'providers') =>
    isUnread(state) || (state.profile !== null && isListUnread(state.profile, list));
  return { plans: isUnreadHere('plans'), drugs: isUnreadHere('drugs'), providers: isUnreadHere('providers') };
});

const $plansNow: ReadableAtom<readonly SheetPlanNow[]> = computedByValue(
  [$currentPlans, $plansNextYear, $nextPlans, $knownPlans, $costContext, $activeYear],
  (current, nextYear, nextPlans, known, context, shownYear) =>
    current.map((one): SheetPlanNow => {
      const changes = nextYear.find(({ key }) => key === one.key)?.changes;
      const list = changes?.kind === 'list' ? changes.changes : null;
      return {
        name: one.name,
        planId: displayPlanId(one.id),
        year: one.year,
        outcome: one.outcome,
        movesTo: nextPlans.get(one.key)?.name ?? null,
        total: totalOf(one.key, known, context),
        nextTotal: shownYear === one.year + 1 ? totalOf(keyNextYear(one), known, context) : null,
        difference: list?.lead.difference ?? null,
        firstChanges: list?.groups.find(({ kind }) => kind === 'first') ?? null,
      };
    }),
);

function keyNextYear(one: CurrentPlan): PlanKey | null {
  const id = planIdInYear(one, one.year + 1);
  return id && planKey(id, one.year + 1);
}

/** Null if the details of the plan are not there, and if nobody could price the drugs on it (COST-05). */
function totalOf(key: PlanKey | null, known: Readonly<Record<PlanKey, PlanDetails>>, context: CostContext | null) {
  const plan = key === null ? undefined : known[key];
  if (typeof plan !== 'object' || !context) return null;
  const total = yearlyTotal(plan, context);
  return total.kind === 'incomplete' && plan.drugEstimate === null && context.drugs.length > 0 ? null : total;
}

/** The pharmacies to compare. With fewer than two there is only the saved one (PHARM-01). */
const $sheetPharmacies: ReadableAtom<readonly SheetPharmacy[]> = computedByValue([$pharmacy, $pharmacies], (saved, compared) => {
  const listed = compared.length > 0 ? compared : [saved].filter((one) => one !== null);
  return listed.map(({ name, isMailOrder, number }) => ({ name, isMailOrder, isMine: number === saved?.number }));
});

/** All that the sheet for a counselor may know (SHEET-01, SHEET-02). Null until the settings and the day are known. */
export const $sheetFacts: ReadableAtom<SheetFacts | null> = computedByValue(
  [
    $today,
    $activeYear,
    $person,
    $viewedPerson,
    $shopperContent,
    $plansNow,
    $location,
    $answer,
    $hasExtraHelp,
    $sheetPharmacies,
    $pricesAt,
    $drugs,
    $providers,
    $plansOnPaper,
    $unread,
    $costContext,
  ],
  (
    today,
    year,
    person,
    viewed,
    content,
    plansNow,
    place,
    extraHelp,
    hasExtraHelp,
    pharmacies,
    pricesAt,
    drugs,
    providers,
    plans,
    unread,
    context,
  ): SheetFacts | null => {
    if (today === null || year === null || !context) return null;
    return {
      printed: fieldsOf(today),
      year,
      person,
      isViewed: viewed !== null,
      help: valueWhenLoaded(content)?.counselorHelp ?? null,
      plansNow,
      zipCode: place?.zipCode ?? null,
      county: place?.county?.name ?? null,
      extraHelp,
      hasExtraHelp,
      pharmacies: orUnread(pharmacies, unread.drugs),
      drugs: orUnread(
        byName(drugs).map(({ name, dosage, quantity, frequency, supplyLength }) => ({ name, dosage, quantity, frequency, supplyLength })),
        unread.drugs,
      ),
      doctors: orUnread(
        byName(providers).map(({ name, specialties, coverageType, address }) => ({ name, specialties, coverageType, place: address })),
        unread.providers,
      ),
      plans: orUnread(
        plans.map((plan) => sheetPlan(plan, drugs.length > 0)),
        unread.plans,
      ),
      pricesAt: drugs.length > 0 ? (pricesAt?.name ?? null) : null,
      isLoading: isLoading(plans, context),
    };
  },
);

/** The items that could be read count, even if the list could not be read again. */
function orUnread<Item>(items: readonly Item[], isListUnreadNow: boolean): SheetList<Item> {
  return isListUnreadNow && items.length === 0 ? 'unread' : items;
}

function sheetPlan({ key, name, displayedId, model, family }: PlanOnPaper, hasDrugs: boolean): SheetPlan {
  return {
    key,
    name: name ?? displayedId.text,
    id: displayedId,
    isApart: family === 'special-needs',
    isDrugPlan: model?.tag.kind === 'PDP',
    need: model?.need ?? null,
    total: model?.total ?? null,
    missing: missingItems(model, hasDrugs),
  };
}

function isLoading(plans: readonly PlanOnPaper[], { awaitedPrices, areNetworksLoading, drugs, providers }: CostContext): boolean {
  const arePrices = drugs.length > 0 && awaitedPrices.length > 0 && plans.length > 0;
  const areDetails = plans.some(({ model, hasFailed }) => !model && !hasFailed);
  return areDetails || arePrices || (areNetworksLoading && providers.length > 0);
}
