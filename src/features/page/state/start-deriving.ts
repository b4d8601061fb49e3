import type { WritableAtom } from 'nanostores';
import { $today } from '../../../shared/calendar/clock-state.js';
import { yearsOffered } from '../../../shared/calendar/plan-year.js';
import { memoizeByObject } from '../../../shared/memoize-by-object.js';
import { linkHref } from '../../../shared/navigation/safe-url.js';
import { isSameValue } from '../../../shared/same-value.js';
import { $settings } from '../../../shared/settings/state.js';
import { computedByValue, type SiteNow } from '../../../shared/state/computed-by-value.js';
import { ofPage, pageSingleton, type ReadableAtom } from '../../../shared/state/store.js';
import type { View as ViewName } from '../../../shared/view/view.js';
import { $cost } from '../../cost/state/cost.js';
import { $shownCost } from '../../cost/state/shown-cost.js';
import { $estimates } from '../../drugs/state/estimates.js';
import { keepEnrollments } from '../../enrollment/state/derived-enrollments.js';
import { $extraHelpToShow } from '../../extra-help/state/derived-extra-help.js';
import { $shownExtraHelp } from '../../extra-help/state/shown-extra-help.js';
import { $place } from '../../place/state/place.js';
import { handedPlan } from '../../plans/rules/handed-plan.js';
import { idOrCodeOf, keyOf, type Plan, type PlanKey } from '../../plans/rules/plan.js';
import { decidePlanCard } from '../../plans/rules/plan-card.js';
import { type SaveOffer, saveOffer } from '../../plans/rules/save-offer.js';
import { $cardContext } from '../../plans/state/card-context.js';
import { detailsUrlOf, zipCodeOf } from '../../plans/state/plan-address.js';
import { $planDetails } from '../../plans/state/plan-details.js';
import { $plansToShow, $savedPlans, planOf } from '../../plans/state/plans.js';
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
} from '../../plans/state/shown.js';
import { $activeYear } from '../../plans/state/year.js';
import { keepItems } from '../../profile/state/derived-items.js';
import { $profile } from '../../profile/state/profile.js';
import { $drugs, $providers } from '../../profile/state/saved-items.js';
import { keepRecommendations } from '../../recommendations/state/recommendations.js';
import { keepSupplement } from '../../supplement/state/derived-supplement.js';
import { $supplement } from '../../supplement/state/shown-supplement.js';
import { browsePlansUrl } from '../rules/plan-summary-link.js';
import { keepAround } from './around.js';

/** From now on, keeps what the pieces show in step with the facts. */
export function startDeriving(site: SiteNow): void {
  pageSingleton('deriving', () => {
    keep($shownPlans, $plansToShow);
    keep($counts, counts());
    keep(
      $yearOffers,
      computedByValue($today, (today) => (today === null ? null : yearsOffered(today))),
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

const stops = () => pageSingleton<(() => void)[]>('derivingStops', () => []);

/** Ends that, for tests that open one page after another. */
export function stopDeriving(): void {
  for (const stop of stops().splice(0)) stop();
}

/**
 * Keeps a fact in step with a derived value. It is the page's: when the shopper leaves it follows from the facts, and is not reset itself.
 */
function keep<T>(shown: WritableAtom<T>, worked: ReadableAtom<T>): void {
  ofPage(shown);
  stops().push(worked.subscribe((value) => shown.set(value as T)));
}

function counts(): ReadableAtom<Readonly<Record<ViewName, number>> | null> {
  return computedByValue(
    [$profile, $plansToShow, $supplement, $drugs, $providers],
    ({ status }, { keys }, supplement, drugs, providers) => {
      const plans = keys.length + (supplement.kind === 'plans' ? supplement.count : 0);
      return status === 'failed' ? null : { plans, drugs: drugs.length, providers: providers.length };
    },
  );
}

function cards(site: SiteNow): ReadableAtom<CardDecider | null> {
  // A card whose new decision equals the old one keeps its identity, and is not drawn again.
  const before = new WeakMap<Plan, DecidedCard>();
  return computedByValue([$cardContext, $place], (context, place) => {
    const where = site();
    if (!context || !where) return null;
    return memoizeByObject((plan: Plan) => {
      const card = { model: decidePlanCard(plan, context), detailsUrl: detailsUrlOf(plan, place, where) };
      const last = before.get(plan);
      if (last && isSameValue(last, card)) return last;
      before.set(plan, card);
      return card;
    });
  });
}

function saveOffers(): ReadableAtom<((plan: Plan) => SaveOffer) | null> {
  return computedByValue([$savedPlans, $today], (plans, today) => {
    if (today === null) return null;
    const saved = new Set<string>(plans.map(keyOf));
    return (plan: Plan) => saveOffer({ planId: idOrCodeOf(plan), planYear: plan.year, kind: plan.kind }, { saved, today });
  });
}

function known() {
  return computedByValue([$planDetails, $estimates, $savedPlans], (_details, _estimates, saved) => {
    const keys = new Set<string>(saved.map(keyOf));
    return (key: PlanKey) => {
      const plan = planOf(key);
      return plan && { plan, isSaved: keys.has(key) };
    };
  });
}

function browse(site: SiteNow) {
  return computedByValue([$activeYear, $place, $settings], (year) => {
    const where = site();
    return where && year !== null ? { url: linkHref(browsePlansUrl(zipCodeOf(), year, where).url, where.allowed), year } : null;
  });
}
