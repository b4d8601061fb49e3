import type { WritableAtom } from 'nanostores';
import { yearsOffered } from '../../domain/calendar/plan-year.js';
import { decidePlanCard } from '../../domain/card/plan-card.js';
import { remembered } from '../../domain/coverage/remembered.js';
import { browsePlansUrl } from '../../domain/navigation/plan-summary-link.js';
import { followable } from '../../domain/navigation/safe-url.js';
import { handedPlan } from '../../domain/plan/handed-plan.js';
import { idOrCodeOf, keyOf, type Plan, type PlanKey } from '../../domain/plan/plan.js';
import { type SaveOffer, saveOffer } from '../../domain/plan/save-offer.js';
import { isSameValue } from '../../domain/same-value.js';
import type { View as ViewName } from '../../domain/view/view.js';
import { $today } from '../clock.js';
import { $estimates } from '../estimates.js';
import { cell, ofPage, type View } from '../page.js';
import { $place } from '../place.js';
import { $planDetails } from '../plan-details.js';
import { $profile } from '../profile.js';
import { $settings } from '../settings.js';
import {
  $browse,
  $cards,
  $counts,
  $handedPlan,
  $knownPlan,
  $saveOffers,
  $shownPlans,
  $yearOffers,
  type CardDecider,
  type DecidedCard,
} from '../shown.js';
import { $shownCost } from '../shown-cost.js';
import { $shownExtraHelp } from '../shown-extra-help.js';
import { $supplement } from '../shown-supplement.js';
import { $activeYear } from '../year.js';
import { keepAround } from './around.js';
import { $cardContext } from './card-context.js';
import { $cost } from './cost.js';
import { derived, type SiteNow } from './derived.js';
import { keepEnrollments } from './enrollments.js';
import { $extraHelpToShow } from './extra-help.js';
import { detailsUrlOf, zipCodeOf } from './plan-address.js';
import { $plansToShow, $savedPlans, planOf } from './plans.js';
import { keepRecommendations } from './recommendations.js';
import { $drugs, $providers } from './saved-items.js';
import { keepItems } from './shown-items.js';
import { keepSupplement } from './supplement.js';

/** From now on, keeps what the pieces show in step with the facts. */
export function startDeriving(site: SiteNow): void {
  cell('deriving', () => {
    keep($shownPlans, $plansToShow);
    keep($counts, counts());
    keep(
      $yearOffers,
      derived($today, (today) => (today === null ? null : yearsOffered(today))),
    );
    keep($cards, cards(site));
    ofPage($handedPlan).set(handedPlan);
    keep($saveOffers, saveOffers());
    keep($knownPlan, known());
    keep($browse, browse(site));
    keep($shownExtraHelp, $extraHelpToShow);
    keep($shownCost, $cost);
    keepItems(keep);
    keepAround(keep, site);
    keepEnrollments(keep, site);
    keepRecommendations(keep, site);
    keepSupplement(keep);
    return true;
  });
}

const stops = () => cell<(() => void)[]>('derivingStops', () => []);

/** Ends that, for tests that open one page after another. */
export function stopDeriving(): void {
  for (const stop of stops().splice(0)) stop();
}

/**
 * Keeps a fact in step with a derived value. It is the page's: when the shopper leaves it follows from the facts, and is not reset itself.
 */
function keep<T>(shown: WritableAtom<T>, worked: View<T>): void {
  ofPage(shown);
  stops().push(worked.subscribe((value) => shown.set(value as T)));
}

function counts(): View<Readonly<Record<ViewName, number>> | null> {
  return derived([$profile, $plansToShow, $supplement, $drugs, $providers], ({ status }, { keys }, supplement, drugs, providers) => {
    const plans = keys.length + (supplement.kind === 'plans' ? supplement.count : 0);
    return status === 'failed' ? null : { plans, drugs: drugs.length, providers: providers.length };
  });
}

function cards(site: SiteNow): View<CardDecider | null> {
  // A card whose new decision equals the old one keeps its identity, and is not drawn again.
  const before = new WeakMap<Plan, DecidedCard>();
  return derived([$cardContext, $place], (context, place) => {
    const where = site();
    if (!context || !where) return null;
    return remembered((plan: Plan) => {
      const card = { model: decidePlanCard(plan, context), detailsUrl: detailsUrlOf(plan, place, where) };
      const last = before.get(plan);
      if (last && isSameValue(last, card)) return last;
      before.set(plan, card);
      return card;
    });
  });
}

function saveOffers(): View<((plan: Plan) => SaveOffer) | null> {
  return derived([$savedPlans, $today], (plans, today) => {
    if (today === null) return null;
    const saved = new Set<string>(plans.map(keyOf));
    return (plan: Plan) => saveOffer({ planId: idOrCodeOf(plan), planYear: plan.year, kind: plan.kind }, { saved, today });
  });
}

function known() {
  return derived([$planDetails, $estimates, $savedPlans], (_details, _estimates, saved) => {
    const keys = new Set<string>(saved.map(keyOf));
    return (key: PlanKey) => {
      const plan = planOf(key);
      return plan && { plan, isSaved: keys.has(key) };
    };
  });
}

function browse(site: SiteNow) {
  return derived([$activeYear, $place, $settings], (year) => {
    const where = site();
    return where && year !== null ? { url: followable(browsePlansUrl(zipCodeOf(), year, where).url, where.allowed), year } : null;
  });
}
