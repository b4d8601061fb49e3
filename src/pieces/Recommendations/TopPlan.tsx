import { type ReactNode, useEffect } from 'react';
import type { PlanCardModel } from '../../domain/card/plan-card.js';
import { MISSING, wholeDollarsText } from '../../domain/money/money-text.js';
import { planKey } from '../../domain/plan/plan.js';
import { checkPlanId } from '../../domain/plan/plan-id.js';
import { readNamedPlan } from '../../flows/load/actions.js';
import { $cards, $knownPlan } from '../../store/shown.js';
import type { ShownRecommendation } from '../../store/shown-recommendations.js';
import { planCard as cardEnglish } from '../../text/en/plan-card.js';
import { recommendations as english } from '../../text/en/recommendations.js';
import { Icon } from '../../ui/Icon.js';
import { star } from '../../ui/icons/star.js';
import { WholeCodes } from '../../ui/WholeCodes.js';
import { Facts } from '../PlanCard/Facts.js';
import { Lead } from '../PlanCard/Lead.js';
import { PlanTag } from '../PlanTag.js';
import { StarsExplained } from '../StarsExplained/StarsExplained.js';
import { useFact } from '../use-fact.js';
import { useText } from '../use-text.js';
import { PlanAction, PlanDetails, SavePlan } from './PlanAction.js';

interface TopPlanProps {
  readonly result: ShownRecommendation;
  readonly isDisabled: boolean;
}

type Figures = Pick<PlanCardModel, 'total' | 'restOfYear' | 'premium' | 'facts'>;

const noPrice = { kind: 'none', premium: null, drugs: null } as const;

/** '#1 Recommendation' with the yearly total, the figures and the stars of the plan's own card (REC-02, DASH-05, COST-01, FACT-01). */
export function TopPlan({ result, isDisabled }: TopPlanProps): ReactNode {
  const text = useText('recommendations', english);
  const card = useText('planCard', cardEnglish);
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
            <WholeCodes of={name} />
          </h3>
          {figures.total && <Lead model={{ ...figures, total: figures.total }} text={card} />}
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
  const decide = useFact($cards);
  const checked = kind === 'MEDSUPP' ? null : checkPlanId(plan.planId);
  const id = checked?.ok ? checked.value : null;
  const { planYear: year } = plan;
  const known = useFact($knownPlan)?.(planKey(plan.planId, year))?.plan;
  const isUnknown = known === undefined;
  useEffect(() => {
    if (isUnknown && id) readNamedPlan({ id, year });
  }, [isUnknown, id, year]);
  if (decide && typeof known === 'object') return decide(known).model;
  const limit = wholeDollarsText(plan.outOfPocketMaximum);
  return {
    total: id ? { ...noPrice, reason: known === 'failed' ? 'not-available' : 'loading' } : null,
    restOfYear: null,
    premium: { text: premium, struck: null, isWithExtraHelp: false },
    facts: limit === MISSING ? [] : [{ kind: 'out-of-pocket-maximum', text: limit }],
  };
}
