import type { PlanCardModel } from '../../domain/card/plan-card.js';
import type { SecondFigure } from '../../domain/cost/second-figure.js';
import { MISSING } from '../../domain/money/money-text.js';
import type { PlanCardText } from '../../text/messages.js';
import { Money } from '../../ui/Money.js';
import { StruckPrice } from '../../ui/StruckPrice.js';
import { Benefit } from './Benefit.js';

interface FiguresProps {
  readonly model: PlanCardModel;
  readonly text: PlanCardText;
}

/** The two figures that a card is read for first (CARD-01, CARD-16). */
export function Figures({ model: { premium, secondFigure }, text }: FiguresProps) {
  return (
    <dl className="figures plan-card__figures" part="figures">
      <div className="figure">
        <dt>{text.monthlyPremium}</dt>
        <dd className="figure__amount">
          <Money text={premium.text} spoken={premium.text === MISSING ? text.noValue : undefined} />
          {premium.struck && ' '}
          {premium.struck && <StruckPrice struck={premium.struck} meaning={text.normalPremium} />}
        </dd>
        {premium.isWithExtraHelp && <dd className="figure__note">{text.withExtraHelp}</dd>}
      </div>
      {secondFigure && <Second figure={secondFigure} text={text} />}
    </dl>
  );
}

function Second({ figure, text }: { readonly figure: SecondFigure; readonly text: PlanCardText }) {
  if (figure.kind === 'rider') {
    return (
      <div className="figure">
        <dt>
          <Benefit tokens={figure.name} text={text} />
        </dt>
        {figure.help && (
          <dd className="figure__words">
            <Benefit tokens={figure.help} text={text} />
          </dd>
        )}
      </div>
    );
  }
  return (
    <div className="figure">
      <dt>{figure.kind === 'part-d-deductible' ? text.partDDeductible : text.outOfPocketMaximum}</dt>
      <dd className="figure__amount">
        <Money text={figure.text} />
      </dd>
    </div>
  );
}
