import { useEffect, useId, useRef } from 'react';
import { type ReactComponent, useHost } from '../../../element/react-renderer.js';
import { useEmptyHost } from '../../../element/use-empty-host.js';
import { useIsCloaked } from '../../../shared/shopper/use-is-cloaked.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import base from '../../../ui/base.css?inline';
import contained from '../../../ui/contained.css?inline';
import { useKeptFocus } from '../../../ui/use-kept-focus.js';
import { common as commonEnglish } from '../../language/text/en/common.js';
import { useText } from '../../language/use-text.js';
import { planCard as cardEnglish } from '../../plan/text/en/plan-card.js';
import { $isProfileKnown } from '../../profile/state/profile.js';
import { $comparedPharmacies, keepColumns } from '../state/pharmacy-comparison.js';
import { cost as costEnglish } from '../text/en/cost.js';
import { costChart as chartEnglish } from '../text/en/cost-chart.js';
import { pharmacyComparison as english } from '../text/en/pharmacy-comparison.js';
import { Lists } from './Lists.js';
import type { ComparisonProps, PharmacyColumn } from './parts.js';
import { pharmacyComparisonStyles } from './styles.js';
import { Table } from './Table.js';

/** The yearly cost of each plan at each pharmacy (PHARM-03). Nothing with fewer than two pharmacies (PHARM-01). */
function PharmacyComparison() {
  const host = useHost();
  const id = useId();
  const text = useText(english);
  const cost = useText(costEnglish);
  const chart = useText(chartEnglish);
  const card = useText(cardEnglish);
  const { tryAgain } = useText(commonEnglish);
  const isCloaked = useIsCloaked();
  const shown = useAtom($comparedPharmacies);
  const root = useRef<HTMLElement>(null);
  useKeptFocus(root);
  useEffect(keepColumns, []);
  useEmptyHost(!shown);
  if (!shown) return null;
  const { pharmacies, yours, table } = shown;
  const { extraHelp, sections } = table;
  const columns = pharmacies.map(
    (pharmacy, at): PharmacyColumn => ({ pharmacy, isYours: pharmacy.number === yours, state: table.columns[at] ?? 'loading' }),
  );
  const props: ComparisonProps = {
    columns,
    sections,
    texts: { text, cost, chart, card, tryAgain, saysExtraHelp: extraHelp === 'some' },
    onUse: isCloaked ? null : (pharmacy) => usePharmacy(pharmacy, host),
    onRetry: (pharmacy) => retryPrices(pharmacy),
  };
  return (
    <section className="root root--main" aria-labelledby={id} ref={root}>
      <div className={`pharmacies pharmacies--${sizeOf(columns)}`} part="pharmacies">
        <div className="pharmacies__head">
          <h2 id={id}>{text.heading}</h2>
          <slot name="action" />
          <p>{extraHelp === 'all' ? text.leadWithExtraHelp : text.lead}</p>
        </div>
        <Table {...props} />
        <Lists {...props} />
        <p className="pharmacies__foot">{chart.estimates}</p>
      </div>
    </section>
  );
}

/** The table needs more space with more columns. */
function sizeOf({ length }: readonly PharmacyColumn[]): 'three' | 'four' | 'five' {
  if (length <= 3) return 'three';
  return length === 4 ? 'four' : 'five';
}

export const component = {
  component: PharmacyComparison,
  styles: [base, contained, ...pharmacyComparisonStyles],
  when: $isProfileKnown,
} satisfies ReactComponent;
