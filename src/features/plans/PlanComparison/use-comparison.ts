import { useAtom } from '../../../shared/state/use-atom.js';
import { $tollFree } from '../../content/state/phone.js';
import { allRows } from '../../cost/rules/cost-chart.js';
import { $shownCost } from '../../cost/state/cost.js';
import { cost as costEnglish } from '../../cost/text/en/cost.js';
import { costChart as chartEnglish } from '../../cost/text/en/cost-chart.js';
import { useText } from '../../language/use-text.js';
import { useChangesInWords } from '../../next-year/use-changes-in-words.js';
import { planCard as cardEnglish, type PlanCardText } from '../../plan/text/en/plan-card.js';
import { $activeYear } from '../../plan-year/state/year.js';
import type { PlanComparison } from '../rules/comparison.js';
import { $plansOnPaper, type PlanOnPaper } from '../state/plans-on-paper.js';
import { comparison as english } from '../text/en/comparison.js';
import { disclosures as disclosuresEnglish } from '../text/en/disclosures.js';
import { type ComparedPlan, comparisonOf } from './comparison.js';

/** The saved plans of the active year side by side, supplement plans behind the others; null when there is none (TOP-04, TOP-05). */
export function useComparison(): PlanComparison | null {
  const text = useText(english);
  const card = useText(cardEnglish);
  const cost = useText(costEnglish);
  const chart = useText(chartEnglish);
  const { stars } = useText(disclosuresEnglish);
  const onPaper = useAtom($plansOnPaper);
  const shownCost = useAtom($shownCost);
  const year = useAtom($activeYear);
  const phone = useAtom($tollFree);
  const changes = useChangesInWords();
  if (onPaper.length === 0) return null;
  const plans = onPaper.map((plan) => compared(plan, card));
  return comparisonOf(
    {
      plans,
      now: shownCost ? allRows(shownCost).filter(({ isSaved, isYourPlanNow }) => isYourPlanNow && !isSaved) : [],
      answer: shownCost?.answer ?? { kind: 'none', reason: 'too-few' },
      changes,
      phone,
      stars: year === null ? null : stars.replaceAll('{year}', String(year)),
    },
    { text, card, cost, chart },
  );
}

function compared({ name, displayedId: { kind, text: id }, ...plan }: PlanOnPaper, card: PlanCardText): ComparedPlan {
  const displayedId = kind === 'plan-id' ? card.planId(id) : card.supplementCode(id);
  return { ...plan, name: name ?? displayedId, displayedId };
}
