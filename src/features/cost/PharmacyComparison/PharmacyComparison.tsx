import { useEffect, useId, useRef } from 'react';
import { type ReactComponent, useHost } from '../../../element/react-renderer.js';
import { useEmptyHost } from '../../../element/use-empty-host.js';
import { useIsCloaked } from '../../../shared/shopper/use-is-cloaked.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import base from '../../../ui/base.css?inline';
import contained from '../../../ui/contained.css?inline';
import { focusHeading } from '../../../ui/use-focus-after-removal.js';
import { useKeptFocus } from '../../../ui/use-kept-focus.js';
import { pricePharmacy, restorePharmacy, savePharmacy } from '../../drugs/actions.js';
import { common as commonEnglish } from '../../language/text/en/common.js';
import { useText } from '../../language/use-text.js';
import { $notices } from '../../lists/state/notices.js';
import { $savingPharmacy } from '../../pharmacies/state/pharmacies.js';
import { planCard as cardEnglish } from '../../plan/text/en/plan-card.js';
import { Notices } from '../../profile/Notices/Notices.js';
import { $isProfileKnown } from '../../profile/state/profile.js';
import { keepColumns } from '../actions.js';
import { $comparedPharmacies } from '../state/pharmacy-comparison.js';
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
  const common = useText(commonEnglish);
  const isCloaked = useIsCloaked();
  const shown = useAtom($comparedPharmacies);
  const saving = useAtom($savingPharmacy);
  const posted = useAtom($notices).drugs.filter((one) => 'pharmacy' in one && !one.isInToast);
  const root = useRef<HTMLElement>(null);
  // The pressed button disappears with its work. On a phone, the message is beside its place, and the heading is far above.
  useKeptFocus(root, posted.length > 0 ? '.notice' : 'h2');
  useEffect(keepColumns, []);
  const unasked = shown?.unasked;
  useEffect(() => {
    for (const number of unasked ?? []) void pricePharmacy(number);
  }, [unasked]);
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
    saving,
    texts: { text, cost, chart, card, common, saysExtraHelp: extraHelp === 'some' },
    onUse: isCloaked ? null : ({ number }) => void savePharmacy(number, host),
    onRetry: ({ number }) => void pricePharmacy(number),
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
        <div className="pharmacies__messages">
          <Notices
            posted={posted}
            onClosed={() => root.current && focusHeading(root.current)}
            onPutBack={(target) => void restorePharmacy(target)}
          />
        </div>
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
