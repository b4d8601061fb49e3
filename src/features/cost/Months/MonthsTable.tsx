import { costText } from '../../../shared/money/money-text.js';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.js';
import type { ArrangedMonths, CostParts } from '../rules/months.js';
import type { MonthsText } from '../text/en/months.js';

interface MonthsTableProps {
  readonly of: ArrangedMonths;
  readonly text: MonthsText;
}

/** The figures of the bars, with their sum (MONTH-03). Without a known premium, there is no column for it and none for a total. */
export function MonthsTable({ of: { year, months, sum }, text }: MonthsTableProps) {
  const { column } = text;
  const hasPremium = sum.premium !== null;
  return (
    <table className="months__table">
      <caption className="vh">{hasPremium ? text.caption(year) : text.captionDrugs(year)}</caption>
      <thead>
        <tr>
          <th scope="col">{column.month}</th>
          {hasPremium && <th scope="col">{column.premium}</th>}
          <th scope="col">{column.drugs}</th>
          {hasPremium && <th scope="col">{column.total}</th>}
        </tr>
      </thead>
      <tbody>
        {months.map((one) => (
          <tr key={one.month}>
            <th scope="row">
              <span aria-hidden="true">{text.short[one.month - 1]}</span>
              <VisuallyHidden>{text.name[one.month - 1]}</VisuallyHidden>
            </th>
            <Amounts of={one} text={text} />
          </tr>
        ))}
      </tbody>
      {months.length > 1 && (
        <tfoot>
          <tr>
            <th scope="row">{months.length === 12 ? text.year : text.left(year)}</th>
            <Amounts of={sum} text={text} />
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function Amounts({ of: { premium, drugs, total }, text: { column } }: { readonly of: CostParts; readonly text: MonthsText }) {
  if (premium === null) return <td>{costText(drugs)}</td>;
  return (
    <>
      <Amount of={premium} label={column.premium} />
      <Amount of={drugs} label={column.drugs} />
      <td className="months__total">{costText(total)}</td>
    </>
  );
}

/** In a narrow box the amount has its name beside it. Screen readers read that of the column. */
function Amount({ of, label }: { readonly of: number; readonly label: string }) {
  return (
    <td>
      <span className="months__label" aria-hidden="true">
        {label}{' '}
      </span>
      {costText(of)}
    </td>
  );
}
