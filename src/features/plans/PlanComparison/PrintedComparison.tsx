import { UnbrokenCodes } from '../../../ui/UnbrokenCodes.js';
import { PrintedChanges, printedChangesStyles } from '../../next-year/PrintedChanges.js';
import type { ComparisonColumn, ComparisonRow, PlanComparison } from '../rules/comparison.js';
import css from './PlanComparison.css?inline';
import { useComparison } from './use-comparison.js';

/** More plans do not fit side by side on a sheet; the others follow on the next, behind the same row heads. */
const PER_SHEET = 4;

/**
 * The saved plans side by side, on paper: their costs, and what they cover and do not cover (TOP-05, COST-09). The changes of the plan now
 * follow (NEXT-05). A member who has saved no plan has the changes alone.
 */
export function PrintedComparison() {
  const comparison = useComparison();
  return (
    <div className="print-only sheets">
      {comparison && <Sheets comparison={comparison} />}
      <PrintedChanges />
    </div>
  );
}

function Sheets({ comparison: { caption, lead, plans, rows, notes } }: { readonly comparison: PlanComparison }) {
  const starts = plans.flatMap((_, at) => (at % PER_SHEET === 0 ? [at] : []));
  return (
    <>
      {starts.map((from) => {
        const to = from + PER_SHEET;
        return (
          <div className="sheet" key={from}>
            {from === 0 &&
              lead.map((sentence) => (
                <p className="comparison__lead" key={sentence}>
                  <UnbrokenCodes of={sentence} isSentence />
                </p>
              ))}
            <table className="comparison">
              <caption className="vh">{caption}</caption>
              <thead>
                <GroupHeads plans={plans.slice(from, to)} blanks={starts.length > 1 ? to - plans.length : 0} />
                <tr>
                  <td />
                  {plans.slice(from, to).map(({ planId, name, need, lines }) => (
                    <th scope="col" key={planId}>
                      <UnbrokenCodes of={name} />
                      {lines.map((line) => (
                        <small className={line === need ? 'comparison__need' : undefined} key={line}>
                          <UnbrokenCodes of={line} />
                        </small>
                      ))}
                    </th>
                  ))}
                  {starts.length > 1 && <Blanks count={to - plans.length} />}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <Row row={row} from={from} to={to} blanks={starts.length > 1 ? to - plans.length : 0} key={row.key} />
                ))}
              </tbody>
            </table>
            <p className="comparison__notes">{notes.join(' ')}</p>
          </div>
        );
      })}
    </>
  );
}

interface GroupHeadsProps {
  readonly plans: readonly ComparisonColumn[];
  readonly blanks: number;
}

/** The group over its columns: special needs plans never stand under no heading (COST-10). */
function GroupHeads({ plans, blanks }: GroupHeadsProps) {
  if (plans.every(({ group }) => group === null)) return null;
  const starts = plans.flatMap(({ group }, at) => (at === 0 || group !== plans[at - 1]?.group ? [at] : []));
  return (
    <tr className="comparison__groups">
      <td />
      {starts.map((from, at) => {
        const columns = (starts[at + 1] ?? plans.length) - from;
        const group = plans[from]?.group;
        return group ? (
          <th scope="colgroup" colSpan={columns} key={from}>
            {group}
          </th>
        ) : (
          <td colSpan={columns} key={from} />
        );
      })}
      <Blanks count={blanks} />
    </tr>
  );
}

/** '$64.00', '4 of 4 covered': what a reader looks for. */
const isFigure = /^\$?\d/;

interface RowProps {
  readonly row: ComparisonRow;
  readonly from: number;
  readonly to: number;
  readonly blanks: number;
}

function Row({ row: { key, label, hint, cells }, from, to, blanks }: RowProps) {
  return (
    <tr className={`comparison__${key}`}>
      <th scope="row">
        {label}
        {hint && <small>{hint}</small>}
      </th>
      {cells.slice(from, to).map(([main, ...more], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is the plan of its place
        <td key={at}>
          {main && (isFigure.test(main) ? <b>{main}</b> : main)}
          {more.map((line) => (
            <span className="comparison__line" key={line}>
              {line}
            </span>
          ))}
        </td>
      ))}
      <Blanks count={blanks} />
    </tr>
  );
}

/** Keep the columns of a last sheet as wide as those of the others. */
function Blanks({ count }: { readonly count: number }) {
  return [...Array(Math.max(0, count)).keys()].map((at) => <td className="comparison__blank" key={at} />);
}

export const planComparisonStyles: readonly string[] = [css, ...printedChangesStyles];
