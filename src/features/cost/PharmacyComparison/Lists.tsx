import { Button } from '../../../ui/Button.js';
import { classes } from '../../../ui/classes.js';
import { Notice } from '../../../ui/Notice.js';
import { UnbrokenCodes } from '../../../ui/UnbrokenCodes.js';
import type { PharmacyCell, PharmacyRow, PharmacySection } from '../rules/pharmacy-table.js';
import { Cell } from './Cell.js';
import { Choice, PharmacyName, Waits } from './Choice.js';
import { GroupTitle, headingOf, PlanName } from './PlanName.js';
import type { ComparisonProps } from './parts.js';

/** The same on a phone: each plan is a short list of pharmacies, and the choice is the last block (PHARM-03). */
export function Lists(props: ComparisonProps) {
  const { columns, sections, texts, onUse, onRetry, saving } = props;
  return (
    <div className="pharmacies__lists">
      {sections.map((section, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups keep their order
        <Section section={section} columns={columns} texts={texts} key={at} />
      ))}
      <h3 className="pharmacies__plan pharmacies__plan--choice">{texts.text.chooseYours}</h3>
      <ul className="pharmacies__choices" role="list">
        {columns.map((column) => (
          <li className="pharmacies__choice" key={column.pharmacy.number}>
            <span>
              <PharmacyName column={column} texts={texts} />
            </span>
            <Choice column={column} texts={texts} onUse={onUse} saving={saving} />
          </li>
        ))}
      </ul>
      {columns.map(
        ({ pharmacy, state }) =>
          state === 'failed' && (
            <div className="pharmacies__message" key={pharmacy.number}>
              <Notice kind="negative" role="alert" title={<UnbrokenCodes of={texts.text.failedAt(pharmacy.name)} isSentence />}>
                <Button kind="quiet" suffix={pharmacy.name} onClick={() => onRetry(pharmacy)}>
                  {texts.common.tryAgain}
                </Button>
              </Notice>
            </div>
          ),
      )}
    </div>
  );
}

interface SectionProps extends Pick<ComparisonProps, 'columns' | 'texts'> {
  readonly section: PharmacySection;
}

function Section({ section, columns, texts }: SectionProps) {
  const title = headingOf(section, texts);
  return (
    <>
      {title && (
        <h3 className={classes('pharmacies__grouphead', section.heading === 'incomplete' && 'pharmacies__grouphead--caution')}>
          <GroupTitle heading={section.heading} title={title} />
        </h3>
      )}
      {section.rows.map((row) => (
        <Plan row={row} columns={columns} texts={texts} isInGroup={title !== null} key={row.plan.key} />
      ))}
    </>
  );
}

interface PlanProps extends Omit<SectionProps, 'section'> {
  readonly row: PharmacyRow;
  readonly isInGroup: boolean;
}

function Plan({ row: { plan, cells }, columns, texts, isInGroup }: PlanProps) {
  const Heading = isInGroup ? 'h4' : 'h3';
  return (
    <>
      <Heading className={classes('pharmacies__plan', plan.isYourPlanNow && 'pharmacies__plan--now')}>
        <PlanName plan={plan} texts={texts} />
      </Heading>
      <ul role="list">
        {columns.map(({ pharmacy }, at) => {
          const cell = cells[at];
          return (
            <li className="pharmacies__row" key={pharmacy.number}>
              <UnbrokenCodes of={pharmacy.name} />{' '}
              <span className={classes('pharmacies__cell', hasNotes(cell) && 'pharmacies__cell--wide')}>
                {cell?.kind === 'loading' ? <Waits common={texts.common} /> : cell && <Cell cell={cell} texts={texts} />}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function hasNotes(cell: PharmacyCell | undefined): boolean {
  return cell?.kind === 'incomplete' || (cell?.kind === 'total' && cell.total.includesFullPrice.length > 0);
}
