import type { MouseEvent } from 'react';
import { withClickTracking } from '../../shared/tracking/with-click-tracking.js';
import { focusText } from '../../ui/focus-text.js';
import { handleLinkClick } from '../../ui/handle-link-click.js';
import type { PlanKey } from '../plan/rules/plan.js';
import { cardHeading } from './state/cards-on-page.js';

/** The handler of a link to the plan's card: focus moves to the heading of the card, which scrolls it into view. */
export function openCard(key: PlanKey): (event: MouseEvent) => void {
  return handleLinkClick(
    withClickTracking('Show Plan', () => {
      const heading = cardHeading(key);
      if (heading) focusText(heading);
    }),
  );
}
