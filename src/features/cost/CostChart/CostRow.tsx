import { type MouseEvent, memo, useMemo } from 'react';
import { useScheduledRender } from '../../../element/use-scheduled-render.js';
import { MISSING_TEXT } from '../../../shared/money/money-text.js';
import { isSameValue } from '../../../shared/same-value.js';
import { classes } from '../../../ui/classes.js';
import { UnbrokenCodes } from '../../../ui/UnbrokenCodes.js';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.js';
import { openCard } from '../../known-plans/open-card.js';
import { needText } from '../../plan/need-text.js';
import type { PlanCardText } from '../../plan/text/en/plan-card.js';
import {
  costTexts,
  countTexts,
  includesSentence,
  lostSentences,
  missingSentence,
  nowText,
  outcomeSentence,
  restSentence,
  sinceSentence,
} from '../cost-text.js';
import type { ApartRow, CostRow as Row } from '../rules/cost-chart.js';
import type { CostText } from '../text/en/cost.js';
import type { CostChartText } from '../text/en/cost-chart.js';
import { openRow } from './open-row.js';

/** The common data of all rows of the chart. */
export interface RowShared {
  readonly text: CostChartText;
  readonly cost: CostText;
  readonly card: PlanCardText;
  /** The year that the chart shows. */
  readonly year: number;
  /** The total of the longest bar, in US dollars. */
  readonly highest: number;
  /** Each row that is lower by Extra Help says so, because others are not. */
  readonly saysExtraHelp: boolean;
  /** Extra Help may bring another drug plan to a member whose plan ends (NEXT-02). */
  readonly hasExtraHelp: boolean;
}

interface DrawnRow {
  readonly row: Row | ApartRow;
  readonly shared: RowShared;
  /** Hidden on a phone until the shopper asks for all plans. */
  readonly isMore: boolean;
  /** The place that gets focus: the plan's card, or the row at this place of the chart. Null if there is none. */
  readonly opens: 'card' | number | null;
}

interface CostRowProps extends DrawnRow {
  /** False far down in a long chart: the row has its name at once, and the rest when its turn comes. */
  readonly isFirst: boolean;
}

/**
 * A plan of the chart. It is drawn again only when its own facts change: prices arrive plan by plan, and each of them brings new rows for
 * all.
 */
export const CostRow = memo(function RowInTurn({ row, shared, isMore, opens, isFirst }: CostRowProps) {
  const shown = useScheduledRender(
    useMemo(() => ({ row, shared, isMore, opens }), [row, shared, isMore, opens]),
    isFirst,
    false,
  );
  if (shown) return <RowOfPlan {...shown} />;
  return (
    <li className={classes('chart__row', isMore && 'chart__more')}>
      <span className="chart__name">{row.name}</span>
    </li>
  );
}, isSameValue);

/** Name, bar, total, and what the total needs to be read right. The bar is decoration; the words hold every value. */
function RowOfPlan({ row, shared, isMore, opens }: DrawnRow) {
  const { total, isYourPlanNow } = row;
  const isApart = 'inChartYear' in row;
  const onOpen = opens === null ? null : opens === 'card' ? openCard(row.key) : openRow(opens);
  return (
    <li
      className={classes(
        'chart__row',
        isYourPlanNow && 'chart__row--now',
        isApart && 'chart__row--apart',
        total.kind !== 'complete' && 'chart__row--open',
        isMore && 'chart__more',
        onOpen !== null && 'chart__row--link',
      )}
      aria-current={isYourPlanNow || undefined}
    >
      <span className="chart__name">
        {isApart || !onOpen ? (
          <span>
            <RowName row={row} shared={shared} />
          </span>
        ) : (
          <Link onOpen={onOpen}>
            <RowName row={row} shared={shared} />
          </Link>
        )}
        <RowMarks row={row} shared={shared} />
        {isApart && onOpen && (
          <span className="chart__line">
            {' '}
            <Link onOpen={onOpen}>{shared.text.sameInYear(shared.year)}</Link>
          </span>
        )}
      </span>{' '}
      {total.kind !== 'none' && !isApart && <Bars row={row} highest={shared.highest} />}
      <span className="chart__total">
        <Total row={row} shared={shared} />
      </span>{' '}
      <Words row={row} shared={shared} />
    </li>
  );
}

interface LinkProps {
  readonly onOpen: (event: MouseEvent) => void;
  readonly children: React.ReactNode;
}

function Link({ onOpen, children }: LinkProps) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a place of the page that has no address
    <a href="#plan" onClick={onOpen}>
      {children}
    </a>
  );
}

interface PartProps {
  readonly row: Row | ApartRow;
  readonly shared: RowShared;
}

/** The whole name: its end tells a D-SNP from other plans. A plan with a row in each of two years says its year first (NEXT-03). */
export function RowName({ row, shared: { text } }: { readonly row: Row | ApartRow; readonly shared: Pick<RowShared, 'text'> }) {
  return (
    <>
      {'inChartYear' in row && row.inChartYear && `${text.yearFirst(row.year)} `}
      <UnbrokenCodes of={row.name} />
      {row.displayedId && <span className="chart__id"> {row.displayedId}</span>}
    </>
  );
}

/** The need of a special needs plan, 'Your plan now', and what the plan covers (COST-05, COST-10, COST-13). */
export function RowMarks({ row, shared: { cost, card } }: PartProps) {
  const { need, counts, total } = row;
  const covered = countTexts(counts, cost);
  const now = nowText(row, cost);
  return (
    <>
      {need && <span className="chart__line chart__need"> {needText(need, card)}</span>}
      {now && <b className="chart__line chart__now"> {now}</b>}
      {covered && (
        <span className="chart__line chart__has">
          <span aria-hidden="true">
            {' '}
            {covered.shown.map((one, at) => [
              at > 0 && ' · ',
              <span className="nb" key={one}>
                {one}
              </span>,
            ])}
          </span>
          <VisuallyHidden> {covered.spoken}</VisuallyHidden>
        </span>
      )}
      {/* Prices bring this line, and nothing moves then (LOAD-04). */}
      {!covered && total.kind === 'none' && total.reason === 'loading' && (
        <span className="chart__line chart__has" aria-hidden="true">
          {'\u00a0'}
        </span>
      )}
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
function Total({ row, shared }: PartProps) {
  const { total } = row;
  const { text, cost } = shared;
  const { premium, drugs, total: amount } = costTexts(total);
  if (total.kind === 'none') return <NoAmount row={row} text={text} cost={cost} />;
  const parts = total.drugPart === 'priced' || total.sum.drugs > 0 ? text.parts(premium, drugs) : text.premiumPart(premium);
  return (
    <>
      <span className="money">{amount}</span>
      <VisuallyHidden>{parts}</VisuallyHidden>
      <OtherYear row={row} shared={shared} />
      {total.kind === 'incomplete' && (
        <>
          {' '}
          <span className="chart__missing">{missingSentence(total.missing, cost)}</span>
        </>
      )}
    </>
  );
}

/** The year of a cost of another year, or how the cost of the plan now differs from this year's (NEXT-03). */
export function OtherYear({ row, shared: { text, cost } }: PartProps) {
  const sentence = 'inChartYear' in row ? text[row.doesEnd ? 'ofLastYear' : 'ofYear'](row.year) : sinceSentence(row, cost);
  return sentence && <span className="chart__of"> {sentence}</span>;
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
function Words({ row, shared: { text, cost, saysExtraHelp, hasExtraHelp } }: PartProps) {
  const { total } = row;
  const outcome = outcomeSentence(row, text, hasExtraHelp);
  const sentences: readonly (string | null)[] =
    total.kind === 'none'
      ? []
      : [
          saysExtraHelp && total.isWithExtraHelp ? text.withExtraHelp : null,
          total.drugPart === 'no-drug-coverage' && total.kind === 'complete' && total.sum.drugs === 0
            ? cost.premiumOnly['no-drug-coverage']
            : null,
          includesSentence(total, cost),
          ...lostSentences(row, cost),
          restSentence(row, cost),
        ];
  const shown = sentences.filter((one) => one !== null);
  if (shown.length === 0 && outcome === null) return null;
  return (
    <span className="chart__words">
      {/* From 600 px the card of the plan, with the same sentence, is close to the chart. */}
      {outcome && (
        <span className="chart__outcome">
          <UnbrokenCodes of={outcome} isSentence />
        </span>
      )}
      {shown.map((one) => (
        <span key={one}>
          {one}
          <br />
        </span>
      ))}
    </span>
  );
}
