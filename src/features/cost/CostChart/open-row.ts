import type { MouseEvent } from 'react';
import { withClickTracking } from '../../../shared/tracking/with-click-tracking.js';
import { focusText } from '../../../ui/focus-text.js';
import { handleLinkClick } from '../../../ui/handle-link-click.js';

/** The handler of a link to another row of the chart: focus moves to the name in that row, which scrolls it into view. */
export function openRow(place: number): (event: MouseEvent) => void {
  return (event) => {
    const chart = event.currentTarget.closest('[part=chart]');
    handleLinkClick(
      withClickTracking('Show Plan', () => {
        const name = chart?.querySelectorAll<HTMLElement>('.chart__name')[place];
        const link = name?.querySelector('a');
        if (link) link.focus();
        else if (name) focusText(name);
      }),
    )(event);
  };
}
