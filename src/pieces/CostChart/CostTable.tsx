import { useId, useState } from 'react';
import type { ChartRow } from '../../domain/cost/yearly-cost.js';
import { MISSING } from '../../domain/money/money-text.js';
import type { CostChartText } from '../../text/messages.js';
import { Button } from '../../ui/Button.js';
import { Money } from '../../ui/Money.js';
import { telling } from '../telling.js';
import { LeftOut, RowName } from './CostRow.js';
import { costTexts } from './cost-text.js';

interface CostTableProps {
  readonly rows: readonly ChartRow[];
  readonly title: string;
  readonly text: CostChartText;
}

/** The same values as a table, for who asks. On a narrow screen it scrolls by itself, by keyboard too. */
export function CostTable({ rows, title, text }: CostTableProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="secondary"
        className="chart__switch"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={telling('Show Table', () => setOpen(!isOpen))}
      >
        {isOpen ? text.hideTable : text.showTable}
      </Button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a name for what scrolls; a fieldset is for a form */}
      <div className="chart__table" id={id} role="group" hidden={!isOpen} aria-labelledby={`${id}-c`} tabIndex={0}>
        <table>
          <caption className="vh" id={`${id}-c`}>
            {title}
          </caption>
          <Table rows={rows} text={text} />
        </table>
      </div>
    </>
  );
}

function Table({ rows, text }: Omit<CostTableProps, 'title'>) {
  const { column } = text;
  const isEitherWay = rows.some((row) => row.kind === 'total' && row.isWithExtraHelp);
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{column.plan}</th>
          <th scope="col">{column.premium}</th>
          <th scope="col">{column.drugs}</th>
          <th scope="col">{column.total}</th>
          {isEitherWay && <th scope="col">{column.without}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const { premium, drugs, total, without } = costTexts(row);
          return (
            <tr key={row.key}>
              <th scope="row">
                <RowName row={row} />
                <LeftOut row={row} text={text} />
              </th>
              <Amount of={premium} text={text} />
              {row.drugPart === 'none-saved' || row.drugPart === 'no-drug-coverage' ? (
                <td>{text.drugPart[row.drugPart]}</td>
              ) : (
                <Amount of={drugs} text={text} />
              )}
              <Amount of={total} text={text} />
              {isEitherWay && <Amount of={without} text={text} />}
            </tr>
          );
        })}
      </tbody>
    </>
  );
}

function Amount({ of, text }: { readonly of: string; readonly text: CostChartText }) {
  return (
    <td>
      <Money text={of} spoken={of === MISSING ? text.noValue : undefined} />
    </td>
  );
}
