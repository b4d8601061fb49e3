import { costText, MISSING_TEXT, wholeDollarsText } from '../../shared/money/money-text.js';
import { Icon } from '../../ui/Icon.js';
import { warn } from '../../ui/icons/warn.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden.js';
import type { ComparedCost } from '../cost/rules/cost-difference.js';
import type { FullPriceDrug, MissingDrug } from '../cost/rules/yearly-total.js';
import type { PlanCardText } from '../plan/text/en/plan-card.js';
import type { PlanCardModel } from './rules/plan-card.js';

interface YearlyCostProps {
  readonly model: Pick<PlanCardModel, 'total' | 'comparedToNow' | 'restOfYear'>;
  readonly text: PlanCardText;
}

/** The yearly cost of the plan: the figure that the card is read for first (COST-01, COST-02, COST-07, COST-11, COST-14). */
export function YearlyCost({ model: { total, restOfYear, comparedToNow }, text: { lead, noValue } }: YearlyCostProps) {
  const rest = restOfYear && (
    <span className="lead__rest">{lead.restOfYear(restOfYear.fromMonth, restOfYear.year, wholeDollarsText(restOfYear.amount))}</span>
  );
  switch (total.kind) {
    case 'complete':
      return (
        <p className="lead" part="lead">
          <Figure amount={wholeDollarsText(total.sum.total)} of={lead.of[total.drugPart]} lead={lead} />
          {comparedToNow && <Difference of={comparedToNow} lead={lead} />}
          <FullPrices drugs={total.includesFullPrice} lead={lead} />
          {rest}
        </p>
      );
    case 'incomplete':
      return (
        <p className="lead is-incomplete" part="lead">
          <span className="lead__warning">
            <Icon of={warn} />
            {lead.incomplete}
            <VisuallyHidden>:</VisuallyHidden>
          </span>
          <b>
            <strong className="money">{wholeDollarsText(total.sum.total)}</strong> {lead.aYear}
          </b>{' '}
          <span className="lead__of">
            <Missing drugs={total.missing} lead={lead} />
          </span>
          <FullPrices drugs={total.includesFullPrice} lead={lead} />
          {rest}
        </p>
      );
    case 'none':
      if (total.reason === 'loading') {
        return (
          // Another element than the total's: words that move beside a wider amount would count as moved (LOAD-04).
          <p className="lead" part="lead" key="loading">
            <Figure amount={MISSING_TEXT} spoken={noValue} of={lead.loading} lead={lead} />
            {comparedToNow && <Difference of={comparedToNow} lead={lead} />}
          </p>
        );
      }
      return (
        <p className="lead" part="lead">
          <b className="lead__none">{lead.none}</b> <span className="lead__of">{lead.noneReason[total.reason]}</span>
        </p>
      );
  }
}

interface FigureProps {
  readonly amount: string;
  readonly spoken?: string;
  readonly of: string;
  readonly lead: PlanCardText['lead'];
}

function Figure({ amount, spoken, of, lead }: FigureProps) {
  return (
    <span className="lead__total">
      <b>
        <strong className="money" aria-hidden={spoken ? true : undefined}>
          {amount}
        </strong>{' '}
        {lead.aYear}
      </b>
      <VisuallyHidden>{' — '}</VisuallyHidden>
      {spoken && <VisuallyHidden>{`${spoken}, `}</VisuallyHidden>} <span className="lead__of">{of}</span>
    </span>
  );
}

/** The total against that of the plan now (COST-14). While a price is on its way, its place is kept (LOAD-04). */
function Difference({ of, lead }: { readonly of: ComparedCost; readonly lead: PlanCardText['lead'] }) {
  if (of.kind === 'waits') return <span className="lead__difference">&nbsp;</span>;
  return (
    <>
      <VisuallyHidden>,</VisuallyHidden>{' '}
      <span className="lead__difference">{of.kind === 'same' ? lead.sameAsNow : lead.comparedToNow[of.kind](costText(of.amount))}</span>
    </>
  );
}

/** The names are in the list of drugs (COST-11). */
function FullPrices({ drugs, lead }: { readonly drugs: readonly FullPriceDrug[]; readonly lead: PlanCardText['lead'] }) {
  if (drugs.length === 0) return null;
  const named = drugs.map(({ drugName, annual }) => ({ name: drugName, amount: wholeDollarsText(annual) }));
  const sum = wholeDollarsText(drugs.reduce((all, { annual }) => all + annual, 0));
  return (
    <>
      {' '}
      <span className="lead__rest">{lead.includesFullPrice(named, sum)}</span>
    </>
  );
}

const reasons = ['full-price', 'price-not-available'] as const;

function Missing({ drugs, lead }: { readonly drugs: readonly MissingDrug[]; readonly lead: PlanCardText['lead'] }) {
  return reasons.map((reason) => {
    const names = drugs.filter((one) => one.reason === reason).map(({ drugName }) => drugName);
    return names.length > 0 && `${lead.missing[reason](names)} `;
  });
}
