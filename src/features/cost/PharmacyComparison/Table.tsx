import type { CSSProperties } from 'react';
import { Button } from '../../../ui/Button.js';
import { classes } from '../../../ui/classes.js';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.js';
import type { PharmacyRow, PharmacySection } from '../rules/pharmacy-table.js';
import { Cell } from './Cell.js';
import { Choice, PharmacyName } from './Choice.js';
import { GroupTitle, headingOf, PlanName } from './PlanName.js';
import type { ComparisonProps, PharmacyColumn } from './parts.js';

/** A row for each plan, a column for each pharmacy (PHARM-03). */
export function Table(props: ComparisonProps) {
  const { columns, sections, texts, onUse, saving } = props;
  const first = sections.findIndex(({ rows }) => rows.length > 0);
  return (
    <table className="pharmacies__table" style={{ '--_n': columns.length } as CSSProperties}>
      <caption className="vh">{texts.text.caption}</caption>
      <thead>
        <tr>
          <td />
          {columns.map((column, at) => (
            <th scope="col" className={classOf(columns, at)} key={column.pharmacy.number}>
              <PharmacyName column={column} texts={texts} />
            </th>
          ))}
        </tr>
      </thead>
      {sections.map((section, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups keep their order
        <Section section={section} isFirst={at === first} {...props} key={at} />
      ))}
      <tfoot>
        <tr>
          <th scope="row">
            <VisuallyHidden>{texts.text.choose}</VisuallyHidden>
          </th>
          {columns.map((column, at) => (
            <td className={classOf(columns, at)} key={column.pharmacy.number}>
              <Choice column={column} texts={texts} onUse={onUse} saving={saving} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

interface SectionProps extends ComparisonProps {
  readonly section: PharmacySection;
  /** The first group with rows: a column that has failed says so there, and can be asked for again. */
  readonly isFirst: boolean;
}

function Section({ section, ...props }: SectionProps) {
  const { columns, texts } = props;
  const title = headingOf(section, texts);
  return (
    <tbody>
      {title && (
        <tr className={classes('pharmacies__group', `pharmacies__group--${section.heading}`)}>
          {/* The title is a heading. As the head of a group it would ask each cell for a list of its heads. */}
          <td colSpan={columns.length + 1}>
            <GroupTitle heading={section.heading} title={title} />
          </td>
        </tr>
      )}
      {section.rows.map((row, at) => (
        <Row row={row} failedOver={at === 0 ? section.rows.length : 0} {...props} key={row.plan.key} />
      ))}
    </tbody>
  );
}

interface RowProps extends Omit<SectionProps, 'section'> {
  readonly row: PharmacyRow;
  /** The number of rows that the cell of a failed column takes. 0 if a row above has that cell. */
  readonly failedOver: number;
}

function Row({ row: { plan, cells }, failedOver, isFirst, columns, texts, onRetry }: RowProps) {
  return (
    <tr className={plan.isYourPlanNow ? 'pharmacies__now' : undefined}>
      <th scope="row">
        <PlanName plan={plan} texts={texts} />
      </th>
      {columns.map((column, at) => {
        const cell = cells[at];
        if (column.state === 'failed') {
          return failedOver > 0 ? (
            <td className={classes('pharmacies__failed', classOf(columns, at))} rowSpan={failedOver} key={column.pharmacy.number}>
              {isFirst ? <Failed column={column} texts={texts} onRetry={onRetry} /> : texts.text.notLoaded}
            </td>
          ) : null;
        }
        return (
          <td
            className={classes('pharmacies__cell', classOf(columns, at), cell?.kind === 'incomplete' && 'is-open')}
            key={column.pharmacy.number}
          >
            {cell && <Cell cell={cell} texts={texts} />}
          </td>
        );
      })}
    </tr>
  );
}

function Failed({
  column: { pharmacy },
  texts,
  onRetry,
}: { readonly column: PharmacyColumn } & Pick<ComparisonProps, 'texts' | 'onRetry'>) {
  return (
    <div role="alert">
      <p>{texts.text.failed}</p>
      <Button kind="secondary" className="pharmacies__use" suffix={pharmacy.name} onClick={() => onRetry(pharmacy)}>
        {texts.common.tryAgain}
      </Button>
    </div>
  );
}

/** The last cell of a row is not always in the last column: a cell above may take its place. */
function classOf(columns: readonly PharmacyColumn[], at: number): string {
  return classes(columns[at]?.isYours && 'is-mine', at === columns.length - 1 && 'is-last');
}
