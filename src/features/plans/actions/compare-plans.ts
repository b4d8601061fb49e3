import { emit } from '../../../shared/events.js';
import { $settings } from '../../../shared/settings/state.js';
import { pageSingleton } from '../../../shared/state/store.js';
import { $suppression } from '../../content/state/content.js';
import { $shownPlans } from '../../known-plans/state/plans.js';
import { navigate, site } from '../../navigation/actions/navigate.js';
import { $location, zipCodeOf } from '../../place/state/place.js';
import { keyOf, type MedicarePlan } from '../../plan/rules/plan.js';
import { compareUrl } from '../../plan/rules/plan-links.js';
import { $activeYear } from '../../plan-year/state/year.js';
import { type ChosenPlan, compareOption, FEWEST_COMPARED } from '../rules/compare-choice.js';
import { compareEligibility } from '../rules/compare-eligibility.js';
import { $compareChoice, setCompareChoice } from '../state/compare.js';

/** Adds a plan to those chosen to compare, or takes it out. A plan that cannot be chosen now changes nothing (CMP-01, CARD-10). */
export function chooseToCompare(plan: MedicarePlan, isChosen: boolean, target: EventTarget): void {
  const before = $compareChoice.get();
  const key = keyOf(plan);
  const isIn = before.some((one) => one.key === key);
  if (isIn && !isChosen)
    changeChoice(
      before.filter((one) => one.key !== key),
      target,
    );
  if (!isIn && isChosen && isComparable(plan) && compareOption(plan, before).kind === 'open')
    changeChoice([...before, { key, plan }], target);
  followShownPlans();
}

/** Takes all plans out. */
export function clearComparison(target: EventTarget): void {
  changeChoice([], target);
}

/** Leads to the compare page with the chosen plans alone (CMP-02, LINK-02). The event can be canceled. */
export function compare(target: EventTarget): void {
  const chosen = $compareChoice.get().filter(({ plan }) => isComparable(plan));
  const [first] = chosen;
  if (!first || chosen.length < FEWEST_COMPARED) return;
  const planIds = chosen.map(({ plan }) => plan.id);
  if (!emit(target, 'ucp-plan-compare', { planIds })) return;
  const { rawType, year } = first.plan;
  const county = $location.get()?.county?.fipsCountyCode ?? null;
  navigate(target, compareUrl({ planIds, planType: rawType, planYear: year, zipCode: zipCodeOf(), county }, site()), 'compare');
}

function isComparable(plan: MedicarePlan): boolean {
  return compareEligibility(plan, { isCommunitySite: $settings.get()?.siteId === 'UHCCP', suppression: $suppression.get() }).isEligible;
}

function changeChoice(choice: readonly ChosenPlan[], target: EventTarget): void {
  const before = $compareChoice.get();
  if (choice.length === before.length && choice.every(({ key }, order) => key === before[order]?.key)) return;
  setCompareChoice(choice);
  emit(target, 'ucp-compare-change', { planIds: choice.map(({ plan }) => plan.id) });
}

/** A plan leaves the choice when it leaves the saved plans; another year starts without a choice (CMP-03). Set up by the first choice. */
function followShownPlans(): void {
  pageSingleton('comparisonFollows', () => {
    let shown = $shownPlans.get().keys;
    $shownPlans.listen(({ keys }) => {
      const gone = new Set(shown.filter((key) => !keys.includes(key)));
      shown = keys;
      changeChoice(
        $compareChoice.get().filter(({ key }) => !gone.has(key)),
        document,
      );
    });
    $activeYear.listen(() => changeChoice([], document));
    return true;
  });
}
