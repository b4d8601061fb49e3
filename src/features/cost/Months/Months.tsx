import { useId, useLayoutEffect, useState } from 'react';
import { useHost } from '../../../element/react-renderer.js';
import { adoptStyles } from '../../../element/sheets.js';
import { useIsPrintingPage } from '../../../element/use-is-printing-page.js';
import { costText, wholeDollarsText } from '../../../shared/money/money-text.js';
import { shadowRootOf } from '../../../shared/page/shadow-root-of.js';
import { withClickTracking } from '../../../shared/tracking/with-click-tracking.js';
import { Button } from '../../../ui/Button.js';
import { useText } from '../../language/use-text.js';
import type { MonthAmounts } from '../rules/month-amounts.js';
import { type ArrangedMonths, arrangeMonths, type MonthCost } from '../rules/months.js';
import { months as english, type MonthsText } from '../text/en/months.js';
import css from './Months.css?inline';
import { MonthsTable } from './MonthsTable.js';

export interface MonthsProps {
  readonly of: MonthAmounts;
  /** Tells the button from those of other plans. */
  readonly planName: string;
}

/** The cost of a plan month by month: two sentences, and the same as bars or as a table. On paper it is the table (MONTH-01, MONTH-03). */
export function Months({ of: amounts, planName }: MonthsProps) {
  const of = arrangeMonths(amounts);
  const text = useText(english);
  const host = useHost();
  const id = useId();
  const isOnPaper = useIsPrintingPage();
  const [isTable, setTable] = useState(false);
  // The element that holds the card does not list this sheet, because it comes with the months.
  useLayoutEffect(() => {
    const root = shadowRootOf(host);
    if (root) adoptStyles(root, [css]);
  }, [host]);
  return (
    <div className="months" part="months">
      <div className="months__head">
        <h4>{text.title}</h4>
        <Button
          kind="quiet"
          className="months__switch"
          suffix={text.forPlan(planName)}
          aria-expanded={isTable}
          aria-controls={id}
          onClick={withClickTracking('Show Table', () => setTable(!isTable))}
        >
          {isTable ? text.showBars : text.showTable}
        </Button>
      </div>
      <Sentences of={of} text={text} />
      {!isTable && <Bars of={of} text={text} />}
      <div id={id}>{(isTable || isOnPaper) && <MonthsTable of={of} text={text} />}</div>
    </div>
  );
}

interface PartProps {
  readonly of: ArrangedMonths;
  readonly text: MonthsText;
}

/** The bars in words: the months that cost most, the drugs that are left out, and the month from which the drugs cost nothing. */
function Sentences({ of, text }: PartProps) {
  const { sum, leftOut, freeFrom } = of;
  const more = [
    sum.premium === null && text.withoutPremium,
    leftOut.length > 0 && text.leftOut(leftOut),
    freeFrom !== null && text.freeFrom(freeFrom, costText(0), leftOut.length > 0),
  ];
  return (
    <p>
      <b>{highest(of, text)}</b> {more.filter(Boolean).join(' ')}
    </p>
  );
}

function highest({ year, months, highest: { months: most, amount } }: ArrangedMonths, text: MonthsText): string {
  const cost = costText(amount);
  const [only] = most;
  if (only !== undefined && months.length === 1) return text.only(only, year, cost);
  if (most.length < months.length) return text.highest(most, cost);
  return months.length === 12 ? text.every(cost) : text.everyLeft(year, cost);
}

/** Repeats the sentences and the table for the eye, so screen readers skip it. */
function Bars({ of: { months, top, sum }, text }: PartProps) {
  const columns = { gridTemplateColumns: `repeat(${months.length}, minmax(0, 1fr))` };
  return (
    <div className="months__drawing" aria-hidden="true">
      <div className="months__plot">
        <span className="months__top">{wholeDollarsText(top)}</span>
        <div className="months__bars" style={columns}>
          {months.map((one) => (
            <Bar of={one} top={top} key={one.month} />
          ))}
        </div>
      </div>
      <div className="months__axis" style={columns}>
        {months.map(({ month }, at) => {
          const column = namedColumn(month, at, months.length);
          return (
            column && (
              <span style={{ gridColumn: column }} key={month}>
                {text.short[month - 1]}
              </span>
            )
          );
        })}
      </div>
      <p className="months__key">
        {sum.premium !== null && (
          <>
            <span>
              <i className="months__premium" />
              {text.premium} +
            </span>{' '}
          </>
        )}
        <span>
          <i className="months__drugs" />
          {sum.premium === null ? text.column.drugs : text.drugs}
        </span>
      </p>
    </div>
  );
}

/** Premium below, drugs above. A part of $0.00 has no bar. */
function Bar({ of: { premium, drugs }, top }: { readonly of: MonthCost; readonly top: number }) {
  const height = (amount: number) => ({ height: `${(amount / top) * 100}%` });
  return (
    <span>
      {drugs > 0 && <i className="months__drugs" style={height(drugs)} />}
      {premium !== null && premium > 0 && <i className="months__premium" style={height(premium)} />}
    </span>
  );
}

/** With so few bars, each has its name. */
const FEW = 4;

/** The columns of a month's name. With many bars, the first months of the quarters have one, and the first bar if there is space. */
function namedColumn(month: number, at: number, count: number): string | null {
  if (count <= FEW) return `${at + 1}`;
  const isFirst = at === 0 && month % 3 === 2;
  return isFirst || month % 3 === 1 ? `${at + 1} / span ${isFirst ? 2 : Math.min(3, count - at)}` : null;
}
