import type { ReactNode } from 'react';
import { MISSING } from '../../domain/money/money-text.js';
import type { ShownRecommendation } from '../../store/shown-recommendations.js';
import { planCard as cardEnglish } from '../../text/en/plan-card.js';
import { recommendations as english } from '../../text/en/recommendations.js';
import { WholeCodes } from '../../ui/WholeCodes.js';
import { useText } from '../use-text.js';
import { PlanAction, PlanDetails, SavePlan } from './PlanAction.js';

interface RankedPlansProps {
  readonly results: readonly ShownRecommendation[];
  readonly isDisabled: boolean;
}

/** The results by rank (REC-02). */
export function RankedPlans({ results, isDisabled }: RankedPlansProps): ReactNode {
  const text = useText('recommendations', english);
  const { premium, noValue } = useText('planCard', cardEnglish);
  if (results.length === 0) return null;
  return (
    <ol className="ranks" role="list" aria-label={text.others}>
      {results.map((result) => (
        <li className="rank" key={result.plan.rank}>
          <span className="rank__number">{result.plan.rank}</span>
          <div>
            <h3 className="rank__name">
              <WholeCodes of={result.name} />
            </h3>
            <p className="muted small">{result.premium === MISSING ? `${premium} ${noValue}` : text.premium(result.premium)}</p>
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
