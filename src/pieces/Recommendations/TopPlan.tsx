import type { ReactNode } from 'react';
import { limitText, MISSING } from '../../domain/money/money-text.js';
import type { ShownRecommendation } from '../../store/shown-recommendations.js';
import { planCard as cardEnglish } from '../../text/en/plan-card.js';
import { recommendations as english } from '../../text/en/recommendations.js';
import { Icon } from '../../ui/Icon.js';
import { star } from '../../ui/icons/star.js';
import { Money } from '../../ui/Money.js';
import { WholeCodes } from '../../ui/WholeCodes.js';
import { PlanTag } from '../PlanTag.js';
import { useText } from '../use-text.js';
import { PlanAction, PlanDetails, SavePlan } from './PlanAction.js';

interface TopPlanProps {
  readonly result: ShownRecommendation;
  readonly isDisabled: boolean;
}

/** '#1 Recommendation' (REC-02, DASH-05). */
export function TopPlan({ result, isDisabled }: TopPlanProps): ReactNode {
  const text = useText('recommendations', english);
  const card = useText('planCard', cardEnglish);
  const { name, kind, premium, plan } = result;
  const limit = limitText(plan.outOfPocketMaximum);
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
          <dl className="rec__figures">
            <div>
              <dt>{card.premium}</dt>
              <dd>
                <Money text={premium} spoken={premium === MISSING ? card.noValue : undefined} />
              </dd>
            </div>
            {limit !== MISSING && (
              <div>
                <dt>{card.fact['out-of-pocket-maximum']}</dt>
                <dd>
                  <Money text={limit} />
                </dd>
              </div>
            )}
          </dl>
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
