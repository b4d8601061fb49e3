import type { MouseEvent } from 'react';
import { MISSING_TEXT } from '../../../shared/money/money-text.js';
import { classes } from '../../../ui/classes.js';
import { UnbrokenCodes } from '../../../ui/UnbrokenCodes.js';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.js';
import type { CostChartText, CostText } from '../../language/text/messages.js';
import { costTexts, includesSentence, missingSentence, nameParts, restSentence } from '../cost-text.js';
import type { CostRow as Row } from '../rules/cost-chart.js';

/** The common data of all rows of the chart. */
export interface RowShared {
  readonly text: CostChartText;
  readonly cost: CostText;
  /** The year that the chart shows. */
  readonly year: number;
  /** The total of the longest bar, in US dollars. */
  readonly highest: number;
  /** Each row that is lower by Extra Help says so, because others are not. */
  readonly saysExtraHelp: boolean;
  /** Names without the type in brackets that several rows have: there the type always shows. */
  readonly sharedBareNames: ReadonlySet<string>;
}

interface CostRowProps {
  readonly row: Row;
  readonly shared: RowShared;
  /** Hidden on a phone until the shopper asks for all plans. */
  readonly isMore: boolean;
  /** Moves focus to the plan's card; null where the page has none. */
  readonly onOpen: ((event: MouseEvent) => void) | null;
}

/** A plan of the chart: name, bar, total, and what the total needs to be read right. The bar is decoration; the words hold every value. */
export function CostRow({ row, shared, isMore, onOpen }: CostRowProps) {
  const { total, isYourPlanNow } = row;
  const name = <RowName row={row} shared={shared} />;
  return (
    <li
      className={classes(
        'chart__row',
        isYourPlanNow && 'chart__row--now',
        total.kind !== 'complete' && 'chart__row--open',
        isMore && 'chart__more',
        onOpen !== null && 'chart__row--link',
      )}
      aria-current={isYourPlanNow || undefined}
    >
      <span className="chart__name">
        {onOpen ? (
          // biome-ignore lint/a11y/useValidAnchor: it leads to the card, whose place in the document has no address
          <a href="#plan" onClick={onOpen}>
            {name}
          </a>
        ) : (
          <span>{name}</span>
        )}
        <RowMarks row={row} shared={shared} />
      </span>{' '}
      {total.kind !== 'none' && <Bars row={row} highest={shared.highest} />}
      <span className="chart__total">
        <Total row={row} shared={shared} />
      </span>{' '}
      <Words row={row} shared={shared} />
    </li>
  );
}

interface PartProps {
  readonly row: Row;
  readonly shared: RowShared;
}

/** On a phone the type in brackets is for screen readers only, except for drug plans and to distinguish two plans. */
function RowName({ row: { name, kind, displayedId }, shared }: PartProps) {
  const { bare, type } = nameParts(name);
  const isTypeShown = kind === 'PDP' || shared.sharedBareNames.has(bare);
  return (
    <>
      <bdi>
        <UnbrokenCodes of={bare} />
        {type && <span className={classes('nb', !isTypeShown && 'chart__type')}> {type}</span>}
      </bdi>
      {displayedId && <span className="chart__id"> {displayedId}</span>}
    </>
  );
}

/** 'Your plan now', and the year of a plan that is of another year than the chart. */
export function RowMarks({
  row,
  shared: { cost, text, year },
}: {
  readonly row: Row;
  readonly shared: Pick<RowShared, 'cost' | 'text' | 'year'>;
}) {
  if (!row.isYourPlanNow) return null;
  return (
    <>
      {' '}
      <b className="chart__now">{cost.yourPlanNow}</b>
      {row.year !== year && <span className="chart__year"> {text.ofYear(row.year)}</span>}
    </>
  );
}

function Bars({ row: { total }, highest }: { readonly row: Row; readonly highest: number }) {
  if (total.kind === 'none') return null;
  const { premium, drugs } = total.sum;
  return (
    <span className="chart__bars" aria-hidden="true">
      <Bar series="premium" dollars={premium} highest={highest} />
      <Bar series="drugs" dollars={drugs} highest={highest} />
      {total.kind === 'incomplete' && <span className="chart__open" />}
    </span>
  );
}

/** The longest bar leaves a sliver of its track, so that its end can be seen. */
const LONGEST = 98;

/** Nothing is drawn for $0: a sliver would look like a cost. */
function Bar({ series, dollars, highest }: { readonly series: 'premium' | 'drugs'; readonly dollars: number; readonly highest: number }) {
  if (dollars <= 0 || highest <= 0) return null;
  return <span className={`chart__bar chart__series--${series}`} style={{ width: `${((LONGEST * dollars) / highest).toFixed(2)}%` }} />;
}

/** `$64.00 a year: premium $0.00, your drugs $64.00`. A sighted reader sees only the amount. */
function Total({ row, shared: { text, cost } }: PartProps) {
  const { total } = row;
  const { premium, drugs, total: amount } = costTexts(total);
  if (total.kind === 'none') return <NoAmount row={row} text={text} cost={cost} />;
  const parts = total.drugPart === 'priced' || total.sum.drugs > 0 ? text.parts(premium, drugs) : text.premiumPart(premium);
  return (
    <>
      <span className="money">{amount}</span>
      <VisuallyHidden>{parts}</VisuallyHidden>
      {total.kind === 'incomplete' && (
        <>
          {' '}
          <span className="chart__missing">{missingSentence(total.missing, cost)}</span>
        </>
      )}
    </>
  );
}

/** A saved plan without a total has '--' and the reason; a current plan that could not be priced says so in words alone. */
export function NoAmount({ row: { total }, text, cost }: { readonly row: Row; readonly text: CostChartText; readonly cost: CostText }) {
  if (total.kind !== 'none') return null;
  return (
    <>
      {total.reason === 'premium-unknown' && (
        <>
          <span aria-hidden="true">{MISSING_TEXT}</span> <VisuallyHidden>{text.noValue}</VisuallyHidden>{' '}
        </>
      )}
      <span className="chart__missing">{cost.noTotal[total.reason]}</span>
    </>
  );
}

/** The information that a reader needs beside the amount. */
function Words({ row, shared: { text, cost, saysExtraHelp } }: PartProps) {
  const { total } = row;
  if (total.kind === 'none') return null;
  const sentences: readonly (string | null)[] = [
    saysExtraHelp && total.isWithExtraHelp ? text.withExtraHelp : null,
    total.drugPart === 'no-drug-coverage' && total.kind === 'complete' && total.sum.drugs === 0
      ? cost.premiumOnly['no-drug-coverage']
      : null,
    includesSentence(total, cost),
    restSentence(row, cost),
  ];
  const shown = sentences.filter((one) => one !== null);
  if (shown.length === 0) return null;
  return (
    <span className="chart__words">
      {shown.map((one) => (
        <span key={one}>
          {one}
          <br />
        </span>
      ))}
    </span>
  );
}
