import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHost } from '../../../element/react-renderer.js';
import { adoptStyles } from '../../../element/sheets.js';
import { shadowRootOf } from '../../../shared/page/shadow-root-of.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import { withClickTracking } from '../../../shared/tracking/with-click-tracking.js';
import { Button } from '../../../ui/Button.js';
import { Icon } from '../../../ui/Icon.js';
import { pharmacy as pharmacyIcon } from '../../../ui/icons/pharmacy.js';
import { warn } from '../../../ui/icons/warn.js';
import { type Announcement, announce, LiveRegion } from '../../../ui/LiveRegion.js';
import { RadioChoice, radioChoiceStyles } from '../../../ui/RadioChoice.js';
import { useSwappedFocus } from '../../../ui/use-swapped-focus.js';
import { choosePricesAt, pricePharmacy } from '../../drugs/actions.js';
import { $estimates } from '../../known-plans/state/estimates.js';
import { common as commonEnglish } from '../../language/text/en/common.js';
import { useText } from '../../language/use-text.js';
import type { Pharmacy } from '../../pharmacies/rules/pharmacy.js';
import { $pharmacies, $pricesAt } from '../../pharmacies/state/pharmacies.js';
import { $pharmacy } from '../../pharmacies/state/pharmacy.js';
import type { CostChartText } from '../text/en/cost-chart.js';
import { pricesAt as english, type PricesAtText } from '../text/en/prices-at.js';
import { CompareButton, Comparison, type OpenComparison } from './ComparePharmacies.js';
import css from './PricesAt.css?inline';

export { Comparison };

interface PricesAtProps {
  readonly comparison: OpenComparison;
  readonly text: CostChartText;
}

/**
 * The pharmacy whose prices the page shows, and the choice of another one for this page. Nothing with fewer than two (PHARM-01, PHARM-02).
 * At the end of its line stands the button that compares them (PHARM-03).
 */
export function PricesAt({ comparison, text: chartText }: PricesAtProps) {
  const text = useText(english);
  const host = useHost();
  const root = useRef<HTMLDivElement>(null);
  const pharmacies = useAtom($pharmacies);
  const at = useAtom($pricesAt);
  const [isOpen, setOpen] = useState(false);
  useSwappedFocus(root, isOpen);
  // The chart does not list these sheets, because they come with this code.
  useLayoutEffect(() => {
    const shadow = shadowRootOf(host);
    if (shadow) adoptStyles(shadow, [...radioChoiceStyles, css]);
  }, [host]);
  if (pharmacies.length === 0) return null;
  return (
    <div className="at" ref={root} part="prices-at">
      {isOpen ? (
        <Choices pharmacies={pharmacies} at={at} text={text} onDone={withClickTracking('Done Prices At', () => setOpen(false))} />
      ) : (
        <p className="at__line">
          <Icon of={pharmacyIcon} />
          <span>
            {text.line} <b>{at?.name ?? text.none}</b>
          </span>
          <span>
            <span aria-hidden="true">· </span>
            <Button kind="quiet" suffix={text.changeSuffix} onClick={withClickTracking('Change Prices At', () => setOpen(true))}>
              {text.change}
            </Button>
          </span>
        </p>
      )}
      <CompareButton {...comparison} text={chartText} />
      <Outcome at={at} text={text} />
    </div>
  );
}

interface ChoicesProps {
  readonly pharmacies: readonly Pharmacy[];
  readonly at: Pharmacy | null;
  readonly text: PricesAtText;
  readonly onDone: () => void;
}

/** Each choice shows its prices at once. The choices stay open until the shopper is done. */
function Choices({ pharmacies, at, text, onDone }: ChoicesProps) {
  const saved = useAtom($pharmacy);
  const place = pharmacies.findIndex(({ number }) => number === at?.number);
  const choose = (value: string) => {
    const pharmacy = pharmacies[Number(value)];
    if (pharmacy) void choosePricesAt(pharmacy.number);
  };
  return (
    <div className="at__ask">
      <RadioChoice
        legend={text.legend}
        // The value is an attribute of the page, which never has the number of a pharmacy.
        options={pharmacies.map((one, order) => ({ value: String(order), label: one.name, note: kindOf(one, saved, text) }))}
        value={place < 0 ? null : String(place)}
        onChange={choose}
      />
      <div className="at__foot">
        <span>{saved ? text.note(saved.name) : text.noteWithout}</span>
        <Button kind="quiet" onClick={onDone}>
          {text.done}
        </Button>
      </div>
    </div>
  );
}

function kindOf({ number, isMailOrder, isPreferredNetwork, isSaver }: Pharmacy, saved: Pharmacy | null, text: PricesAtText): string {
  return text.kind(isMailOrder, isPreferredNetwork || isSaver, number === saved?.number);
}

/** Says politely when the prices of a new choice are there. A failure stays on the page, with a button that asks again. */
function Outcome({ at, text }: Pick<ChoicesProps, 'at' | 'text'>) {
  const { tryAgain } = useText(commonEnglish);
  const { awaited, hasFailed } = useAtom($estimates);
  const [announcement, setAnnouncement] = useState<Announcement | null>(null);
  const outcome = hasFailed ? 'failed' : awaited.length > 0 ? 'loading' : 'nowShown';
  const shown = useRef({ number: at?.number, outcome });
  useEffect(() => {
    const before = shown.current;
    const isNews = before.number !== at?.number || before.outcome === 'failed' || (before.outcome === 'loading' && outcome === 'failed');
    // A choice that loads is announced when its prices are there.
    if (outcome === 'loading') {
      if (isNews) shown.current = { number: undefined, outcome };
      return;
    }
    shown.current = { number: at?.number, outcome };
    if (isNews && at) setAnnouncement((last) => announce(last, text[outcome](at.name)));
  }, [at, outcome, text]);
  return (
    <>
      {hasFailed && at && (
        <p className="at__failed">
          <Icon of={warn} size="sm" />
          <span>{text.failed(at.name)}</span>
          <Button kind="quiet" suffix={text.failed(at.name)} onClick={() => void pricePharmacy(at.number)}>
            {tryAgain}
          </Button>
        </p>
      )}
      <LiveRegion say={announcement} />
    </>
  );
}
