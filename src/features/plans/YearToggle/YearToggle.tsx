import { useRef, useState } from 'react';
import { type ReactComponent, useHost } from '../../../element/react-renderer.js';
import { useEmptyHost } from '../../../element/use-empty-host.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import { afterPaint } from '../../../shared/time/after-paint.js';
import base from '../../../ui/base.css?inline';
import { SegmentedToggle, segmentedToggleStyles } from '../../../ui/SegmentedToggle.js';
import { useText } from '../../language/use-text.js';
import { $activeYear } from '../../plan-year/state/year.js';
import { $yearOffers } from '../../plan-year/state/year-offers.js';
import { $isProfileKnown } from '../../profile/state/profile.js';
import { switchYear } from '../actions.js';
import { yearToggle as english } from '../text/en/saved-plans.js';

/**
 * A choice that the page does not show yet, beside the year that showed at the press. Its segment is filled and painted first, because the
 * lists of a year take longer, and their code may still be loaded. Otherwise the browser would not report a press of the other year meanwhile,
 * and the page would end on a year that was not pressed last (YEAR-02).
 */
interface Pressed {
  readonly year: number;
  readonly shown: number | null;
}

/** The two plan years, in the annual enrollment period only (PLN-02, PLN-03, HAND-06). */
function YearToggle() {
  const host = useHost();
  const text = useText(english);
  const activeYear = useAtom($activeYear);
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const newest = useRef<Pressed>(null);
  const offers = useAtom($yearOffers) ?? [];
  const isEmpty = offers.length === 0;
  useEmptyHost(isEmpty);
  if (isEmpty) return null;
  const press = (value: string) => {
    const choice = { year: Number(value), shown: activeYear };
    newest.current = choice;
    setPressed(choice);
    afterPaint(async () => {
      if (newest.current !== choice) return;
      await switchYear(choice.year, host);
      setPressed((last) => (last === choice ? null : last));
    });
  };
  return (
    <div className="root no-print">
      <SegmentedToggle
        legend={text.legend}
        options={offers.map(({ year, starts, isNoLongerSold }) => ({
          value: String(year),
          label: text[starts](year),
          note: isNoLongerSold ? text.noLongerSold : undefined,
        }))}
        value={String(pressed?.shown === activeYear ? pressed.year : activeYear)}
        onChange={press}
        part="year-toggle"
      />
    </div>
  );
}

/**
 * Beside a heading it brings its own space, so that it takes none while there is nothing to choose. On a phone its choices say what they are,
 * and its legend is for screen readers.
 */
const css = `:host([slot]) .root{padding-block-start:var(--ucp-space-2)}
@media (min-width:600px){:host([slot]) .root{padding-block-start:var(--ucp-space-4)}}
@media (max-width:599px){:host([slot]) legend>span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}:host([slot]) .segments__options{width:auto}:host([slot]) .segments label{flex:1 1 auto}}`;

export const component = {
  component: YearToggle,
  styles: [base, ...segmentedToggleStyles, css],
  when: $isProfileKnown,
} satisfies ReactComponent;
