import type { ChartRow } from '../../domain/cost/yearly-cost.js';
import type { CostChartText } from '../../text/messages.js';
import { Icon } from '../../ui/Icon.js';
import { warn } from '../../ui/icons/warn.js';
import { Money } from '../../ui/Money.js';
import { unbroken } from '../../ui/unbroken.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden.js';
import { WholeCodes } from '../../ui/WholeCodes.js';
import { costTexts } from './cost-text.js';

interface CostRowProps {
  readonly row: ChartRow;
  /** Where the scale ends, in US dollars. */
  readonly max: number;
  readonly text: CostChartText;
}

/** A plan of the chart: the bar is decoration, the words hold every value. A break ends each part, for a row that is read as one text. */
export function CostRow({ row, max, text }: CostRowProps) {
  const { total } = costTexts(row);
  return (
    <li className="chart__row">
      <span className="chart__plan">
        <RowName row={row} />
      </span>
      <span className="chart__bars" aria-hidden="true">
        {row.kind === 'total' && <Bar series="premium" dollars={row.sum.premium} max={max} />}
        {row.kind === 'total' && <Bar series="drugs" dollars={row.sum.drugs} max={max} />}
      </span>
      <span className="chart__total">
        <VisuallyHidden>{text.total}</VisuallyHidden>
        <Money text={total} spoken={row.kind === 'total' ? undefined : text.noValue} />
        <br />
      </span>
      <span className="chart__words">
        <Split row={row} text={text} />
        <Remarks row={row} text={text} />
        <LeftOut row={row} text={text} />
      </span>
    </li>
  );
}

/** The plan's name, with its id where another plan has that name too. */
export function RowName({ row: { name, displayedId } }: Pick<CostRowProps, 'row'>) {
  return (
    <>
      <WholeCodes of={name} />
      <br />
      {displayedId && (
        <span className="chart__id">
          {displayedId}
          <br />
        </span>
      )}
    </>
  );
}

/** Nothing is drawn for $0: a sliver would look like a cost. */
function Bar({ series, dollars, max }: { readonly series: 'premium' | 'drugs'; readonly dollars: number; readonly max: number }) {
  if (dollars <= 0) return null;
  return <span className={`chart__bar chart__series--${series}`} style={{ width: `${((100 * dollars) / max).toFixed(2)}%` }} />;
}

/** 'Premium $312 · Drugs $1,264.00 · with Extra Help' */
function Split({ row, text }: Omit<CostRowProps, 'max'>) {
  const { premium, drugs } = costTexts(row);
  const { drugPart } = row;
  const hasPremium = row.kind === 'total' || row.premium !== null;
  return (
    <span>
      {text.premium} {hasPremium ? <b className="money">{premium}</b> : text.noValue}
      {' · '}
      {drugPart === 'priced' ? (
        <span className="nb">
          {text.drugs} <b className="money">{drugs}</b>
        </span>
      ) : (
        text.drugPart[drugPart]
      )}
      {row.kind === 'total' && row.isWithExtraHelp && (
        <>
          {' · '}
          <span className="nb">{text.withExtraHelp}</span>
        </>
      )}
      <br />
    </span>
  );
}

function Remarks({ row, text }: Omit<CostRowProps, 'max'>) {
  const { regular } = costTexts(row);
  const isOnItsWay = row.drugPart === 'loading' && row.kind === 'no-total' && row.reason === 'drug-cost-unknown';
  return (
    <>
      {regular && (
        <span>
          {unbroken(text.withoutExtraHelp(regular.total, regular.premium, regular.drugs))}
          <br />
        </span>
      )}
      {row.kind === 'no-total' && !isOnItsWay && <Flag>{text.noTotal[row.reason]}</Flag>}
    </>
  );
}

/** What the total does not hold is said wherever the total stands. */
export function LeftOut({ row, text }: Pick<CostRowProps, 'row' | 'text'>) {
  return (
    <>
      {row.uncovered.length > 0 && <Flag>{text.leavesOut(row.uncovered)}</Flag>}
      {row.kind === 'total' && !row.isCoverageKnown && <Flag>{text.mayLeaveOut}</Flag>}
    </>
  );
}

function Flag({ children }: { readonly children: string }) {
  return (
    <span className="chart__flag">
      <Icon of={warn} size="sm" />
      {children}
      <br />
    </span>
  );
}
