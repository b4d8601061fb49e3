import { decidePremium, type Premium, type PremiumContext } from '../cost/premium.js';
import { type RestOfYear, restOfYear } from '../cost/rest-of-year.js';
import { type YearlyTotal, yearlyTotal } from '../cost/yearly-total.js';
import { type DrugBlock, type DrugContext, decideDrugBlock } from '../coverage/drug-block.js';
import { decideProviderBlock, type ProviderBlock, type ProviderContext } from '../coverage/provider-block.js';
import { remembered } from '../coverage/remembered.js';
import type { EnrolledIn } from '../enrollment/enrolled-plans.js';
import type { ApplicationsByPlan } from '../enrollment/plan-application.js';
import { type BenefitToken, benefitTokens } from '../plan/benefit-text.js';
import { bulletIcon, type IconName } from '../plan/bullet-icon.js';
import { type CompareEligibility, compareEligibility } from '../plan/compare-eligibility.js';
import { displayName } from '../plan/display-name.js';
import { distinctId, distinctName } from '../plan/distinct-name.js';
import { type EligibilityNote, eligibilityNote } from '../plan/eligibility-note.js';
import { shownBullets } from '../plan/marketing-bullets.js';
import { type NetworkType, networkType } from '../plan/network-type.js';
import { idOrCodeOf, keyOf, type Plan, type PlanKey } from '../plan/plan.js';
import { displayPlanId } from '../plan/plan-id.js';
import { isPlanSuppressed, type SuppressedPlan, type SuppressionList } from '../plan/suppression.js';
import type { Flags } from '../settings/settings.js';
import { type CardFact, cardFacts } from './card-facts.js';
import { type CardStatus, decideStanding, type MainAction, type MainActionContext } from './main-action.js';
import { type PlanTag, planTag } from './plan-tag.js';

/**
 * What the cards of one shopper have in common. Keep one object for as long as nothing in it changes: the same plan
 * and the same context give the same model. `today` is best the day's midnight, which changes once a day.
 */
export interface CardContext extends DrugContext, ProviderContext, PremiumContext, MainActionContext {
  readonly flags: Pick<Flags, 'lisChanges' | 'medsuppV2Cards' | 'disableOleSaveResume'>;
  readonly suppression: SuppressionList;
  /** The applications for plans, as their own cards show them (ENR-03, HAND-04). */
  readonly applications: ApplicationsByPlan;
  /** The plans that the shopper is enrolled in (HAND-02). */
  readonly enrolled: ReadonlyMap<PlanKey, EnrolledIn>;
  readonly isCloaked: boolean;
  readonly isCommunitySite: boolean;
  /** Names that several of the shopper's plans have. */
  readonly sharedNames: readonly string[];
}

export interface CardBullet {
  readonly icon: IconName;
  readonly tokens: readonly BenefitToken[];
}

/** The part of a card that the plan alone decides. */
export interface PlanCardFace {
  readonly tag: PlanTag;
  readonly name: string;
  /** A plan id as 5-3-3, or the code of a supplement plan (CARD-13). */
  readonly displayedId: { readonly kind: 'plan-id' | 'supplement-code'; readonly text: string };
  readonly notes: readonly EligibilityNote[];
  /** Null when nothing says it. */
  readonly network: NetworkType | null;
  readonly facts: readonly CardFact[];
  /** A supplement plan in the words of its company; never a figure (FACT-03). */
  readonly positioning: string | null;
  readonly bullets: readonly CardBullet[];
}

export interface CardActions {
  readonly main: MainAction;
  /** What is said above the buttons. */
  readonly statuses: readonly CardStatus[];
  readonly compare: CompareEligibility;
  /** A cloaked profile: every action shows, and none can be used (CARD-07). */
  readonly isDisabled: boolean;
}

/** A plan card as data: every decision made, no sentence written (CARD-01 to CARD-16). */
export interface PlanCardModel extends PlanCardFace {
  /** How the card and its controls name the plan: not as another card does. */
  readonly label: string;
  /** The id under the name, where several of the shopper's plans have this name (CARD-13). */
  readonly idUnderName: string | null;
  /** What the plan costs in a year, the figure that leads the card (COST-01). */
  readonly total: YearlyTotal;
  readonly restOfYear: RestOfYear | null;
  readonly premium: Premium;
  readonly drugs: DrugBlock;
  readonly providers: ProviderBlock;
  readonly actions: CardActions;
}

/** Decides a plan's card. The same plan and context objects give the same model object, which the screen relies on. */
export function decidePlanCard(plan: Plan, context: CardContext): PlanCardModel {
  return deciderOf(context)(plan);
}

const deciderOf = remembered((context: CardContext) =>
  remembered((plan: Plan): PlanCardModel => {
    const total = yearlyTotal(plan, context);
    return {
      ...faceOf(plan),
      label: distinctName(plan, context.sharedNames),
      idUnderName: distinctId(plan, context.sharedNames),
      total,
      restOfYear: restOfYear(total, plan.year, context.today),
      premium: decidePremium(plan, context),
      drugs: decideDrugBlock(plan, context),
      providers: decideProviderBlock(plan, context),
      actions: actionsOf(plan, context),
    };
  }),
);

const faceOf = remembered((plan: Plan): PlanCardFace => {
  const note = eligibilityNote(plan);
  return {
    tag: planTag(plan),
    name: displayName(plan.name),
    displayedId: plan.kind === 'MEDSUPP' ? { kind: 'supplement-code', text: plan.code } : { kind: 'plan-id', text: displayPlanId(plan.id) },
    notes: note ? [note] : [],
    network: networkType(plan),
    facts: cardFacts(plan),
    positioning: plan.kind === 'MEDSUPP' ? plan.positioningStatement : null,
    bullets: shownBullets(plan).map(({ icon, text }) => ({ icon: bulletIcon(icon), tokens: benefitTokens(text) })),
  };
});

function actionsOf(plan: Plan, context: CardContext): CardActions {
  const suppression = entriesOf(plan, context.suppression);
  const { isCommunitySite, isCloaked } = context;
  const key = keyOf(plan);
  const standing = {
    application: context.applications.get(key),
    enrolled: context.enrolled.get(key) ?? enrolledByPlan(plan),
    isSuppressed: isPlanSuppressed(suppression, plan),
  };
  return {
    ...decideStanding(plan, standing, context),
    compare: compareEligibility(plan, { isCommunitySite, suppression }),
    isDisabled: isCloaked,
  };
}

/** What the saved plan says of itself, where the list of enrolled plans has nothing (HAND-02). */
function enrolledByPlan(plan: Plan): EnrolledIn | undefined {
  return plan.kind !== 'MEDSUPP' && plan.isEnrolled ? { starts: null } : undefined;
}

/** The few entries that name this plan: the content lists every suppressed plan of the country. */
function entriesOf(plan: Plan, suppression: SuppressionList): SuppressionList {
  return suppressionById(suppression).get(idOrCodeOf(plan)) ?? [];
}

const suppressionById = remembered((list: SuppressionList): ReadonlyMap<string, readonly SuppressedPlan[]> => {
  const byId = new Map<string, SuppressedPlan[]>();
  for (const entry of list) byId.set(entry.planId, [...(byId.get(entry.planId) ?? []), entry]);
  return byId;
});
