import { memoizeByObject } from '../../../shared/memoize-by-object.js';
import type { Flags } from '../../../shared/settings/settings.js';
import { isPlanSuppressed, type SuppressedPlan, type SuppressionList } from '../../content/rules/suppression.js';
import { type ComparedCost, costDifference, type PricedPlan } from '../../cost/rules/cost-difference.js';
import { type MonthsContext, monthAmounts, type PlanMonths } from '../../cost/rules/month-amounts.js';
import { decidePremium, type Premium, type PremiumContext } from '../../cost/rules/premium.js';
import { type RestOfYear, restOfYear } from '../../cost/rules/rest-of-year.js';
import { totalToCome, type YearlyTotal, yearlyTotal } from '../../cost/rules/yearly-total.js';
import { type DrugBlock, type DrugContext, decideDrugBlock } from '../../drugs/rules/drug-block.js';
import type { PlanEnrollment } from '../../enrollment/rules/enrolled-plans.js';
import type { ApplicationsByPlan } from '../../enrollment/rules/plan-application.js';
import { displayName } from '../../plan/rules/display-name.js';
import { distinctId, distinctName } from '../../plan/rules/distinct-name.js';
import { type AwaitedPlan, idOrCodeOf, keyOf, type MedicarePlan, type Plan, type PlanKey } from '../../plan/rules/plan.js';
import { displayPlanId } from '../../plan/rules/plan-id.js';
import { type PlanNeed, planNeed } from '../../plan/rules/plan-need.js';
import { type PlanTag, planTag } from '../../plan/rules/plan-tag.js';
import { decideProviderBlock, type ProviderBlock, type ProviderContext } from '../../providers/rules/provider-block.js';
import { type BenefitToken, benefitTokens } from './benefit-text.js';
import { bulletIcon, type IconName } from './bullet-icon.js';
import { type CardFact, cardFacts } from './card-facts.js';
import { type CompareEligibility, compareEligibility } from './compare-eligibility.js';
import { type EligibilityNote, eligibilityNote } from './eligibility-note.js';
import { type CardStatus, decideCardState, type MainAction, type MainActionContext } from './main-action.js';
import { cardBullets } from './marketing-bullets.js';
import { type NetworkType, networkType } from './network-type.js';

/**
 * Data that all cards of one shopper share. Create a new object only when a value changes, because results are cached
 * by this object and the plan. Pass midnight as `today`, so it changes once a day.
 */
export interface CardContext extends DrugContext, ProviderContext, PremiumContext, MonthsContext, MainActionContext {
  readonly flags: Pick<Flags, 'lisChanges' | 'medsuppV2Cards' | 'disableOleSaveResume'>;
  readonly suppression: SuppressionList;
  /** Applications by plan, the same as on their own cards (ENR-03, HAND-04). */
  readonly applications: ApplicationsByPlan;
  /** The plans in which the shopper is enrolled (HAND-02). */
  readonly enrolled: ReadonlyMap<PlanKey, PlanEnrollment>;
  readonly isCloaked: boolean;
  readonly isCommunitySite: boolean;
  /** Names that more than one of the shopper's plans has (CARD-13). */
  readonly sharedNames: readonly string[];
  /** The shopper's plans of today, as they are in the year that shows (COST-14). */
  readonly plansNow: readonly MedicarePlan[];
  /** Those whose details are still to come. */
  readonly awaitedPlansNow: readonly AwaitedPlan[];
}

interface CardBullet {
  readonly icon: IconName;
  readonly tokens: readonly BenefitToken[];
}

/** The part of a card that depends on the plan only. */
interface PlanCardContent {
  readonly tag: PlanTag;
  readonly name: string;
  /** A plan id as 5-3-3, or the code of a supplement plan (CARD-13). */
  readonly displayedId: { readonly kind: 'plan-id' | 'supplement-code'; readonly text: string };
  /** The need of a special needs plan; null if anybody can join (COST-10). */
  readonly need: PlanNeed | null;
  readonly notes: readonly EligibilityNote[];
  /** Null if it is unknown. */
  readonly network: NetworkType | null;
  readonly facts: readonly CardFact[];
  /** The positioning statement of a supplement plan, always as text (FACT-03). */
  readonly positioning: string | null;
  readonly bullets: readonly CardBullet[];
}

export interface CardActions {
  readonly main: MainAction;
  /** Statuses above the buttons. */
  readonly statuses: readonly CardStatus[];
  readonly compare: CompareEligibility;
  /** True on a cloaked profile. Every action shows, but none works (CARD-07). */
  readonly isDisabled: boolean;
}

/** All decisions of a plan card as data, without any text of the page (CARD-01 to CARD-16). */
export interface PlanCardModel extends PlanCardContent {
  /** A plan name that no other card has, for the card and its controls (CARD-13). */
  readonly label: string;
  /** The id under the name, if another of the shopper's plans has the same name (CARD-13). */
  readonly idUnderName: string | null;
  /** The yearly cost, the lead figure of the card (COST-01). */
  readonly total: YearlyTotal;
  /** The total against that of the shopper's plan now. Null if they cannot be compared (COST-14). */
  readonly comparedToNow: ComparedCost | null;
  readonly restOfYear: RestOfYear | null;
  /** The cost of each month. Null if the service does not say (MONTH-01). */
  readonly months: PlanMonths | null;
  readonly premium: Premium;
  readonly drugs: DrugBlock;
  readonly providers: ProviderBlock;
  readonly actions: CardActions;
}

/** Decides a plan's card. `cardOf` in `state/cards.ts` keeps the decision. */
export function decidePlanCard(plan: Plan, context: CardContext): PlanCardModel {
  const own = priced(plan, context);
  const { total } = own;
  return {
    ...contentOf(plan),
    label: distinctName(plan, context.sharedNames),
    idUnderName: distinctId(plan, context.sharedNames),
    total,
    comparedToNow: costDifference(own, [
      ...context.plansNow.map((now) => priced(now, context)),
      ...context.awaitedPlansNow.map((now) => ({ ...now, total: totalToCome })),
    ]),
    restOfYear: restOfYear(total, plan.year, context.today),
    months: monthAmounts(plan, context),
    premium: decidePremium(plan, context),
    drugs: decideDrugBlock(plan, context),
    providers: decideProviderBlock(plan, context),
    actions: actionsOf(plan, context),
  };
}

function priced(plan: Plan, context: CardContext): PricedPlan {
  return { key: keyOf(plan), kind: plan.kind, year: plan.year, total: yearlyTotal(plan, context) };
}

const contentOf = memoizeByObject((plan: Plan): PlanCardContent => {
  const note = eligibilityNote(plan);
  return {
    tag: planTag(plan),
    name: displayName(plan.name),
    displayedId: plan.kind === 'MEDSUPP' ? { kind: 'supplement-code', text: plan.code } : { kind: 'plan-id', text: displayPlanId(plan.id) },
    need: planNeed(plan),
    notes: note ? [note] : [],
    network: networkType(plan),
    facts: cardFacts(plan),
    positioning: plan.kind === 'MEDSUPP' ? plan.positioningStatement : null,
    bullets: cardBullets(plan).map(({ icon, text }) => ({ icon: bulletIcon(icon), tokens: benefitTokens(text) })),
  };
});

function actionsOf(plan: Plan, context: CardContext): CardActions {
  const suppression = entriesOf(plan, context.suppression);
  const { isCommunitySite, isCloaked } = context;
  const key = keyOf(plan);
  const state = {
    application: context.applications.get(key),
    enrolled: context.enrolled.get(key) ?? enrollmentInSavedPlan(plan),
    isSuppressed: isPlanSuppressed(suppression, plan),
  };
  return {
    ...decideCardState(plan, state, context),
    compare: compareEligibility(plan, { isCommunitySite, suppression }),
    isDisabled: isCloaked,
  };
}

/** Uses the saved plan's own value if the list of enrolled plans lacks the plan (HAND-02). */
function enrollmentInSavedPlan(plan: Plan): PlanEnrollment | undefined {
  return plan.kind !== 'MEDSUPP' && plan.isEnrolled ? { starts: null } : undefined;
}

/** Returns only the entries for this plan, because the content lists every suppressed plan of the country. */
function entriesOf(plan: Plan, suppression: SuppressionList): SuppressionList {
  return suppressionById(suppression).get(idOrCodeOf(plan)) ?? [];
}

const suppressionById = memoizeByObject((list: SuppressionList): ReadonlyMap<string, readonly SuppressedPlan[]> => {
  const byId = new Map<string, SuppressedPlan[]>();
  for (const entry of list) byId.set(entry.planId, [...(byId.get(entry.planId) ?? []), entry]);
  return byId;
});
