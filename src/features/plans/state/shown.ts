import type { YearOffer } from '../../../shared/calendar/plan-year.js';
import { createAtom } from '../../../shared/state/store.js';
import type { View } from '../../../shared/view/view.js';
import type { MedicarePlan, Plan, PlanKey, SavedPlan } from '../rules/plan.js';
import type { PlanCardModel } from '../rules/plan-card.js';
import type { SaveOffer } from '../rules/save-offer.js';
import type { PlanDetails } from './plan-details.js';

/**
 * The data of the components. `derived`, which is part of the data layer, works it out from the facts. The components contain none of the
 * rules, so they are small, and load in parallel with the data layer.
 */

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

export const nothingShown: ShownPlans = { keys: [], plans: [], missing: [] };

/** A plan's card, decided, and where its own page is; null when it has no address. */
export interface DecidedCard {
  readonly model: PlanCardModel;
  readonly detailsUrl: string | null;
}

/** Decides cards with what all cards of the page have in common; another function whenever that changes. */
export type CardDecider = (plan: Plan) => DecidedCard;

/** A plan that a single card asks for: decided, on its way, or failed. */
export type KnownPlan = { readonly plan: Plan | 'loading' | 'failed'; readonly isSaved: boolean };

/** The saved plans of the active year, in the order of the cards. */
export const $shownPlans = createAtom<ShownPlans>('shownPlans', nothingShown);
/** Null until the settings and the day are known. */
export const $cards = createAtom<CardDecider | null>('cards', null);
/** A plan that a page passes to a card, if the card can draw it. Null until the code that checks it has loaded. */
export const $handedPlan = createAtom<((value: unknown) => Plan | null) | null>('handedPlan', null);
/** The save button of a card. Null until the day is known (SAVE-01). */
export const $saveOffers = createAtom<((plan: Plan) => SaveOffer) | null>('saveOffers', null);
/** What is known of a plan by its key; another function whenever that may have changed. */
export const $knownPlan = createAtom<((key: PlanKey) => KnownPlan | undefined) | null>('knownPlan', null);
/**
 * The number of saved items, including plans of the active year and supplement plans. Null while it is unknown, because the profile could
 * not be read (LOAD-05).
 */
export const $counts = createAtom<Readonly<Record<View, number>> | null>('counts', { plans: 0, drugs: 0, providers: 0 });
/** The choices of the year toggle; none outside the annual enrollment period. */
export const $yearOffers = createAtom<readonly YearOffer[] | null>('yearOffers', null);
/** The address for browsing all plans of the active year, and that year. */
export const $browse = createAtom<{ readonly url: string; readonly year: number } | null>('browse', null);
