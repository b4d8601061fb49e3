import { Fragment, useId, useRef, useState } from 'react';
import { skeletonWords } from '../../../element/first-paint.js';
import { type ReactComponent, useHost } from '../../../element/react-renderer.js';
import { useEmptyHost } from '../../../element/use-empty-host.js';
import { languageOf } from '../../../shared/language/language.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import { withClickTracking } from '../../../shared/tracking/with-click-tracking.js';
import { Button, buttonStyles } from '../../../ui/Button.js';
import base from '../../../ui/base.css?inline';
import { classes } from '../../../ui/classes.js';
import contained from '../../../ui/contained.css?inline';
import type { HeadingProps } from '../../../ui/heading-props.js';
import { Icon } from '../../../ui/Icon.js';
import { warn } from '../../../ui/icons/warn.js';
import { useKeptFocus } from '../../../ui/use-kept-focus.js';
import { $hasExtraHelp } from '../../extra-help/state/subsidy.js';
import { $cardsOnPage } from '../../known-plans/state/cards-on-page.js';
import { useText } from '../../language/use-text.js';
import type { PlanKey } from '../../plan/rules/plan.js';
import { planCard as cardEnglish } from '../../plan/text/en/plan-card.js';
import { $finished } from '../../profile/state/loading.js';
import { type ApartRow, allRows, type CostGroup, type CostRow as Row, rowsOf } from '../rules/cost-chart.js';
import { $shownCost } from '../state/cost.js';
import { type CostText, cost as costEnglish } from '../text/en/cost.js';
import { type CostChartText, costChart as english } from '../text/en/cost-chart.js';
import { Answer } from './Answer.js';
import css from './CostChart.css?inline';
import { CostRow, type RowShared } from './CostRow.js';
import { CostTable } from './CostTable.js';
import { firstRows, rowsDrawnAtOnce } from './first-rows.js';
import { isPricesAtReady, usePricesAtCode } from './prices-at-code.js';
import { useKeptHeight } from './use-kept-height.js';

/** The yearly costs of the saved plans and of the plan now (COST-01 to COST-09); nothing where none is saved. */
function CostChart({ heading, noHeading }: HeadingProps) {
  const id = useId();
  const text = useText(english);
  const cost = useText(costEnglish);
  const card = useText(cardEnglish);
  const shown = useAtom($shownCost);
  const cards = useAtom($cardsOnPage);
  const hasExtraHelp = useAtom($hasExtraHelp);
  const [isTableOpen, setTableOpen] = useState(false);
  const [isAll, setAll] = useState(false);
  const { code: pricesAt, hasFailed } = usePricesAtCode();
  const [isComparing, setComparing] = useState(false);
  const compare = useRef<HTMLButtonElement>(null);
  const comparison = { isOpen: isComparing, setOpen: setComparing, button: compare };
  const host = useHost();
  const root = useRef<HTMLElement>(null);
  useKeptFocus(root);
  const isEmpty = !shown?.groups.length && !shown?.apart.length;
  const box = useKeptHeight(shown?.answer.kind === 'waits');
  useEmptyHost(isEmpty);
  if (!shown || isEmpty) return null;
  const { apart, groups, answer, year, highest, leftOut, supplements } = shown;
  const rows = allRows(shown);
  const first = firstRows(shown);
  const atOnce = rowsDrawnAtOnce(shown);
  const help = extraHelpOf(rows);
  const arePricesLoading = rows.some(({ total }) => total.kind === 'none' && total.reason === 'loading');
  const shared: RowShared = { text, cost, card, year, highest, saysExtraHelp: help === 'some', hasExtraHelp };
  const title = heading ?? text.heading;
  const titleId = noHeading ? undefined : id;
  const tableId = `${id}-t`;
  return (
    <>
      <section className="root root--chart no-print" aria-labelledby={titleId} aria-label={noHeading ? title : undefined} ref={root}>
        <div className={classes('chart', isAll && 'chart--all')} part="chart" ref={box}>
          <div className="chart__head">
            {!noHeading && <h2 id={id}>{title}</h2>}
            <Button
              kind="quiet"
              className="chart__switch"
              aria-expanded={isTableOpen}
              aria-controls={tableId}
              onClick={withClickTracking('Show Table', () => setTableOpen(!isTableOpen))}
            >
              {isTableOpen ? text.hideTable : text.showTable}
            </Button>
          </div>
          <Answer answer={answer} cost={cost} cards={cards} />
          <Legend
            text={text}
            cost={cost}
            rows={rows}
            isWithExtraHelp={help === 'all'}
            key={arePricesLoading ? 'legend-loading' : 'legend'}
          />
          {pricesAt && <pricesAt.PricesAt comparison={comparison} text={text} />}
          {hasFailed && <Flag words={skeletonWords[languageOf(host)].failed} />}
          {/* Priced rows are other elements: rows that change places and height would count as moved (LOAD-04). */}
          <Fragment key={arePricesLoading ? 'loading' : 'priced'}>
            <Apart rows={apart} all={rows} shared={shared} />
            {groups.map((group) => (
              <Group
                group={group}
                shared={shared}
                first={first}
                atOnce={atOnce}
                cards={cards}
                hasHeading={groups.length > 1}
                key={group.family}
              />
            ))}
          </Fragment>
          {rows.length > first.size && (
            <div className="chart__all">
              <Button kind="quiet" aria-expanded={isAll} onClick={withClickTracking('Show All', () => setAll(!isAll))}>
                {isAll ? text.showFewer : text.showAll(rows.length)}
              </Button>
            </div>
          )}
          {leftOut > 0 && <Flag words={text.notShown(leftOut)} />}
          <CostTable apart={apart} groups={groups} title={title} shared={shared} id={tableId} isOpen={isTableOpen} />
          <p className="chart__foot" key={arePricesLoading ? 'estimates-loading' : 'estimates'}>
            {text.estimates}
            {supplements > 0 && ` ${text.supplements(supplements)}`}
          </p>
        </div>
      </section>
      {pricesAt && <pricesAt.Comparison {...comparison} text={text} />}
    </>
  );
}

function Flag({ words }: { readonly words: string }) {
  return (
    <p className="chart__flag">
      <Icon of={warn} size="sm" />
      {words}
    </p>
  );
}

interface LegendProps {
  readonly text: CostChartText;
  readonly cost: CostText;
  readonly rows: readonly Row[];
  readonly isWithExtraHelp: boolean;
}

/** The meaning of the bars. Without saved drugs every total is the premium alone, and this line says so (COST-01). */
function Legend({ text, cost, rows, isWithExtraHelp }: LegendProps) {
  if (rows.some(({ total }) => total.kind !== 'none' && total.drugPart === 'none-saved')) {
    return (
      <p className="chart__legend">
        <Key series="premium" />
        {cost.premiumOnly['none-saved']}
      </p>
    );
  }
  return (
    <p className="chart__legend">
      <Key series="premium" />
      {text.premium} + <Key series="drugs" />
      {isWithExtraHelp ? text.drugsWithExtraHelp : text.drugs}
    </p>
  );
}

function Key({ series }: { readonly series: 'premium' | 'drugs' }) {
  return <span className={`chart__key chart__series--${series}`} aria-hidden="true" />;
}

interface GroupProps {
  readonly group: CostGroup;
  readonly shared: RowShared;
  /** The rows that show on a phone. */
  readonly first: ReadonlySet<PlanKey>;
  /** The rows that do not wait for their turn. */
  readonly atOnce: ReadonlySet<PlanKey>;
  /** The plans whose cards are on the page. */
  readonly cards: ReadonlySet<PlanKey>;
  readonly hasHeading: boolean;
}

function Group({ group, hasHeading, ...lists }: GroupProps) {
  const { family, complete, incomplete, withoutTotal } = group;
  const { text, cost } = lists.shared;
  const isAllMore = rowsOf(group).every(({ key }) => !lists.first.has(key));
  // A heading between these rows would look like the start of another group.
  if (family === 'special-needs') return <SpecialNeeds rows={rowsOf(group)} isMore={isAllMore} {...lists} />;
  return (
    <>
      {hasHeading && family !== 'medicare-advantage' && (
        <h3 className={classes('chart__group', isAllMore && 'chart__more')}>{text.family[family]}</h3>
      )}
      <Rows rows={complete} isRanked {...lists} />
      <Rows rows={incomplete} heading={cost.incomplete} isCaution {...lists} />
      <Rows rows={withoutTotal} heading={incomplete.length > 0 ? text.withoutTotal : undefined} {...lists} />
    </>
  );
}

interface SpecialNeedsProps extends Omit<GroupProps, 'group' | 'hasHeading'> {
  readonly rows: readonly Row[];
  readonly isMore: boolean;
}

/** The plans that not everybody can join, always under their heading and without a rank (COST-10). */
function SpecialNeeds({ rows, isMore, ...lists }: SpecialNeedsProps) {
  const [what, ...who] = lists.shared.text.family['special-needs'].split(/(?<=\.) /);
  return (
    <>
      <h3 className={classes('chart__group chart__group--need', isMore && 'chart__more')}>
        <span>
          {what} <span className="chart__who">{who.join(' ')}</span>
        </span>
      </h3>
      <Rows rows={rows} {...lists} />
    </>
  );
}

interface ApartProps {
  readonly rows: readonly ApartRow[];
  /** All rows of the chart in their order. */
  readonly all: readonly Row[];
  readonly shared: RowShared;
}

/** Costs of another year: first, without a bar and without a rank (NEXT-03). */
function Apart({ rows, all, shared }: ApartProps) {
  if (rows.length === 0) return null;
  return (
    <ul className="chart__rows" role="list">
      {rows.map((row) => (
        <CostRow
          row={row}
          shared={shared}
          isMore={false}
          isFirst
          opens={row.inChartYear && all.findIndex(({ key }) => key === row.inChartYear)}
          key={row.key}
        />
      ))}
    </ul>
  );
}

interface RowsProps extends Omit<GroupProps, 'group' | 'hasHeading'> {
  readonly rows: readonly Row[];
  readonly heading?: string | undefined;
  readonly isCaution?: boolean;
  /** A list whose order says which plan costs least. */
  readonly isRanked?: boolean;
}

function Rows({ rows, heading, isCaution, isRanked, shared, first, atOnce, cards }: RowsProps) {
  if (rows.length === 0) return null;
  const List = isRanked ? 'ol' : 'ul';
  const isAllMore = rows.every(({ key }) => !first.has(key));
  return (
    <>
      {heading && (
        <h3 className={classes('chart__group', isCaution && 'chart__group--caution', isAllMore && 'chart__more')}>
          {isCaution && <Icon of={warn} size="sm" />}
          {heading}
        </h3>
      )}
      <List className="chart__rows" role="list">
        {rows.map((row) => (
          <CostRow
            row={row}
            shared={shared}
            isMore={!first.has(row.key)}
            isFirst={atOnce.has(row.key)}
            opens={cards.has(row.key) ? 'card' : null}
            key={row.key}
          />
        ))}
      </List>
    </>
  );
}

/** Whether all totals are lower by Extra Help, some or none: 'with Extra Help' stands only beside amounts that include it (COST-08). */
function extraHelpOf(rows: readonly Row[]): 'all' | 'some' | 'none' {
  const totals = rows.flatMap(({ total }) => (total.kind === 'none' ? [] : [total]));
  const helped = totals.filter(({ isWithExtraHelp }) => isWithExtraHelp).length;
  if (helped === 0) return 'none';
  return helped === totals.length ? 'all' : 'some';
}

/** Sooner it would have no rows, and lose its space for a moment (LOAD-04). */
const arePlansKnown = () => $finished.get().plans && $finished.get().supplement;
const isReady = () => arePlansKnown() && isPricesAtReady.get();

export const component = {
  component: CostChart,
  styles: [base, contained, ...buttonStyles, css],
  when: {
    get: isReady,
    listen: (tell) => {
      const check = () => tell(isReady());
      const stops = [$finished.listen(check), isPricesAtReady.listen(check)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  },
} satisfies ReactComponent;
