import { useId } from 'react';
import { premiumText } from '../../domain/money/money-text.js';
import type { ReactPiece } from '../../platform/react-renderer.js';
import { $finished } from '../../store/loading.js';
import { $shownCost } from '../../store/shown-cost.js';
import { costChart as english } from '../../text/en/cost-chart.js';
import type { CostChartText } from '../../text/messages.js';
import button from '../../ui/Button.css?inline';
import base from '../../ui/base.css?inline';
import contained from '../../ui/contained.css?inline';
import { Icon } from '../../ui/Icon.js';
import { warn } from '../../ui/icons/warn.js';
import type { HeadingProps } from '../heading-props.js';
import { useEmptyHost } from '../use-empty-host.js';
import { useFact } from '../use-fact.js';
import { useText } from '../use-text.js';
import css from './CostChart.css?inline';
import { CostRow } from './CostRow.js';
import { CostTable } from './CostTable.js';

/** The yearly costs of the saved plans; nothing where none is saved, which the saved plans themselves say. */
function CostChart({ heading, noHeading }: HeadingProps) {
  const id = useId();
  const text = useText('costChart', english);
  const cost = useFact($shownCost);
  const isEmpty = !cost?.rows.length;
  useEmptyHost(isEmpty);
  if (isEmpty) return null;
  const { rows, scale, leftOut } = cost;
  const title = heading ?? text.heading;
  const titleId = noHeading ? undefined : id;
  return (
    <section className="root root--chart no-print" aria-labelledby={titleId} aria-label={noHeading ? title : undefined}>
      <figure className="chart" part="chart" aria-labelledby={titleId}>
        <figcaption>
          {!noHeading && <h2 id={id}>{title}</h2>}
          <p className="chart__lead">{text.lead}</p>
          <Legend text={text} />
        </figcaption>
        <div className="chart__plot">
          <div className="chart__axis" aria-hidden="true">
            <span className="chart__ticks">
              {scale.ticks.map((tick) => (
                <span key={tick}>{premiumText(tick)}</span>
              ))}
            </span>
          </div>
          <ul className="chart__rows" role="list">
            {rows.map((row) => (
              <CostRow row={row} max={scale.max} text={text} key={row.key} />
            ))}
          </ul>
        </div>
        {leftOut > 0 && (
          <p className="chart__flag">
            <Icon of={warn} size="sm" />
            {text.notShown(leftOut)}
          </p>
        )}
        <p className="chart__foot">{text.foot}</p>
        <CostTable rows={rows} title={title} text={text} />
      </figure>
    </section>
  );
}

function Legend({ text }: { readonly text: CostChartText }) {
  return (
    <ul className="chart__legend" role="list">
      <li>
        <span className="chart__key chart__series--premium" />
        {text.premium}
      </li>
      <li>
        <span className="chart__key chart__series--drugs" />
        {text.legendDrugs}
      </li>
    </ul>
  );
}

/** Sooner it would have no rows, and give up its room for a moment (LOAD-04). */
const arePlansKnown = () => $finished.get().plans && $finished.get().supplement;

export const piece = {
  component: CostChart,
  styles: [base, contained, button, css],
  when: {
    get: arePlansKnown,
    listen: (tell) => $finished.listen(() => tell(arePlansKnown())),
  },
} satisfies ReactPiece;
