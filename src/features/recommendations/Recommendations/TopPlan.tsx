import { type ReactNode, useEffect } from 'react';
import { MISSING_TEXT, wholeDollarsText } from '../../../shared/money/money-text.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import { Icon } from '../../../ui/Icon.js';
import { star } from '../../../ui/icons/star.js';
import { UnbrokenCodes } from '../../../ui/UnbrokenCodes.js';
import { useKnownPlan } from '../../known-plans/use-known-plan.js';
import { useText } from '../../language/use-text.js';
import { PlanTag } from '../../plan/PlanTag.js';
import { planKey } from '../../plan/rules/plan.js';
import { checkPlanId } from '../../plan/rules/plan-id.js';
import { planCard as cardEnglish } from '../../plan/text/en/plan-card.js';
import { readNamedPlan } from '../../plans/actions.js';
import { Facts } from '../../plans/Facts.js';
import type { PlanCardModel } from '../../plans/rules/plan-card.js';
import { StarsExplained } from '../../plans/StarsExplained/StarsExplained.js';
import { $cardContext } from '../../plans/state/card-context.js';
import { cardOf } from '../../plans/state/cards.js';
import { YearlyCost } from '../../plans/YearlyCost.js';
import type { ShownRecommendation } from '../state/recommendations.js';
import { recommendations as english } from '../text/en/recommendations.js';
import { PlanAction, PlanDetails, SavePlan } from './PlanAction.js';

interface TopPlanProps {
  readonly result: ShownRecommendation;
  readonly isDisabled: boolean;
}

type Figures = Pick<PlanCardModel, 'total' | 'comparedToNow' | 'restOfYear' | 'premium' | 'facts'>;

const noPrice = { kind: 'none', premium: null, drugs: null } as const;

/** '#1 Recommendation' with the yearly total, the figures and the stars of the plan's own card (REC-02, DASH-05, COST-01, FACT-01). */
export function TopPlan({ result, isDisabled }: TopPlanProps): ReactNode {
  const text = useText(english);
  const card = useText(cardEnglish);
  const { name, kind } = result;
  const figures = useFigures(result);
  return (
    <>
      <p className="rec__flag">
        <Icon of={star} />
        {text.numberOne}
      </p>
      <div className="rec__body">
        <div>
          {kind && <PlanTag kind={kind} />}
          <h3 className="rec__name">
            <UnbrokenCodes of={name} />
          </h3>
          {figures.total && <YearlyCost model={{ ...figures, total: figures.total }} text={card} />}
          <Facts model={figures} text={card} />
          <StarsExplained hasStars={figures.facts.some((fact) => fact.kind === 'stars')} />
        </div>
        <div className="rec__actions">
          <PlanAction result={result} isDisabled={isDisabled} isTop />
          <PlanDetails result={result} isDisabled={isDisabled} isTop />
          <SavePlan result={result} isDisabled={isDisabled} isTop />
        </div>
      </div>
    </>
  );
}

/**
 * The figures of the plan's card: a plan that is not saved is read and priced as a card's is. Until then, and where that fails, those of
 * the recommendation. A supplement plan has no total here, because its details are those of the supplement area.
 */
function useFigures({ plan, kind, premium }: ShownRecommendation): Omit<Figures, 'total'> & { readonly total: Figures['total'] | null } {
  const context = useAtom($cardContext);
  const checked = kind === 'MEDSUPP' ? null : checkPlanId(plan.planId);
  const id = checked?.ok ? checked.value : null;
  const { planYear: year } = plan;
  const known = useKnownPlan(planKey(plan.planId, year));
  const isUnknown = known === undefined;
  useEffect(() => {
    if (isUnknown && id) readNamedPlan({ id, year });
  }, [isUnknown, id, year]);
  if (context && typeof known === 'object') return cardOf(known, context).model;
  const limit = wholeDollarsText(plan.outOfPocketMaximum);
  return {
    total: id ? { ...noPrice, reason: known === 'failed' ? 'not-available' : 'loading' } : null,
    comparedToNow: null,
    restOfYear: null,
    premium: { text: premium, struck: null, isWithExtraHelp: false },
    facts: limit === MISSING_TEXT ? [] : [{ kind: 'out-of-pocket-maximum', text: limit }],
  };
}
