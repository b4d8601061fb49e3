import { MISSING_TEXT } from '../../shared/money/money-text.js';
import { Money } from '../../ui/Money.js';
import { StruckPrice } from '../../ui/StruckPrice.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden.js';
import type { PlanCardText } from '../plan/text/en/plan-card.js';
import { Benefit } from './PlanCard/Benefit.js';
import type { CardFact } from './rules/card-facts.js';
import type { PlanCardModel } from './rules/plan-card.js';

interface FactsProps {
  readonly model: Pick<PlanCardModel, 'premium' | 'facts'>;
  readonly text: PlanCardText;
}

/** The facts beside the yearly cost, the premium first (CARD-01, CARD-16, FACT-01). */
export function Facts({ model: { premium, facts }, text }: FactsProps) {
  return (
    <dl className="facts" part="figures">
      <div className="fact">
        <dt>{text.premium}</dt>
        <dd className="fact__amount">
          <Money text={premium.text} spoken={premium.text === MISSING_TEXT ? text.noValue : undefined} />
        </dd>
        {premium.struck && (
          <dd className="fact__more">
            <StruckPrice struck={premium.struck} meaning={text.normalPremium} /> {text.withoutHelp.shown}
            <VisuallyHidden>{` ${text.withoutHelp.hidden}`}</VisuallyHidden>
          </dd>
        )}
        {premium.isWithExtraHelp && !premium.struck && <dd className="fact__more">{text.withExtraHelp}</dd>}
      </div>
      {facts.map((fact) => (
        <Fact key={fact.kind} fact={fact} text={text} />
      ))}
    </dl>
  );
}

function Fact({ fact, text }: { readonly fact: CardFact; readonly text: PlanCardText }) {
  switch (fact.kind) {
    case 'stars':
      return (
        <div className="fact">
          <dt>{text.stars(fact.rating)}</dt>
          <dd className="fact__stars">
            <span className="stars" style={{ '--_rating': fact.rating } as object} />
            <VisuallyHidden>{text.starRating}</VisuallyHidden>
          </dd>
        </div>
      );
    case 'no-medical-care':
    case 'any-doctor':
    case 'no-stars':
      return (
        <div className="fact">
          <dt>{text.factInWords[fact.kind].label}</dt>
          <dd className="fact__words">{text.factInWords[fact.kind].title}</dd>
        </div>
      );
    case 'rider':
      return (
        <div className="fact">
          <dt>
            <Benefit tokens={fact.name} text={text} />
          </dt>
          {fact.help && (
            <dd className="fact__words">
              <Benefit tokens={fact.help} text={text} />
            </dd>
          )}
        </div>
      );
    case 'primary-care-copay':
    case 'specialist-copay':
      return (
        <div className="fact fact--copay" key={fact.kind}>
          <dt>{text.fact[fact.kind]}</dt>
          <dd className="fact__words">
            <Benefit tokens={fact.text} text={text} />
          </dd>
        </div>
      );
    default:
      return (
        <div className="fact">
          <dt>{text.fact[fact.kind]}</dt>
          <dd className="fact__amount">
            <Money text={fact.text} />
          </dd>
        </div>
      );
  }
}
