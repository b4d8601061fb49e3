import type { ReactNode } from 'react';
import { MISSING_TEXT } from '../../../shared/money/money-text.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import { UnbrokenCodes } from '../../../ui/UnbrokenCodes.js';
import { useKnownPlan } from '../../known-plans/use-known-plan.js';
import { useText } from '../../language/use-text.js';
import { planKey } from '../../plan/rules/plan.js';
import { planCard as cardEnglish } from '../../plan/text/en/plan-card.js';
import { $cardContext } from '../../plans/state/card-context.js';
import { cardOf } from '../../plans/state/cards.js';
import type { ShownRecommendation } from '../state/recommendations.js';
import { recommendations as english } from '../text/en/recommendations.js';
import { PlanAction, PlanDetails, SavePlan } from './PlanAction.js';

interface RankedPlansProps {
  readonly results: readonly ShownRecommendation[];
  readonly isDisabled: boolean;
}

/** The results by rank (REC-02). */
export function RankedPlans({ results, isDisabled }: RankedPlansProps): ReactNode {
  const text = useText(english);
  if (results.length === 0) return null;
  return (
    <ol className="ranks" role="list" aria-label={text.others}>
      {results.map((result) => (
        <li className="rank" key={result.plan.rank}>
          <span className="rank__number">{result.plan.rank}</span>
          <div>
            <h3 className="rank__name">
              <UnbrokenCodes of={result.name} />
            </h3>
            <Premium result={result} />
          </div>
          <div className="rank__actions">
            <PlanAction result={result} isDisabled={isDisabled} />
            <PlanDetails result={result} isDisabled={isDisabled} />
            <SavePlan result={result} isDisabled={isDisabled} />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** As the plan's own card says it, where the page knows the plan: with Extra Help, which the recommendation does not know of (CARD-16). */
function Premium({ result: { plan, premium } }: { readonly result: ShownRecommendation }): ReactNode {
  const text = useText(english);
  const card = useText(cardEnglish);
  const context = useAtom($cardContext);
  const known = useKnownPlan(planKey(plan.planId, plan.planYear));
  const own = context && typeof known === 'object' ? cardOf(known, context).model.premium : null;
  const amount = own?.text ?? premium;
  if (amount === MISSING_TEXT) return <p className="muted small">{`${card.premium} ${card.noValue}`}</p>;
  return <p className="muted small">{own?.isWithExtraHelp ? `${text.premium(amount)} · ${card.withExtraHelp}` : text.premium(amount)}</p>;
}
