import { compareUrl } from '../../domain/navigation/plan-links.js';
import { type ChosenPlan, compareOption, FEWEST_COMPARED } from '../../domain/plan/compare-choice.js';
import { compareEligibility } from '../../domain/plan/compare-eligibility.js';
import { keyOf, type MedicarePlan } from '../../domain/plan/plan.js';
import { emit } from '../../platform/events.js';
import { $compareChoice, setCompareChoice } from '../../store/compare.js';
import { $suppression } from '../../store/content.js';
import { zipCodeOf } from '../../store/derived/plan-address.js';
import { cell } from '../../store/page.js';
import { $place } from '../../store/place.js';
import { $settings } from '../../store/settings.js';
import { $shownPlans } from '../../store/shown.js';
import { $activeYear } from '../../store/year.js';
import { navigate, site } from '../page/navigate.js';

/** Adds a plan to those chosen to compare, or takes it out. A plan that cannot be chosen now changes nothing (CMP-01, CARD-10). */
export function chooseToCompare(plan: MedicarePlan, isChosen: boolean, origin: EventTarget): void {
  const before = $compareChoice.get();
  const key = keyOf(plan);
  const isIn = before.some((one) => one.key === key);
  if (isIn && !isChosen)
    change(
      before.filter((one) => one.key !== key),
      origin,
    );
  if (!isIn && isChosen && isComparable(plan) && compareOption(plan, before).kind === 'open') change([...before, { key, plan }], origin);
  followShownPlans();
}

/** Takes all plans out. */
export function clearComparison(origin: EventTarget): void {
  change([], origin);
}

/** Leads to the compare page with the chosen plans alone (CMP-02, LINK-02). The event can be canceled. */
export function compare(origin: EventTarget): void {
  const chosen = $compareChoice.get().filter(({ plan }) => isComparable(plan));
  const [first] = chosen;
  if (!first || chosen.length < FEWEST_COMPARED) return;
  const planIds = chosen.map(({ plan }) => plan.id);
  if (!emit(origin, 'ucp-plan-compare', { planIds })) return;
  const { rawType, year } = first.plan;
  const county = $place.get()?.county?.fipsCountyCode ?? null;
  navigate(origin, compareUrl({ planIds, planType: rawType, planYear: year, zipCode: zipCodeOf(), county }, site()), 'compare');
}

function isComparable(plan: MedicarePlan): boolean {
  return compareEligibility(plan, { isCommunitySite: $settings.get()?.siteId === 'UHCCP', suppression: $suppression.get() }).isEligible;
}

function change(choice: readonly ChosenPlan[], origin: EventTarget): void {
  const before = $compareChoice.get();
  if (choice.length === before.length && choice.every(({ key }, order) => key === before[order]?.key)) return;
  setCompareChoice(choice);
  emit(origin, 'ucp-compare-change', { planIds: choice.map(({ plan }) => plan.id) });
}

/** A plan leaves the choice when it leaves the saved plans; another year starts without a choice (CMP-03). Set up by the first choice. */
function followShownPlans(): void {
  cell('comparisonFollows', () => {
    let shown = $shownPlans.get().keys;
    $shownPlans.listen(({ keys }) => {
      const gone = new Set(shown.filter((key) => !keys.includes(key)));
      shown = keys;
      change(
        $compareChoice.get().filter(({ key }) => !gone.has(key)),
        document,
      );
    });
    $activeYear.listen(() => change([], document));
    return true;
  });
}
