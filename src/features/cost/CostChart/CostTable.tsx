import { MISSING_TEXT } from '../../../shared/money/money-text.js';
import { Money } from '../../../ui/Money.js';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.js';
import { costTexts, includesSentence, missingSentence, restSentence } from '../cost-text.js';
import { type ApartRow, type ArrangedCosts, allRows, type CostGroup, type CostRow, rowsOf } from '../rules/cost-chart.js';
import type { YearlyTotal } from '../rules/yearly-total.js';
import type { CostText } from '../text/en/cost.js';
import { NoAmount, OtherYear, RowMarks, RowName, type RowShared } from './CostRow.js';

interface CostTableProps extends ArrangedCosts {
  readonly title: string;
  readonly shared: RowShared;
  readonly id: string;
  readonly isOpen: boolean;
}

/**
 * The same values as a table, for who asks. On a narrow screen it scrolls by itself, by keyboard too. Its rows are in the document only while
 * it is open: paper and the email have a table of their own.
 */
export function CostTable({ apart, groups, title, shared, id, isOpen }: CostTableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a name for what scrolls; a fieldset is for a form
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="chart__table" id={id} role="group" hidden={!isOpen} aria-labelledby={isOpen ? `${id}-c` : undefined} tabIndex={0}>
      {isOpen && (
        <table>
          <caption className="vh" id={`${id}-c`}>
            {title}
          </caption>
          <Table apart={apart} groups={groups} shared={shared} />
        </table>
      )}
    </div>
  );
}

/** The columns that some row needs. */
interface Columns {
  readonly hasWithout: boolean;
  readonly hasRest: boolean;
}

function Table({ apart, groups, shared }: Pick<CostTableProps, 'apart' | 'groups' | 'shared'>) {
  const { column } = shared.text;
  const rows = allRows({ apart, groups });
  const columns: Columns = {
    hasWithout: rows.some(({ total }) => total.kind !== 'none' && total.isWithExtraHelp),
    hasRest: rows.some(({ restOfYear }) => restOfYear !== null),
  };
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{column.plan}</th>
          <th scope="col">{column.premium}</th>
          <th scope="col">{column.drugs}</th>
          <th scope="col">{column.total}</th>
          {columns.hasWithout && <th scope="col">{column.without}</th>}
          {columns.hasRest && <th scope="col">{column.rest}</th>}
        </tr>
      </thead>
      <TableRows rows={apart} shared={shared} columns={columns} />
      {groups.map((group) => (
        <TableGroup group={group} shared={shared} columns={columns} hasHeading={groups.length > 1} key={group.family} />
      ))}
    </>
  );
}

interface TableGroupProps {
  readonly group: CostGroup;
  readonly shared: RowShared;
  readonly columns: Columns;
  readonly hasHeading: boolean;
}

function TableGroup({ group, shared, columns, hasHeading }: TableGroupProps) {
  const { family, complete, incomplete, withoutTotal } = group;
  const { text, cost } = shared;
  if (family === 'special-needs') {
    return (
      <>
        <Heading columns={columns}>{text.family[family]}</Heading>
        <TableRows rows={rowsOf(group)} shared={shared} columns={columns} />
      </>
    );
  }
  return (
    <>
      {hasHeading && family !== 'medicare-advantage' && <Heading columns={columns}>{text.family[family]}</Heading>}
      <TableRows rows={complete} shared={shared} columns={columns} />
      {incomplete.length > 0 && <Heading columns={columns}>{cost.incomplete}</Heading>}
      <TableRows rows={incomplete} shared={shared} columns={columns} />
      {incomplete.length > 0 && withoutTotal.length > 0 && <Heading columns={columns}>{text.withoutTotal}</Heading>}
      <TableRows rows={withoutTotal} shared={shared} columns={columns} />
    </>
  );
}

function Heading({ columns: { hasWithout, hasRest }, children }: { readonly columns: Columns; readonly children: string }) {
  return (
    <tbody>
      <tr>
        <th className="chart__group" scope="rowgroup" colSpan={4 + Number(hasWithout) + Number(hasRest)}>
          {children}
        </th>
      </tr>
    </tbody>
  );
}

function TableRows({
  rows,
  shared,
  columns,
}: {
  readonly rows: readonly (CostRow | ApartRow)[];
  readonly shared: RowShared;
  readonly columns: Columns;
}) {
  if (rows.length === 0) return null;
  return (
    <tbody>
      {rows.map((row) => (
        <TableRow row={row} shared={shared} columns={columns} key={row.key} />
      ))}
    </tbody>
  );
}

function TableRow({ row, shared, columns }: { readonly row: CostRow | ApartRow; readonly shared: RowShared; readonly columns: Columns }) {
  const { text, cost } = shared;
  const { total } = row;
  const { premium, drugs, without } = costTexts(total);
  const includes = includesSentence(total, cost);
  const rest = restSentence(row, cost);
  return (
    <tr>
      <th scope="row">
        <RowName row={row} shared={shared} />
        <RowMarks row={row} shared={shared} />
        {includes && <span className="chart__note"> {includes}</span>}
      </th>
      <Amount of={premium} noValue={text.noValue} />
      {total.kind !== 'none' && total.drugPart !== 'priced' && total.sum.drugs === 0 ? (
        <td>{cost.premiumOnly[total.drugPart]}</td>
      ) : (
        <Amount of={drugs} noValue={text.noValue} />
      )}
      <td>
        <TotalCell row={row} shared={shared} />
      </td>
      {columns.hasWithout && (
        <td>
          <Money text={without} spoken={without === MISSING_TEXT ? text.noValue : undefined} />
          {without !== MISSING_TEXT && <Missing total={total} cost={cost} />}
        </td>
      )}
      {columns.hasRest && <td>{rest ? rest : <Money text={MISSING_TEXT} spoken={text.noValue} />}</td>}
    </tr>
  );
}

function TotalCell({ row, shared }: { readonly row: CostRow | ApartRow; readonly shared: RowShared }) {
  const { total } = row;
  const { text, cost } = shared;
  if (total.kind === 'none') return <NoAmount row={row} text={text} cost={cost} />;
  return (
    <>
      <Money text={costTexts(total).total} />
      <OtherYear row={row} shared={shared} />
      <Missing total={total} cost={cost} />
      {total.kind === 'complete' && <VisuallyHidden> {cost.aYear}</VisuallyHidden>}
    </>
  );
}

/** An incomplete amount never stands without what it lacks (COST-02). */
function Missing({ total, cost }: { readonly total: YearlyTotal; readonly cost: CostText }) {
  if (total.kind !== 'incomplete') return null;
  return <span className="chart__note"> {missingSentence(total.missing, cost)}</span>;
}

function Amount({ of, noValue }: { readonly of: string; readonly noValue: string }) {
  return (
    <td>
      <Money text={of} spoken={of === MISSING_TEXT ? noValue : undefined} />
    </td>
  );
}
