import { createElement, type RefObject, useEffect, useRef } from 'react';
import { useAtom } from '../../../shared/state/use-atom.js';
import { withClickTracking } from '../../../shared/tracking/with-click-tracking.js';
import { Button } from '../../../ui/Button.js';
import { deepActiveElement, focusHeadingOf, isFocusLost } from '../../../ui/focus.js';
import { common as commonEnglish } from '../../language/text/en/common.js';
import { useText } from '../../language/use-text.js';
import { $canComparePharmacies } from '../state/can-compare.js';
import type { CostChartText } from '../text/en/cost-chart.js';

/** The table of pharmacies under the chart, and the button that opens it (PHARM-03). */
export interface OpenComparison {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly button: RefObject<HTMLButtonElement | null>;
}

interface ComparisonProps extends OpenComparison {
  readonly text: CostChartText;
}

/** Nothing if there is nothing to compare (PHARM-01). */
export function CompareButton({ isOpen, setOpen, button, text }: ComparisonProps) {
  if (!useAtom($canComparePharmacies)) return null;
  return (
    <Button
      kind="quiet"
      className="chart__compare"
      aria-expanded={isOpen}
      onClick={withClickTracking('Compare Pharmacies', () => setOpen(!isOpen))}
      ref={button}
    >
      {text.comparePharmacies}
    </Button>
  );
}

/** The tag of the table. It comes with its own code and sheets, which no page needs before. */
export function Comparison({ isOpen, ...comparison }: ComparisonProps) {
  const canCompare = useAtom($canComparePharmacies);
  return isOpen && canCompare ? <Opened {...comparison} /> : null;
}

function Opened({ setOpen, button, text }: Omit<ComparisonProps, 'isOpen'>) {
  const { close } = useText(commonEnglish);
  const table = useRef<HTMLElement & { readonly ready?: Promise<void> }>(null);
  // The table may start below the window: without this, the press would seem to do nothing.
  useEffect(() => {
    const { current: opened } = table;
    const { current: pressed } = button;
    opened?.ready?.then(() => {
      if (opened.isConnected && (deepActiveElement() === pressed || isFocusLost())) focusHeadingOf([opened]);
    });
  }, [button]);
  const end = withClickTracking('Close', () => {
    setOpen(false);
    button.current?.focus();
  });
  return (
    <div className="root chart-table">
      {createElement(
        'ucp-pharmacy-comparison',
        { ref: table },
        <div slot="action">
          <Button kind="quiet" className="chart__switch" suffix={text.closeSuffix} onClick={end}>
            {close}
          </Button>
        </div>,
      )}
    </div>
  );
}
